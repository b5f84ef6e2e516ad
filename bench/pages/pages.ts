import type { Page } from '@playwright/test'
import { percentile, type Measure } from '../measure.ts'
import { signInHorizon, signInPage } from '../sign-in-page.ts'
import { openBrowser, startProduct, type BenchBrowser } from '../started.ts'
import { contentAfterPress } from './in-page.ts'
import { sized } from '../size.ts'

/** Links of the navigation, by which people change pages; Home, where they begin, comes last. */
const PAGES = ['Instances', 'Images', 'Volumes', 'Networks', 'Key Pairs', 'Security Groups', 'Floating IPs', 'Home']
const ROUNDS = sized(5, 1)
const SIZE = { width: 1440, height: 900 }

/** How long page changes take, and what the first list weighs beside Horizon's, on the embedded cloud. */
export async function measurePages(): Promise<Measure[]> {
  const meridian = await startProduct()
  const browser = await openBrowser()
  try {
    const times = await changes(browser, meridian.url)
    const own = await weightOf(browser, (page) => openHere(page, meridian.url))
    const horizon = process.env.MERIDIAN_BENCH_HORIZON
    const theirs = horizon ? await weightOf(browser, (page) => openHorizon(page, horizon)) : null
    return [
      {
        name: 'warm page change, p95',
        value: percentile(times, 0.95),
        budget: 300,
        unit: 'ms',
        note: `median ${Math.round(percentile(times, 0.5))} ms of ${times.length}`,
      },
      {
        name: 'first list by its address',
        value: own.bytes / 1000,
        budget: theirs ? Math.round(theirs.bytes / 1000) : 700,
        unit: 'kB',
        note: `${own.requests} requests${theirs ? `; Horizon: ${theirs.requests} requests` : ''}`,
      },
    ]
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

/** The milliseconds from each press on a link until the page has its content, once all pages were shown. */
async function changes(browser: BenchBrowser, url: string): Promise<number[]> {
  const page = await browser.newPage({ viewport: SIZE })
  await signInPage(page, url, 'demo')
  const times: number[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const name of PAGES) {
      const shown = page.evaluate(contentAfterPress)
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
      const took = await shown
      if (round > 0) times.push(took)
    }
  await page.close()
  return times
}

async function openHere(page: Page, url: string): Promise<() => Promise<void>> {
  await signInPage(page, url, 'demo')
  return async () => {
    await page.goto(`${url}/project/instances`)
    await page.locator('[data-row]').first().waitFor()
  }
}

async function openHorizon(page: Page, url: string): Promise<() => Promise<void>> {
  await signInHorizon(page, url, 'demo')
  return async () => {
    await page.goto(`${url}/project/instances/`)
    await page.locator('#instances tbody tr').first().waitFor()
  }
}

/** What the browser receives for the list of instances with an empty cache, compressed. */
async function weightOf(browser: BenchBrowser, open: (page: Page) => Promise<() => Promise<void>>) {
  const page = await browser.newPage({ viewport: SIZE })
  const show = await open(page)
  await page.waitForLoadState('networkidle')
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.clearBrowserCache')
  const total = { bytes: 0, requests: 0 }
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    total.bytes += encodedDataLength
    total.requests += 1
  })
  await show()
  await page.waitForLoadState('networkidle')
  await page.close()
  return total
}
