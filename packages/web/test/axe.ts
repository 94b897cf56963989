import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Runs axe on the page as people see it: tests let nothing be painted, which hides colours from axe. What lies outside of all
 * landmarks costs it much to find, and is never serious. Where a dialog is open nobody gets to what lies behind it.
 */
const RUN = `(async () => {
  const [unpainted] = document.adoptedStyleSheets
  unpainted.disabled = true
  try {
    const rules = { region: { enabled: false } }
    const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return await axe.run(within, { resultTypes: ['violations'], selectors: false, iframes: false, preload: false, rules })
  } finally {
    unpainted.disabled = false
  }
})()`

/** What axe finds serious on the page as it is. */
export async function serious(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const { violations }: AxeResults = await page.evaluate(RUN)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
