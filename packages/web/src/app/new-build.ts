/** The build that was reloaded last, so that one which lacks something isn't reloaded for ever. */
const RELOADED = 'kartentisch reloaded'

/**
 * A new build takes the files of the one before away under an open page. What is loaded later is missing then, and the
 * page comes back whole with the new build: once, for whatever else is wrong isn't mended by coming again.
 */
export function reloadForNewBuild(): void {
  addEventListener('vite:preloadError', () => {
    const build = import.meta.url
    // Without a network there is no new build, and coming back would leave nothing.
    if (!navigator.onLine || sessionStorage.getItem(RELOADED) === build) return
    sessionStorage.setItem(RELOADED, build)
    location.reload()
  })
}
