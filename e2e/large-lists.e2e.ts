import { readFileSync } from 'node:fs'
import { ConsolePage } from './support/console-page.ts'
import { startLarge } from './support/large-cloud.ts'
import { allFindings, expect, test } from './support/test.ts'

let large: Awaited<ReturnType<typeof startLarge>>
test.beforeAll(async () => {
  large = await startLarge(1000)
})
test.afterAll(() => large.stop())

/** The console asks again several times, each time later, before it gives up. */
const AFTER_ALL_TRIES = { timeout: 180_000 }

test('[TABLE-02] [TABLE-08] [TABLE-17] a list of which only a part is loaded says so, asks the service, and selects all', async ({
  page,
}) => {
  const console = new ConsolePage(page, large.url)
  const later = /\/api\/nova\/servers\/.*[?&]marker=/
  await page.route(later, (route) => route.fulfill({ status: 503, json: 'The compute service is overloaded.' }))
  await console.load('/')
  await console.fillSignIn('demo', 'demo')
  const first = Promise.withResolvers<void>()
  await page.route(/\/api\/nova\/servers\/\?[^&]*$/, async (route) => {
    await first.promise
    await route.continue()
  })
  await page.getByRole('navigation').getByRole('link', { name: 'Instances' }).first().click()
  await expect(page.getByRole('grid', { name: 'Instances' })).toHaveAttribute('aria-busy', 'true')
  const heads = page.getByRole('columnheader')
  const headsBefore = await heads.allTextContents()
  first.resolve()

  const footer = page.getByRole('status').filter({ hasText: 'loaded' })
  // The console asks again a few times, later each time.
  await expect(page.getByRole('alert')).toContainText('The compute service is overloaded.', AFTER_ALL_TRIES)
  await expect(footer).toHaveText(/^20 of 1,0\d\d loaded$/)
  // The columns do not change when the rows come.
  expect(await heads.allTextContents()).toEqual(headsBefore)
  const total = /of ([\d,]+)/.exec((await footer.textContent()) ?? '')?.[1] ?? ''
  await expect(page.getByText(`20 of ${total}`, { exact: true })).toBeVisible()
  await expect(page.getByText('Displaying', { exact: false })).toHaveCount(0)

  const search = page.getByRole('combobox', { name: 'Search instances' })
  await search.fill('scale-00007')
  await expect(console.row('scale-00007')).toBeVisible()
  await expect(footer).toContainText('1 found so far')
  await search.fill('nobody-has-this-name')
  await expect(page.getByRole('heading', { name: 'Nothing found so far' })).toBeVisible()
  await expect(page.getByText('Nothing matches this search.')).toHaveCount(0)
  await search.press('Escape')
  expect(await allFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear search' }).last().click()

  // Nor does a file: it waits for the rest, which fails.
  let downloads = 0
  page.on('download', () => (downloads += 1))
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByRole('button', { name: 'Export' })).toBeEnabled()

  // One, a range, and what is selected stays so when the rows are fetched again.
  const box = (at: number) => page.getByRole('checkbox', { name: /^Select / }).nth(at)
  await box(1).check()
  await box(4).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 selected')).toBeVisible()
  await page.getByRole('button', { name: /^Refresh/ }).click()
  await expect(page.getByRole('alert')).toContainText('The compute service is overloaded.', AFTER_ALL_TRIES)
  await expect(page.getByText('4 selected')).toBeVisible()
  expect(downloads).toBe(0)

  await page.getByRole('checkbox', { name: 'Select all that are loaded' }).check()
  await expect(page.getByText('20 selected')).toBeVisible()
  await page.unroute(later)
  await page.getByRole('button', { name: `Select all ${total}` }).click()
  await expect(page.getByText(`${total} selected`)).toBeVisible()
  await expect(page.getByText(`Displaying ${total} items`)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select all', exact: true })).toBeChecked()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split(/\r?\n/)
  expect(lines).toHaveLength(Number(total.replace(',', '')) + 1)

  // A phone shows the columns of the first priority, and the rest in each row's drawer.
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(heads).toHaveText(['', 'More', 'Instance Name', 'Status', 'Actions'])
  await page
    .getByRole('button', { name: /^More about / })
    .first()
    .click()
  await expect(page.getByRole('term').filter({ hasText: /^Availability Zone$/ })).toBeVisible()
})

test('an administrator sees the usage of all servers, although Nova sends no more than 1,000 at once', async ({
  page,
}) => {
  const console = new ConsolePage(page, large.url)
  await console.load('/')
  await console.fillSignIn('admin', 'admin')
  await console.openPlace('Usage', 'Cloud')
  const active = page.getByText('Active Instances:').locator('xpath=following-sibling::*[1]')
  await expect(active).toHaveText(/^1,0[1-9]\d$/)
  const usage = page.getByRole('table', { name: 'Usage' }).getByRole('row').filter({ hasText: 'demo' })
  await expect(usage).toHaveCount(1)
})
