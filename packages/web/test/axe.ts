import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Rules whose breach axe never calls serious: they needn't be looked into. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'aria-deprecated-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'html-xml-lang-mismatch',
  'image-redundant-alt',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'meta-viewport',
  'meta-viewport-large',
  'no-autoplay-audio',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
  'server-side-image-map',
  'skip-link',
  'table-duplicate-name',
]
const RULES = JSON.stringify(Object.fromEntries(NEVER_SERIOUS.map(rule => [rule, { enabled: false }])))

/**
 * Runs axe on the page as people see it: tests let nothing be painted, which hides colours from axe. Where a dialog is open
 * nobody gets to what lies behind it.
 */
const RUN = `(async () => {
  const [unpainted] = document.adoptedStyleSheets
  unpainted.disabled = true
  try {
    const rules = ${RULES}
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
