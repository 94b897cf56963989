import { type Browser, type BrowserContext, type BrowserServer, chromium, type Page } from 'playwright-core'
import { program } from '../../../scripts/programs.ts'

/** Where a game of Dominion begins, at home. */
export const NEW_DOMINION = 'section[aria-labelledby="new-dominion"]'
export const START = `${NEW_DOMINION} button[type=submit]`

export const DESKTOP = { width: 1440, height: 900 }
export const TABLET = { width: 1024, height: 768 }
export const PHONE = { width: 390, height: 844 }
export const SIDEWAYS = { width: 844, height: 390 }

/** How long anything is waited for: a machine that has other things to do must not fail a test, a page that hangs must. */
export const PATIENCE_MS = 60_000

const OPTIONS = {
  executablePath: process.env.CHROMIUM ?? program('chromium'),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export const launch = (): Promise<Browser> => chromium.launch(OPTIONS)

/** A browser that several test files share. */
export const launchServer = (): Promise<BrowserServer> => chromium.launchServer(OPTIONS)

/** The browser all test files share; every person in it has a context of their own. */
export const connect = (address: string): Promise<Browser> => chromium.connect(address)

interface Visit {
  readonly size?: { readonly width: number; readonly height: number }
  readonly language?: 'de' | 'en'
  /** Settings that differ from the usual; nothing moves unless they say so. */
  readonly settings?: Readonly<Record<string, unknown>>
  readonly offlineToo?: boolean
}

/** A new person's browser, at home. Faults of the page end the test. */
export async function visit(browser: Browser, address: string, visit: Visit = {}): Promise<Page> {
  const { size = DESKTOP, language = 'en', settings = {}, offlineToo = false } = visit
  const context: BrowserContext = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: size.width < 900,
    serviceWorkers: offlineToo ? 'allow' : 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(
    kept => {
      // Tests look at the document, not at the picture: painting it is more than half of a browser's work.
      const [unpainted, still] = [new CSSStyleSheet(), new CSSStyleSheet()]
      unpainted.replaceSync('html { opacity: 0 }')
      still.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets = [unpainted, still]
      if (localStorage.getItem('kartentisch settings') === null) localStorage.setItem('kartentisch settings', kept)
    },
    JSON.stringify({ motion: 'off', ...settings }),
  )
  const page = await context.newPage()
  page.on('pageerror', fault => {
    throw fault
  })
  await page.goto(address)
  return page
}
