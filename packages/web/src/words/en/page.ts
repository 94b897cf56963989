/** What every page says. */
export const page = {
  loading: 'Laying the table …',
  close: 'Close',
  home: 'Home',
  more: 'More',
  about: 'About',
  settings: 'Settings',
  no: 'No',
} as const
