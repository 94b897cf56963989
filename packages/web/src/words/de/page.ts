/** What every page says. */
export const page = {
  loading: 'Der Tisch wird gedeckt …',
  close: 'Schließen',
  home: 'Start',
  more: 'Mehr',
  about: 'Über',
  settings: 'Einstellungen',
  no: 'Nein',
}
