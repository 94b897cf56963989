import type { storing as en } from '../en/storing.ts'

export const storing: Readonly<Record<keyof typeof en, string>> = {
  newerSchema:
    '{where} wurde zuletzt von einem neueren Kartentisch geschrieben (Schema {version}, dieser kennt {known}). Starte jene Version, oder stelle eine Sicherung von vor dem Wechsel wieder her.',
  unusableFolder:
    'Der Ordner {folder} ist nicht zu gebrauchen: {why}. DATA_DIR ist ein Ordner, in den dieser Benutzer schreiben darf.',
  databaseAway: 'Das PostgreSQL bei {where} ist nicht zu gebrauchen: {why}. Läuft es, und stimmt DATABASE_URL?',
  folderTaken:
    'Ein anderer Server benutzt den Ordner {folder}. Halte ihn an, oder gib diesem einen eigenen DATA_DIR; mehrere Server teilen sich ein PostgreSQL.',
  nothingToBackUp: 'In {folder} gibt es nichts zu sichern: Da ist keine {file}.',
  backupDamaged:
    'Die Kopie {file} ist beschädigt: {why}. Sieh nach der Platte, und verlass dich nicht auf diese Sicherung.',
  backupThere: '{target} gibt es schon. Eine Sicherung kommt in einen neuen Ordner.',
  noZstandard:
    'Node {version} kann dieses Spiel nicht lesen: Ein neueres hat es zusammengelegt. Nimm Node 22.15 oder neuer.',
  notAFolder: 'Er ist eine Datei oder liegt in einer',
  noSqlite:
    'Node {version} bringt kein SQLite mit. Nimm Node 22.13 oder neuer, oder verwahre die Spiele in einem PostgreSQL: Setze DATABASE_URL.',
}
