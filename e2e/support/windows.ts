import type { Browser, BrowserContext, ConsoleMessage, Frame, Page } from '@playwright/test'
import { watchToasts } from './toasts.ts'

export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Set in the session storage of a page whose next document is to begin with empty storages. */
const CLEAR = 'e2e-clear'

const SIZE = { width: 1440, height: 900 }

interface Window {
  key: string
  page: Page
  /** Whether a test has it now. */
  isTaken: boolean
  /** Of what was shown in it during the test. */
  origins: Set<string>
  /** What the page's Content-Security-Policy refused during the test. */
  violations: string[]
}

interface WindowOptions {
  cookies?: StorageState['cookies']
  locale?: string | undefined
}

/**
 * Browser windows that outlive a test, one for each user: a new one compiles the console again, which costs four times as
 * much as loading it. A test gets its window as if it were new, except for the browser's cache.
 */
export class Windows {
  readonly #browser: Browser
  readonly #windows: Window[] = []

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** A window with these cookies and nothing stored, for the rest of the test. */
  async take(user: string, { cookies = [], locale = 'en-US' }: WindowOptions = {}): Promise<Page> {
    const key = `${user} ${locale}`
    const idle = this.#windows.find((each) => each.key === key && !each.isTaken)
    const window = idle ?? { key, page: await this.#open(locale), isTaken: true, origins: new Set(), violations: [] }
    if (!idle) this.#windows.push(window)
    window.isTaken = true
    window.origins.clear()
    window.violations = []
    const { page } = window
    page.on('framenavigated', (frame) => isTop(frame) && window.origins.add(new URL(frame.url()).origin))
    page.on('console', (message) => isViolation(message) && window.violations.push(message.text()))
    await page.context().clearCookies()
    await page.context().addCookies(cookies)
    return page
  }

  /** After a test: undoes what it did to its windows, and closes those of which that cannot be undone. */
  async release(): Promise<void> {
    const taken = this.#windows.filter(({ isTaken }) => isTaken)
    for (const window of taken) {
      window.isTaken = false
      if (!(await reset(window))) await this.#close(window)
    }
    const violations = taken.flatMap((window) => window.violations)
    if (violations.length > 0) throw new Error(`The Content-Security-Policy was violated:\n${violations.join('\n')}`)
  }

  /** Before the cloud behind `url` is reset: leaves all pages that could call it. */
  async leave(url: string): Promise<void> {
    for (const { page } of this.#windows) if (page.url().startsWith(url)) await page.goto(`${url}/api/boot/`)
  }

  async close(): Promise<void> {
    for (const window of this.#windows.slice()) await this.#close(window)
  }

  async #open(locale: string): Promise<Page> {
    const context = await this.#browser.newContext({ viewport: SIZE, locale, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.addInitScript((key) => {
      // Drawing what turns and slides costs as much as the rest.
      const still = new CSSStyleSheet()
      still.replaceSync('*, ::before, ::after { animation-play-state: paused !important }')
      document.adoptedStyleSheets.push(still)
      // Tests delete much; the one about Undo sets the time itself.
      if (location.protocol.startsWith('http') && !document.cookie.includes('MERIDIAN_UNDO_SECONDS='))
        document.cookie = 'MERIDIAN_UNDO_SECONDS=0; Path=/'
      if (!sessionStorage.getItem(key)) return
      sessionStorage.clear()
      localStorage.clear()
    }, CLEAR)
    await watchToasts(page)
    return page
  }

  async #close(window: Window): Promise<void> {
    this.#windows.splice(this.#windows.indexOf(window), 1)
    await window.page.context().close()
  }
}

const isViolation = (message: ConsoleMessage) =>
  message.type() === 'error' && message.text().includes('Content Security Policy')

const isTop = (frame: Frame) => frame.parentFrame() === null

/** False where the window cannot be used again. */
async function reset({ page, origins }: Window): Promise<boolean> {
  if (page.isClosed() || origins.size > 1) return false
  for (const other of page.context().pages()) if (other !== page) await other.close()
  if (origins.size === 0) return true
  await page.removeAllListeners(undefined, { behavior: 'ignoreErrors' })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // Outside of the page, where it shows no tooltip of the next one.
  await page.mouse.move(-1, -1)
  await page.setViewportSize(SIZE)
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' })
  const hasFakeClock = await page.evaluate((key) => {
    // The page lives on until the next test loads another: no response may set a cookie, and no refused request may lead
    // to the sign-in page, which would interrupt that load.
    stop()
    globalThis.fetch = () => new Promise(() => {})
    sessionStorage.setItem(key, 'yes')
    // What the page stores when it is left could come after the next one has cleared the storages.
    Storage.prototype.setItem = () => {}
    return '__pwClock' in globalThis
  }, CLEAR)
  return !hasFakeClock
}
