/** The words of a selection in German, and what they are called in the language it is written in. */
export const keywords: Readonly<Record<string, readonly string[]>> = {
  mit: ['with'],
  ohne: ['without'],
  kein: ['no'],
  keine: ['no'],
  keinen: ['no'],
  mindestens: ['at', 'least'],
  höchstens: ['at', 'most'],
  oder: ['or'],
  wenn: ['if'],
  falls: ['if'],
  kostet: ['costing'],
  kosten: ['costing'],
  bann: ['bane'],
  alle: ['all'],
}

/** The types of piles as one counts them, by what they are called in the rules. */
export const countedTypes: Readonly<Record<string, readonly string[]>> = {
  action: ['Aktion', 'Aktionen', 'Aktionskarte', 'Aktionskarten'],
  treasure: ['Geld', 'Geldkarte', 'Geldkarten'],
  victory: ['Punkte', 'Punktekarte', 'Punktekarten'],
  attack: ['Angriff', 'Angriffe', 'Angriffskarte', 'Angriffskarten'],
  reaction: ['Reaktion', 'Reaktionen', 'Reaktionskarte', 'Reaktionskarten'],
  duration: ['Dauer', 'Dauerkarte', 'Dauerkarten'],
  gathering: ['Sammlung', 'Sammlungen'],
  command: ['Befehl', 'Befehle'],
}

export const sideways = {
  events: ['Ereignis', 'Ereignisse'],
  landmarks: ['Landmarke', 'Landmarken'],
} as const
