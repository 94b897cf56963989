/** Whose games, pictures and letters these are. */
export const about = {
  'about games':
    'Kartentisch is an independent fan project. Dominion is by Donald X. Vaccarino and published by Rio Grande Games; The Castles of Burgundy: The Card Game is by Stefan Feld and published by alea / Ravensburger. Names belong to their owners, who have nothing to do with this project. Every sentence and every line of code here is our own.',
  'about pictures': 'Pictures and letters',
  'about icons': 'The scenes on the cards are painted by us; the signs in them come from',
  'about letters': 'The letters are',
  'about assumed': 'Burgund: values not yet checked',
  'about assumed why':
    'The rulebook doesn’t state these values of the cards. They are assumed until somebody has looked at the printed cards:',
  'about page': 'This page',
  'about offline':
    'Games against bots run on this machine and are stored here only. The page can be installed and works without a network.',
} as const
