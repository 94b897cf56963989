/** Whose games, pictures and letters these are. */
export const about = {
  'about games':
    'Kartentisch ist ein unabhängiges Fanprojekt. Dominion ist von Donald X. Vaccarino und bei Rio Grande Games erschienen; Die Burgen von Burgund: Das Kartenspiel ist von Stefan Feld und bei alea / Ravensburger erschienen. Die Namen gehören ihren Inhabern, die mit diesem Projekt nichts zu tun haben. Jeder Satz und jede Zeile Code hier ist von uns.',
  'about pictures': 'Bilder und Schrift',
  'about icons': 'Die Szenen auf den Karten sind von uns gemalt; die Zeichen darin stammen von',
  'about letters': 'Die Schrift ist',
  'about assumed': 'Burgund: noch nicht geprüfte Werte',
  'about assumed why':
    'Diese Werte der Karten nennt die Spielregel nicht. Sie sind angenommen, bis jemand die gedruckten Karten angesehen hat:',
  'about page': 'Diese Seite',
  'about offline':
    'Spiele gegen Bots laufen auf diesem Gerät und werden nur hier gespeichert. Die Seite lässt sich installieren und funktioniert ohne Netz.',
}
