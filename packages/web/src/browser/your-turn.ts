import { sayIn } from '../words/language.ts'
import { linkTo } from './route.ts'
import { settings } from './settings.ts'

/** Whether this browser can tell somebody who looks elsewhere. */
export const canNotify = (): boolean => 'Notification' in window

/** Asks the browser for leave to tell; gives whether it may. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Told by the browser to who wants that and looks elsewhere: one notice a table or tournament. */
function notify(route: readonly string[], title: string, body: string): void {
  if (!settings().notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  const notice = new Notification(title, { body, tag: `kartentisch ${route.join(' ')}` })
  notice.onclick = () => {
    window.focus()
    location.hash = linkTo(...route)
    notice.close()
  }
}

/** It has become one's turn at a table. */
export const tellTurn = (table: string, name: string): void =>
  notify(['table', table], sayIn(settings().language)('your turn'), name)

/** A tournament calls one: to say that one is there, or to one's game. */
export const tellCall = (tournament: string, table: string | undefined, name: string): void =>
  table === undefined
    ? notify(['tournament', tournament], sayIn(settings().language)('told check-in'), name)
    : notify(['table', table], sayIn(settings().language)('told game'), name)

/** Somebody asks one to a table; there one is led by the notice on the page. */
export const tellInvite = (table: string, from: string): void =>
  notify(['table', table], sayIn(settings().language)('invited by', { name: from }), '')
