import { type Browser, chromium, type Page } from 'playwright-core'
import { browser, program } from '../../../scripts/programs.ts'

/** Where a game of Dominion begins, at home. */
export const NEW_DOMINION = 'section[aria-labelledby="new-dominion"]'
export const START = `${NEW_DOMINION} button[type=submit]`

export const DESKTOP = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 768 }
export const LAPTOP = { width: 1280, height: 720 }
export const LARGE = { width: 1920, height: 1080 }
export const PHONE = { width: 390, height: 844 }
export const SIDEWAYS = { width: 844, height: 390 }

/** How long anything is waited for: a machine that has other things to do must not fail a test, a page that hangs must. */
export const PATIENCE_MS = 60_000

const OPTIONS = {
  executablePath: process.env.CHROMIUM ?? browser(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--in-process-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export const launch = (): Promise<Browser> => chromium.launch(OPTIONS)

/** Nothing loads pictures; the rest is how Playwright tells a browser without a screen that there is a mouse. */
const BLINK = [
  'imagesEnabled=false',
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
]

/** A page is gone after seconds: making its code quick is more work than it saves. */
const UNOPTIMISED = ['--no-maglev', '--no-turbofan']

/** Tests look at the document, not at pictures: loading and painting those is much of a browser's work. */
const UNPAINTED = {
  ...OPTIONS,
  args: [...OPTIONS.args, `--blink-settings=${BLINK.join()}`, `--js-flags=${UNOPTIMISED.join()}`],
}

/** One that has all that belongs to windows too, such as notices. */
export const launchWhole = (): Promise<Browser> =>
  chromium.launch({ ...UNPAINTED, executablePath: process.env.CHROMIUM ?? program('chromium') })

/** The browser of all tests of a worker, which ends with it: a browser that all share would need somebody between it and them. */
export const launchUnpainted = (): Promise<Browser> => chromium.launch(UNPAINTED)

/** How somebody comes to the page. */
export interface Coming {
  readonly size?: { readonly width: number; readonly height: number }
  readonly language?: 'de' | 'en'
  /** Settings that differ from the usual; nothing moves unless they say so. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly offlineToo?: boolean
}

/** A page of a browser that was never used before; nothing is painted. */
export async function newPage(browser: Browser, coming: Coming): Promise<Page> {
  const { size = DESKTOP, language = 'en', offlineToo = false } = coming
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: size.width < 900,
    serviceWorkers: offlineToo ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(() => {
    const [unpainted, still] = [new CSSStyleSheet(), new CSSStyleSheet()]
    unpainted.replaceSync('html { opacity: 0 }')
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets = [unpainted, still]
  })
  return context.newPage()
}

/** Faults of the page end the test. */
export const throwFaults = (page: Page): void => {
  page.on('pageerror', fault => {
    throw fault
  })
}

/** Opens a page with these settings, until what is given back is disposed of. */
export async function open(page: Page, address: string, { settings = {} }: Coming): Promise<AsyncDisposable> {
  const settling = await page.addInitScript(
    kept => {
      if (localStorage.getItem('kartentisch settings') === null) localStorage.setItem('kartentisch settings', kept)
    },
    JSON.stringify({ motion: 'off', ...settings }),
  )
  throwFaults(page)
  await page.goto(address)
  return settling
}

/** A new person's browser, at home. */
export async function newcomer(browser: Browser, address: string, coming: Coming = {}): Promise<Page> {
  const page = await newPage(browser, coming)
  await open(page, address, coming)
  return page
}
