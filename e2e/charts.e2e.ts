import { allFindings, expect, test } from './support/test.ts'

test('[CHART-01] quota bars state in words how full they are', async ({ story }) => {
  const page = await story('charts/quota-bars')
  const said = (name: string) => page.getByRole('meter', { name, exact: true })
  await expect(said('Instances')).toHaveAttribute('aria-valuetext', '4 of 10 used')
  await expect(said('VCPUs')).toHaveAttribute('aria-valuetext', '12 used · 6 new · 2 left of 20 · Nearly full')
  await expect(said('Volumes')).toHaveAttribute('aria-valuetext', '10 of 10 used · Full')
  await expect(said('Volume storage')).toHaveAttribute(
    'aria-valuetext',
    '900 used · 200 new · 0 left of 1,000 · Over the limit',
  )
  await expect(said('RAM')).toHaveAttribute('aria-valuetext', '44 GB of 50 GB used')
})

test('[CHART-02] pies and donuts state how full they are, or No Limit', async ({ story }) => {
  const page = await story('charts/donuts')
  const rows = page.getByRole('table', { name: 'Total Instances' }).getByRole('row')
  await expect(rows).toHaveText(['Current Usage24', 'Added3', 'Remaining13'])
  await expect(page.getByText('24 used · 3 added · 13 left')).toBeVisible()
  await expect(page.getByText('Over the limit')).toBeVisible()
  await expect(page.getByText('7 used · No Limit')).toBeVisible()
  await story('charts/pies')
  await expect(page.getByText('Nearly full')).toBeVisible()
  await expect(page.getByText('Full', { exact: true })).toBeVisible()
})

test('[CHART-03] a line chart shows its values by keyboard, in a range and as a table', async ({ story }) => {
  const page = await story('charts/lines')
  const cursor = page.getByRole('slider', { name: 'Values of CPU load over time' })
  await cursor.focus()
  await page.keyboard.press('Home')
  await expect(cursor).toHaveAttribute('aria-valuetext', /web-1 \d+ %, web-2 \d+ %, db-1 \d+ %, cache-1 \d+ %$/)
  const first = await cursor.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowRight')
  await expect(cursor).not.toHaveAttribute('aria-valuetext', first ?? '')
  const start = page.getByRole('slider', { name: 'Start of the time shown' })
  await start.focus()
  await page.keyboard.press('PageUp')
  await cursor.focus()
  await page.keyboard.press('Home')
  await expect(cursor).not.toHaveAttribute('aria-valuetext', first ?? '')
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([
    'Time',
    'web-1 (%)',
    'web-2 (%)',
    'db-1 (%)',
    'cache-1 (%)',
  ])
  await page.getByRole('button', { name: 'Show as chart' }).click()
  await cursor.hover()
  await expect(page.getByText(/^\d+ %$/)).toHaveCount(4)

  await story('charts/lines-empty')
  await expect(page.getByText('No data available.')).toBeVisible()
  await story('charts/lines-failed')
  await expect(page.getByText('No data available.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again later.')
})

test('[CHART-03] a line chart shows statistics and is redrawn 400 ms after the last resize', async ({ story }) => {
  const page = await story('charts/lines-with-stats')
  const stats = page.getByRole('group', { name: 'Used' })
  await expect(stats.getByRole('img', { name: 'Used: 62' })).toBeVisible()
  await stats.getByRole('img', { name: 'Average 48 %' }).hover()
  await expect(page.getByText('Average 48 %')).toBeVisible()

  const plot = page.locator('figure svg[height="220"]')
  await expect(plot).toBeVisible()
  // In an object, since `evaluateHandle` would wait for a promise.
  const watching = await plot.evaluateHandle((drawing) => ({
    redrawn: new Promise<number>((resolve) => {
      let resized = 0
      addEventListener('resize', () => (resized = performance.now()))
      new MutationObserver(() => resolve(performance.now() - resized)).observe(drawing, { attributeFilter: ['width'] })
    }),
  }))
  await page.setViewportSize({ width: 1000, height: 800 })
  const after = await watching.evaluate(({ redrawn }) => redrawn)
  expect(after).toBeGreaterThanOrEqual(399)
  expect(after).toBeLessThan(5000)
})

test('[CHART-04] a bar chart names each of its parts', async ({ story }) => {
  const page = await story('charts/bars')
  const bar = page.getByRole('group', { name: 'VCPUs of compute-1' })
  await bar.getByRole('img', { name: 'Average: 48' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('Free: 38')).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByText('Used: 62')).toBeVisible()
  const rows = page.getByRole('table', { name: 'VCPUs of compute-1' }).getByRole('row')
  await expect(rows).toHaveText(['Used62', 'Free38', 'Average48'])
  const disk = page.getByRole('group', { name: 'Disk of compute-2' })
  await expect(page.getByText('360 of 500 used')).toBeVisible()
  await expect(disk.getByRole('img', { name: '140 GB free' })).toBeVisible()
  await disk.getByRole('img', { name: 'db-1: 200 GB' }).hover()
  await expect(page.getByText('db-1: 200 GB').last()).toBeVisible()
})

test('in right-to-left languages bars fill from the right', async ({ story, page, gallery }) => {
  await page.context().addCookies([{ name: 'horizon_language', value: 'ar-XB', url: gallery.url }])
  await story('charts/quota-bars')
  await expect(page.getByRole('meter', { name: 'Instances' })).toBeVisible()
  const bar = page.getByRole('meter', { name: 'Instances' }).locator('svg')
  const [whole, used] = await Promise.all([bar.boundingBox(), bar.locator('rect').last().boundingBox()])
  expect(used?.width).toBeLessThan(whole?.width ?? 0)
  expect((used?.x ?? 0) + (used?.width ?? 0)).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0)
  await story('charts/lines')
  await expect(page.getByRole('slider', { name: /over time$/ })).toBeVisible()
  const label = page.locator('figure svg text').first()
  const [plot, tick] = await Promise.all([page.locator('figure svg').first().boundingBox(), label.boundingBox()])
  expect((tick?.x ?? 0) + (tick?.width ?? 0)).toBeLessThan((plot?.x ?? 0) + 52)
})

test('charts are accessible', async ({ story, page }) => {
  await story('charts')
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  expect(await allFindings(page)).toEqual([])
})
