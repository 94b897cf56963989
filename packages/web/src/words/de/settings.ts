/** What can be settled for this machine. */
export const settings = {
  language: 'Sprache',
  motion: 'Bewegung',
  'motion off': 'aus',
  'motion fast': 'schnell',
  'motion normal': 'normal',
  'motion slow': 'langsam',
  sort: 'Ordnung der Hand',
  'sort type': 'nach Typ',
  'sort cost': 'nach Kosten',
  'sort name': 'nach Namen',
  'auto treasures': 'In der Kaufphase alle Geldkarten von selbst ausspielen',
  'larger type': 'Größere Schrift',
  'high contrast': 'Hoher Kontrast',
  'single keys': 'Einzelne Tasten tun etwas (siehe ?)',
}
