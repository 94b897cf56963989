/** What commands that experiment say. */
export const experiments = {
  listening: 'Listening at {at}. Ctrl-C ends it.',
} as const
