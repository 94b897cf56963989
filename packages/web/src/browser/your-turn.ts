import { sayIn } from '../words/language.ts'
import { linkTo } from './route.ts'
import { settings } from './settings.ts'

/** Whether this browser can tell somebody who looks elsewhere. */
export const canNotify = (): boolean => 'Notification' in window

/** Asks the browser for leave to tell; gives whether it may. */
export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** It has become one's turn at a table: told by the browser to who wants that and looks elsewhere. */
export function tellTurn(table: string, name: string): void {
  if (!settings().notify || !canNotify() || Notification.permission !== 'granted' || !document.hidden) return
  const say = sayIn(settings().language)
  // One notice a table, however often it becomes one's turn.
  const notice = new Notification(say('your turn'), { body: name, tag: `kartentisch ${table}` })
  notice.onclick = () => {
    window.focus()
    location.hash = linkTo('table', table)
    notice.close()
  }
}
