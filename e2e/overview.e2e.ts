import { readFileSync } from 'node:fs'
import { createServer } from './support/servers.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

/** A spreadsheet would run it. */
const ODD_NAME = '=SUM(1,1)'

const DAY_MS = 86_400_000
const day = (back: number) => new Date(Date.now() - back * DAY_MS).toISOString().slice(0, 10)

test('[CHART-02] [CHART-05] the overview shows quota and usage of each service', async ({ as, cloud }) => {
  const { limits } = await cloud.send<{ limits: { absolute: Record<string, number> } }>('GET', '/compute/v2.1/limits')
  const console = await as('demo')
  const { page } = console
  await console.open('/')
  await expect(console.heading('demo')).toBeVisible()
  await console.openPlace('Usage')
  await expect(console.heading('Usage')).toBeVisible()
  await expect(page).toHaveURL(/\/project$/)
  await expect(console.navigation.getByRole('link', { name: 'Usage' })).toHaveAttribute('aria-current', 'page')

  const chart = (name: string) => page.getByRole('table', { name, exact: true })
  const { totalCoresUsed: used = 0, maxTotalCores: max = 0 } = limits.absolute
  await expect(chart('VCPUs').getByRole('row', { name: 'Current Usage' })).toContainText(String(used))
  await expect(chart('VCPUs').getByRole('row', { name: 'Remaining' })).toContainText(String(max - used))
  const groups = { Compute: 'RAM', Volume: 'Volume Storage', Network: 'Routers' }
  for (const [group, last] of Object.entries(groups)) {
    await expect(page.getByRole('main').getByRole('heading', { level: 3, name: group })).toBeVisible()
    await expect(chart(last)).toBeVisible()
  }
  await expect(page.getByText(/ of 200 GB used$/)).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ allocated$/)).toBeVisible()

  // Its address begins that of others, and it is not where they are.
  await console.openPlace('Images')
  await expect(console.heading('Images')).toBeVisible()
  await expect(console.navigation.getByRole('link', { name: 'Usage' })).toHaveCount(0)
})

test('the overview shows the usage of a period and exports it as CSV', async ({ as, cloud }) => {
  await createServer(cloud, ODD_NAME)
  const gone = await createServer(cloud, 'e2e-gone')
  await cloud.act(`/compute/v2.1/servers/${gone}/action`, { forceDelete: null })
  const left = () => cloud.send<{ servers: object[] }>('GET', '/compute/v2.1/servers?name=e2e-gone')
  await expect.poll(async () => (await left()).servers).toEqual([])
  const console = await as('demo')
  const { page } = console
  await console.open('/project')
  const start = page.getByLabel('Start', { exact: true })
  const end = page.getByLabel('End', { exact: true })
  const usage = page.getByRole('table', { name: 'Usage' })
  const row = (name: string) => usage.getByRole('row').filter({ hasText: name })
  await expect(row(ODD_NAME).getByRole('cell')).toHaveText([ODD_NAME, '1', '1 GB', '512 MB', /second|minute/])
  await expect(start).toHaveValue(day(1))
  await expect(end).toHaveValue(day(0))

  await expect(row('e2e-gone')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Show terminated/ }).check()
  await expect(row('e2e-gone')).toContainText('Terminated')

  const hours = page
    .getByRole('term')
    .filter({ hasText: "This Period's VCPU-Hours:" })
    .locator('xpath=following-sibling::dd')
  const hoursOf = async () => Number((await hours.textContent())?.replaceAll(',', ''))
  const ofTwoDays = await hoursOf()
  await start.fill(day(30))
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(new RegExp(`start=${day(30)}&end=${day(0)}`))
  await expect.poll(hoursOf).toBeGreaterThan(ofTwoDays)

  await usage.getByRole('button', { name: 'Instance Name' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV Summary' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`usage-${day(30)}-${day(0)}.csv`)
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(lines[0]).toBe('\uFEFFInstance Name,VCPUs,RAM (MB),Disk (GB),Usage (Hours),Age (Seconds),State')
  expect(lines).toHaveLength(await usage.getByRole('row').count())
  expect(lines).toContainEqual(expect.stringMatching(/^"'=SUM\(1,1\)",1,512,1,\d+\.\d\d,\d+,Active$/))
  expect(lines).toContainEqual(expect.stringMatching(/^e2e-gone,1,512,1,\d+\.\d\d,\d+,Terminated$/))

  await start.fill('yesterday')
  await start.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Invalid date format: Using today as default.')
  await expect(page.getByRole('table', { name: 'Routers' })).toBeVisible()
  await expect(usage).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await expect(start).toHaveValue(day(0))
  await end.fill(day(3))
  await end.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Choose a period in the past whose end is not before its start.')
  await expect(usage).toHaveCount(0)
  await page.goBack()
  await page.goBack()
  await expect(start).toHaveValue(day(30))
  await row(ODD_NAME).getByRole('link').click()
  await expect(console.heading(ODD_NAME)).toBeVisible()
})

test('the overview names a failing service, leaves out a forbidden one and shows the rest', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults(
    { service: 'volumev3', path: '/*limits', status: 503 },
    { service: 'network', path: '/*quotas', status: 403 },
    { service: 'compute', path: '/*os-simple-tenant-usage', status: 500 },
  )
  await console.open('/project')
  await expect(page.getByRole('table', { name: 'VCPUs' })).toBeVisible()
  const main = page.getByRole('main')
  const volume = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Volume' }) })
    .last()
  await expect(volume.getByRole('alert')).toContainText('Unable to retrieve limits information.')
  await expect(main.getByRole('heading', { level: 3, name: 'Network' })).toHaveCount(0)
  await expect(page.getByText('Unable to retrieve usage information.')).toBeVisible()
  await meridian.faults()
  await volume.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Volume Storage' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table', { name: 'Usage' })).toBeVisible()
})

test('administrators see the usage of each project', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.open(`/admin?start=${day(30)}&end=${day(0)}`)
  await expect(console.heading('Usage')).toBeVisible()
  const row = page.getByRole('table', { name: 'Usage' }).getByRole('row').filter({ hasText: 'demo' })
  await expect(row.getByRole('cell')).toHaveText(['demo', /^\d+$/, / GB$/, / GB$/, /\.\d\d$/, /\.\d\d$/, /\.\d\d$/])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV Summary' }).click()
  const [head, ...lines] = readFileSync(await (await download).path(), 'utf8').split('\r\n')
  expect(head).toBe('\uFEFFProject Name,VCPUs,RAM (MB),Disk (GB),Usage (Hours)')
  expect(lines).toContainEqual(expect.stringMatching(/^demo,\d+,\d+,\d+,\d+\.\d\d$/))
  expect(await findings(page)).toEqual([])
})

test('on a phone the usage is stacked without horizontal scrolling', async ({ as }) => {
  const console = await as('admin')
  await console.page.setViewportSize({ width: 390, height: 844 })
  await console.open('/admin')
  const table = console.page.getByRole('region', { name: 'Usage', exact: true })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await table.getByRole('button', { name: 'VCPUs' }).click()
  await expect(table.getByRole('columnheader', { name: 'VCPUs' })).toHaveAttribute('aria-sort', 'ascending')
})
