/** What keys do. */
export const keys = {
  keys: 'Tasten',
  'key cards': 'Diese Handkarte oder Möglichkeit wählen',
  'key choice': 'Diese Antwort wählen',
  'key treasures': 'Alle Geldkarten ausspielen',
  'key end': 'Phase beenden',
  'key confirm': 'Auswahl bestätigen',
  'key none': 'Nichts wählen',
  'key undo': 'Zurücknehmen',
  'key arrows': 'Auf dem Tisch von Karte zu Karte gehen',
  'key tab': 'Durch alles Wählbare gehen; die Eingabetaste wählt',
  'key look': 'Die Karte lesen, auf der man ist',
  'key escape': 'Fenster schließen',
  'key help': 'Diese Tasten zeigen',
}
