import { chromium, type Page, type ViewportSize } from '@playwright/test'
import { ensureChromium } from '../../tools/chromium.ts'
import { startMeridian } from './meridian.ts'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/** Starts the product with its demo cloud and passes a signed-in page of each theme. */
export async function inBothThemes(
  user: string,
  viewport: ViewportSize,
  take: (page: Page, theme: Theme) => Promise<void>,
): Promise<void> {
  const product = await startMeridian()
  const browser = await chromium.launch({ executablePath: ensureChromium(process.env) })
  try {
    for (const colorScheme of THEMES) {
      const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce', baseURL: product.url })
      await page.goto('/')
      await page.getByLabel('User Name').fill(user)
      await page.getByLabel('Password', { exact: true }).fill(user)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await page.waitForURL((url) => !url.pathname.includes('auth'))
      await take(page, colorScheme)
      await page.close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

/** So long must a page stay the same: code that loads late, as that of a chart, leaves no sign while it is missing. */
const QUIET_MS = 1500

/** Waits until the page has all its content. */
export async function settled(page: Page) {
  // Without numbers, since ages change.
  const shown = async () => (await page.locator('main').ariaSnapshot()).replaceAll(/\d/g, '')
  for (let before = '', now = await shown(); before !== now; now = await shown()) {
    before = now
    await page.waitForLoadState('networkidle')
    await page.waitForFunction(() => !document.querySelector('.animate-pulse, .animate-spin'))
    await page.waitForTimeout(QUIET_MS)
  }
}
