export const wire = {
  damaged: 'The server sent something that cannot be read ({reason}).',
  newer: 'The server speaks of something this program does not know: it is newer. Load the page again.',
  closed: 'The connection has been closed.',
} as const
