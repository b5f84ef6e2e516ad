import type { Locator, Request } from '@playwright/test'
import { percentile, type Measure } from '../measure.ts'
import { signInPage } from '../sign-in-page.ts'
import { openBrowser, startProduct } from '../started.ts'
import { paintedAfterKey } from './in-page.ts'
import { sized } from '../size.ts'

const KEYS = sized(50, 4)
const ROUNDS = sized(2, 1)
/** A person's pauses: shorter and longer than the one after which the form's code is read. */
const PAUSES_MS = [60, 120, 250, 400]
const ADDED_MS = 50

/** What "Show as code" costs a person who fills in a form, on the embedded cloud. */
export async function measureCode(): Promise<Measure[]> {
  const meridian = await startProduct()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const previews: Request[] = []
    page.on('request', (request) => {
      if (request.headers()['x-meridian-calls'] === 'explained') previews.push(request)
    })
    await signInPage(page, meridian.url, 'demo')
    await page.goto(`${meridian.url}/project/volumes`)
    await page.getByRole('link', { name: 'Create Volume' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Volume' })
    const field = dialog.getByLabel('Volume Name')
    const button = dialog.getByRole('button', { name: 'Show as code' })
    const code = dialog.getByRole('region', { name: 'openstack' })
    await typed(field)
    const before = previews.length
    const plain: number[] = []
    const beside: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(...(await typed(field)))
      await button.click()
      await code.waitFor()
      beside.push(...(await typed(field)))
      await button.click()
    }
    const [closed, open] = [percentile(plain, 0.95), percentile(beside, 0.95)]
    const note = `${(open - closed).toFixed(1)} ms more than without it; ${previews.length} previews for ${beside.length} keys`
    return [
      {
        name: 'key with code, p95',
        value: open,
        budget: Math.round(closed + ADDED_MS),
        unit: 'ms',
        baseline: closed,
        note,
      },
      { name: 'previews before it opens', value: before, budget: 0, unit: '' },
    ]
  } finally {
    await browser.close()
    await meridian.stop()
  }
}

/** The milliseconds until each of some letters is painted. */
async function typed(field: Locator): Promise<number[]> {
  const page = field.page()
  await field.fill('')
  const times: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    const listening = await page.evaluateHandle(paintedAfterKey)
    // Keys do not wait for what the page runs.
    await page.waitForTimeout(PAUSES_MS[key % PAUSES_MS.length] ?? 0)
    await page.keyboard.press('x')
    times.push(await listening.evaluate(({ painted }) => painted))
  }
  return times
}
