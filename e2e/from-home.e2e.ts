import { expect, test } from './support/test.ts'

/** The number of bytes that a cell shows. */
function bytesOf(text: string): number {
  const [number = '', unit = ''] = text.split(' ')
  return Number(number) * 1024 ** ['B', 'KB', 'MB', 'GB', 'TB', 'PB'].indexOf(unit)
}

test('[SHELL-18] [TABLE-03] [TABLE-08] [TABLE-09] [SEARCH-01] [SEARCH-02] [SEARCH-03] from Home, a member sorts and narrows the images, and sees an empty list', async ({
  as,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Images')
  const all = page.getByText(/^Displaying \d+ items$/)
  await expect(all).toBeVisible()

  const sizes = async () => {
    const cells = page.getByRole('gridcell').filter({ hasText: /^[\d.]+ [KMGTP]?B$/ })
    return (await cells.allTextContents()).map(bytesOf)
  }
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page).toHaveURL(/sort=size/)
  const up = await sizes()
  expect(up).toEqual(up.toSorted((one, other) => one - other))
  expect(new Set(up).size).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page).toHaveURL(/sort=-size/)
  expect(await sizes()).toEqual(up.toReversed())

  const field = page.getByRole('combobox', { name: 'Search images' })
  const token = page.getByRole('button', { name: 'Remove filter Status: Queued' })
  await field.fill('stat')
  await expect(page.getByRole('option', { name: 'Status', exact: true })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeFocused()
  await page.keyboard.type('queued')
  await page.keyboard.press('Enter')
  await expect(token).toBeVisible()
  await expect(page).toHaveURL(/magicSearchQuery=status%3Dqueued/)
  await expect(console.row('nightly-build')).toBeVisible()
  await expect(console.row('Debian 12')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Backspace')
  await expect(token).toHaveCount(0)
  await field.fill('UBUNTU')
  await expect(page).toHaveURL(/queryString=UBUNTU/)
  await expect(page.getByText(/^Displaying 2 of \d+ items$/)).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(all).toBeVisible()

  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('columnheader', { name: 'Disk Format' })).toHaveCount(0)
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible()
  await page.getByRole('button', { name: 'More about rescue-tools' }).click()
  await expect(page.getByText('ISO', { exact: true })).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })

  await console.openPlace('Group Snapshots')
  await expect(console.heading('Group Snapshots')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No items to display.' })).toBeVisible()
  await expect(page.getByText('Displaying 0 items')).toBeVisible()
})

test('[TABS-01] [REG-02] [CHART-01] from Home, a member opens an instance, and its tab is kept', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await expect(page.getByRole('meter', { name: 'Instances' })).toHaveAttribute('aria-valuetext', /^\d+ of 40( used)?$/)
  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Instances' }).click()
  await console.row('web-1').getByRole('link', { name: 'web-1', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  const log = page.getByRole('tab', { name: 'Log', exact: true })
  const content = page.getByRole('tabpanel', { name: 'Log', exact: true })
  await expect(content).toHaveCount(0)
  await log.click()
  await expect(content).toBeVisible()
  await expect(page).toHaveURL(/tab=log/)
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'tabs')
  expect(decodeURIComponent(cookie?.value ?? '')).toContain(':"log"')
  await page.reload()
  await expect(log).toHaveAttribute('aria-selected', 'true')
})

test('[SHELL-14] [SHELL-15] what the console cannot read of itself is named where a user stands', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  for (const [part, text] of [
    ['settings', 'Unable to retrieve settings.'],
    ['policies', 'Policy check failed.'],
  ] as const) {
    // As if the connection broke at that call.
    await page.route(`**/api/${part}/**`, (route) => route.abort())
    await console.load('/')
    await console.expectToast(text)
    await page.unroute(`**/api/${part}/**`)
  }
})
