/** Changes when a message changes its meaning. A server speaks one version and says so. */
export const VERSION = 1
