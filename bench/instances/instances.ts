import type { BrowserContext, Page } from '@playwright/test'
import { median, timed, type Measure } from '../measure.ts'
import { inLargeProject, PATIENCE_MS, SCALE } from '../large-project.ts'
import { signInHorizon } from '../sign-in-page.ts'
import { rowsAfterPress } from './in-page.ts'
import { sized } from '../size.ts'
import type { BenchBrowser } from '../started.ts'

const ROUNDS = sized(5, 1)
/** A user hovers for at least this long before a click. */
const AIMING_MS = 100
/** The limit that the console's server requests: a page, and one more item that shows whether another page follows. */
const NOVA_PAGE = '/compute/v2.1/servers/detail?limit=21'
/** Nova's maximum limit. */
const NOVA_ALL = '/compute/v2.1/servers/detail?limit=1000'
/** The console's: Nova takes a tenth longer for its fields than for those of the oldest. */
const MICROVERSION = { 'OpenStack-API-Version': 'compute 2.90' }

/** Milliseconds of one round. */
interface Round {
  /** Nova's first page, and all pages. */
  first: number
  whole: number
  /** The first rows of the console's list: by its URL, by a click after hovering, and by an immediate click. */
  opened: number
  shown: number
  pressed: number
  /** From the click until all rows are shown; the longest task after the first row. */
  complete: number
  blocked: number
  found: number
}

/** The instances of a large project on a real cloud, compared with Nova's time and Horizon's page in the same run. */
export const measureInstances = (): Promise<Measure[]> =>
  inLargeProject(async ({ cloud, names, browser, context, url }) => {
    const nova = (path: string) => cloud.send('GET', path, undefined, MICROVERSION)
    const oldest = names.at(-1) ?? ''
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = await timed(() => nova(NOVA_PAGE))
      const whole = await timed(() => nova(NOVA_ALL))
      rounds.push({ first, whole, ...(await walk(context, url, { oldest, total: names.length })) })
    }
    const of = (name: keyof Round) => median(rounds.map((each) => each[name]))
    const horizon = await horizonTimes(browser)
    const line = (name: string, value: number, budget: number, note: string): Measure => ({
      name,
      value,
      budget: Math.round(budget),
      unit: 'ms',
      note,
    })
    const novasFirst = `Nova's first page: ${Math.round(of('first'))} ms`
    return [
      line('first rows, by a link', of('shown'), 1.25 * of('first'), novasFirst),
      line('the same, pressed at once', of('pressed'), 1.25 * of('first'), novasFirst),
      line(
        'by its address',
        of('opened'),
        2.5 * of('first'),
        horizon ? `${novasFirst}; Horizon: ${Math.round(horizon.byAddress)} ms` : novasFirst,
      ),
      ...(horizon
        ? [
            line(
              'beside Horizon, by a link',
              of('shown'),
              horizon.byLink / 10,
              `Horizon: ${Math.round(horizon.byLink)} ms`,
            ),
          ]
        : []),
      {
        name: 'all rows',
        // Of each round, since other programs slow down Nova and the console alike.
        value: median(rounds.map(({ complete, whole }) => complete / whole)),
        budget: 1.15,
        unit: '×',
        note: `${Math.round(of('complete'))} ms; Nova's all: ${Math.round(of('whole'))} ms`,
      },
      line('longest block meanwhile', of('blocked'), 100, `${names.length} rows`),
      line('the oldest is found', of('found'), 1000, 'once all are there'),
    ]
  })

/** Opens the list by its URL, then by a link with an empty cache, and searches for the oldest instance. */
async function walk(
  context: BrowserContext,
  url: string,
  { oldest, total }: { oldest: string; total: number },
): Promise<Omit<Round, 'first' | 'whole'>> {
  const page = await context.newPage()
  // Nova finishes requests that the client has dropped, so wait until each list is complete.
  const end = page.getByText(`Displaying ${total.toLocaleString('en')} items`, { exact: true })
  const opened = await timed(async () => {
    await page.goto(`${url}/project/instances`)
    await page.locator('[data-row]').first().waitFor()
  })
  await end.waitFor()
  const follow = async (aimed: boolean) => {
    await page.goto(`${url}/project/key_pairs`)
    await page.getByText(/^Displaying/).waitFor()
    const link = page.getByRole('navigation').getByRole('link', { name: 'Instances', exact: true }).first()
    const drawn = page.evaluate(rowsAfterPress, total.toLocaleString('en'))
    if (aimed) {
      await link.hover()
      await page.waitForTimeout(AIMING_MS)
    }
    await link.click()
    return drawn
  }
  const { shown: pressed } = await follow(false)
  const { shown, complete, blocked } = await follow(true)
  const found = await search(page, oldest)
  await page.close()
  return { opened, shown, pressed, complete, blocked, found }
}

const search = (page: Page, text: string) =>
  timed(async () => {
    await page.getByRole('combobox', { name: 'Search instances' }).fill(text)
    await page.getByRole('link', { name: text, exact: true }).first().waitFor()
  })

/** The time until Horizon's page of instances has rows; null without a Horizon. */
async function horizonTimes(browser: BenchBrowser): Promise<{ byLink: number; byAddress: number } | null> {
  const url = process.env.MERIDIAN_BENCH_HORIZON
  if (!url) return null
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.setDefaultTimeout(PATIENCE_MS)
  await signInHorizon(page, url, SCALE)
  const row = page.locator('#instances tbody tr[data-object-id]').first()
  const byLink = []
  const byAddress = []
  for (let round = 0; round < 2; round += 1) {
    byAddress.push(
      await timed(async () => {
        await page.goto(`${url}/project/instances/`)
        await row.waitFor()
      }),
    )
    await page.goto(`${url}/project/key_pairs`)
    const link = page.locator('#sidebar-accordion a[href$="/project/instances/"]')
    byLink.push(
      await timed(async () => {
        await link.click()
        await row.waitFor()
      }),
    )
  }
  await page.close()
  return { byLink: Math.min(...byLink), byAddress: Math.min(...byAddress) }
}
