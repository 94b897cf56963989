/** Files and logs that were opened: they stay as long as the tab is open, also when the page is loaded anew. */

/** Without storage they stay until the page is loaded anew. */
const texts = new Map<string, string>()
const keyOf = (name: string): string => `kartentisch text ${name}`

export function keepText(name: string, text: string): void {
  texts.set(name, text)
  try {
    sessionStorage.setItem(keyOf(name), text)
  } catch {
    // There is no room for it: see above.
  }
}

export function keptText(name: string): string | undefined {
  try {
    return texts.get(name) ?? sessionStorage.getItem(keyOf(name)) ?? undefined
  } catch {
    return undefined
  }
}

export function forgetText(name: string): void {
  texts.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    // Nothing was kept there.
  }
}
