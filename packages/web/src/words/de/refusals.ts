/** Why something can’t be done with games on this machine, replays and links. */
export const refusals = {
  'not here': 'Dieses Spiel ist nicht mehr auf diesem Gerät.',
  'no table': 'Es ist kein Tisch offen.',
  'nothing asked': 'Das Spiel ist aus; es gibt nichts zu beantworten.',
  'another asked': 'Jemand anders ist gefragt.',
  'no bot asked': 'Kein Bot ist gefragt.',
  'nothing to undo': 'Es gibt nichts zurückzunehmen.',
  'no study': 'Was in diesem Spiel gewinnt, lässt sich hier nicht herausfinden.',
  'no such game': 'Ein Spiel „{game}“ gibt es hier nicht.',
  'no such puzzle': 'Ein Rätsel „{name}“ gibt es hier nicht.',
  'not over': 'Dieses Spiel läuft noch zwischen mehreren Leuten. Ansehen lässt es sich, wenn es zu Ende ist.',
  'no game open': 'Es ist kein Spiel offen.',
  'cannot store': 'In diesem Browser lässt sich kein Spiel speichern: Von hier aus geht es nicht weiter.',
  'over here': 'Hier ist das Spiel zu Ende.',
  'link damaged':
    'Der Link ist beschädigt. Vielleicht wurde er beim Kopieren abgeschnitten: Lass ihn dir noch einmal ganz schicken.',
  'no game file': 'Das ist keine Datei eines aufgezeichneten Spiels.',
  'file gone': 'Diese Datei ist nicht mehr hier. Öffne sie noch einmal.',
  unreachable:
    'Das Spiel ist nicht zu bekommen: Hier gibt es kein beendetes Spiel dieses Namens, oder die Verbindung fehlt.',
  'no connection': 'Der Server ist nicht zu erreichen. Ist die Verbindung da? Versuch es gleich noch einmal.',
  'no such kingdom': 'Es gibt kein empfohlenes Königreich „{id}“.{meant}',
  'not understood': 'Was der Server sagt, wird hier nicht verstanden: Lade die Seite neu.',
}
