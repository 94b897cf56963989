/** Class names in one string; what isn't there is left out. */
export const classes = (...names: readonly (string | undefined | false)[]): string => names.filter(Boolean).join(' ')
