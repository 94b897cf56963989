export const storing = {
  newerSchema:
    '{where} was last written by a newer Kartentisch (its schema is {version}, this one knows {known}). Start that version, or restore a backup from before the upgrade.',
  unusableFolder: 'The folder {folder} can’t be used: {why}. DATA_DIR is a folder this user may write to.',
  databaseAway: 'The PostgreSQL at {where} can’t be used: {why}. Is it running, and is DATABASE_URL right?',
  folderTaken:
    'Another server is using the folder {folder}. Stop it, or give this one a DATA_DIR of its own; several servers share a PostgreSQL.',
  nothingToBackUp: 'There is nothing to back up in {folder}: it has no {file}.',
  backupDamaged: 'The copy {file} is damaged: {why}. Look after the disk, and don’t rely on this backup.',
  backupThere: '{target} is there already. A backup goes into a new folder.',
  noZstandard: 'Node {version} can’t read this game: a newer one has put it together. Use Node 22.15 or newer.',
  notAFolder: 'it is a file, or lies in one',
  noSqlite:
    'Node {version} brings no SQLite. Use Node 22.13 or newer, or keep the games in a PostgreSQL: set DATABASE_URL.',
} as const
