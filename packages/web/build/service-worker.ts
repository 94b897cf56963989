import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * What runs between the page and the network: everything that was built is kept, and answered from there. It also shows
 * what the server tells a browser whose pages are closed, and opens the page there.
 */
export const source = (cache: string, files: readonly string[]): string => `const CACHE = ${JSON.stringify(cache)}
const FILES = ${JSON.stringify(files)}
self.addEventListener('install', event => {
  event.waitUntil(caches.open(CACHE).then(cache => cache.addAll(FILES)).then(() => self.skipWaiting()))
})
self.addEventListener('activate', event => {
  const old = keys => Promise.all(keys.filter(key => key !== CACHE).map(key => caches.delete(key)))
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()))
})
self.addEventListener('fetch', event => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  const page = request.mode === 'navigate' && url.pathname === new URL('./', location).pathname
  const kept = () => caches.match(page ? './' : request, { ignoreSearch: true, ignoreVary: true })
  // The page itself is asked for first, so that a new version comes with the next visit.
  event.respondWith(
    page ? fetch(request).catch(kept) : kept().then(answer => answer ?? fetch(request)),
  )
})
// A notice comes with the name of a table or tournament and the way there, and nothing else. One a table is shown.
self.addEventListener('push', event => {
  const { route, title, body } = event.data.json()
  const notice = { body, tag: 'kartentisch ' + route[1], data: route, icon: 'icon-192.png' }
  event.waitUntil(self.registration.showNotification(title, notice))
})
self.addEventListener('notificationclick', event => {
  event.notification.close()
  const address = new URL('./#/' + event.notification.data.map(encodeURIComponent).join('/'), location).href
  const show = pages => {
    const page = pages.find(one => one.url === address) ?? pages[0]
    if (page === undefined) return self.clients.openWindow(address)
    return page.focus().then(shown => shown.url === address ? shown : shown.navigate(address))
  }
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(show))
})
`

/** Ours: vite-plugin-pwa could do it too, but brings more than 300 packages for these lines. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = [
        './',
        'icon.svg',
        'manifest.webmanifest',
        ...Object.keys(bundle).filter(file => !/\.(map|woff)$|^index\.html$/.test(file)),
      ]
      const hash = createHash('sha256')
      for (const item of Object.values(bundle)) hash.update(item.type === 'chunk' ? item.code : item.source)
      const cache = `kartentisch-${hash.digest('hex').slice(0, 12)}`
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: source(cache, files) })
    },
  }
}
