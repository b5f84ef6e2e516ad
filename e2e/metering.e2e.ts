import { readFileSync } from 'node:fs'
import { expect, findings, test } from './support/test.ts'

test('[METER-01] [CHART-03] [CHART-04] [CHART-06] an administrator downloads the usage of a period and sees it as a line chart', async ({
  as,
  meridian,
}) => {
  const console = await as('admin')
  const { page } = console
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  const from = page.getByLabel('From')
  const to = page.getByLabel(/^To/)
  const download = page.getByRole('button', { name: 'Download CSV Summary' })
  await console.open('/admin/metering')
  await expect(console.heading('Measured Usage')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveText('Last week')
  await expect(from).toHaveCount(0)

  await choose('Period', 'Other')
  await expect(download).toBeDisabled()
  await expect(from).toHaveAccessibleDescription('')
  await to.fill('2026-01-01')
  await expect(page.getByText('Must specify start of period')).toBeVisible()
  await expect(download).toBeDisabled()
  await from.fill('2026-01-02')
  await expect(page.getByText('Start must be earlier than end of period.')).toBeVisible()
  await to.fill('2026-01-03')
  await expect(download).toBeEnabled()
  await choose('Period', 'Last 30 days')
  await expect(from).toHaveCount(0)
  await expect(to).toHaveCount(0)
  await choose('Period', 'Other')
  await expect(from).toHaveValue('')
  await expect(to).toHaveValue('')
  expect(await findings(page)).toEqual([])
  await choose('Period', 'Last week')
  const downloaded = page.waitForEvent('download')
  await download.click()
  const file = await downloaded
  // Where it was refused, it says why.
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\uFEFFProject Name,Meter,/)
  expect(file.suggestedFilename()).toBe('usage.csv')
  expect(file.url()).toMatch(/\/report\/csv\?date_options=7(?!.*date_)/)

  await page.getByRole('tab', { name: 'Stats' }).click()
  await expect(page.getByRole('slider', { name: 'Values of CPU time used over time' })).toBeVisible()
  await choose('Period', 'Other')
  await expect(page.getByText('Must specify start of period')).toBeVisible()
  await choose('Period', 'Last week')
  const asked = page.waitForRequest(/samples\?meter=memory\.usage&stats_attr=avg&date_options=7$/)
  await choose('Metric', 'Memory used')
  await asked
  await expect(page.getByRole('slider', { name: 'Values of Memory used over time' })).toBeVisible()
  // The bar beside the lines: what is used now, of the most, with a mark at the average; the most is no capacity.
  const bar = page.getByRole('group', { name: 'Used' })
  await bar.getByRole('img', { name: /^Average: .* [MG]B$/ }).hover()
  await expect(bar.getByRole('img', { name: /^Used: .* [MG]B$/ })).toBeVisible()
  await expect(bar.getByRole('img', { name: /^Free/ })).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Show as table' }).click()
  await expect(page.getByRole('columnheader', { name: /^demo \([MG]B\)$/ })).toBeVisible()
  await meridian.faults({ service: 'metric', status: 503 })
  await choose('Value', 'Maximum')
  await expect(page.getByText('No data available.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again later.')
})
