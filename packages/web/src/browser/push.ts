/** Whether this browser can be told while no page is open: it takes a service worker, and a page that came by TLS. */
export const canBeTold = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window

/** By what this browser is told, if it is. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  if (!canBeTold()) return null
  const worker = await navigator.serviceWorker.getRegistration()
  return worker?.pushManager.getSubscription() ?? null
}

/** Asks the browser for leave to be told, and for the address to tell it by. */
export async function subscribe(publicKey: string): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
