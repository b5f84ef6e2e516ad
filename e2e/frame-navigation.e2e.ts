import type { Page } from '@playwright/test'
import { allFindings, expect, test } from './support/test.ts'
import type { ConsolePage } from './support/console-page.ts'

/** The places of a half, as the page with all of them lists them. */
async function placesOf(console: ConsolePage, path: string): Promise<string[]> {
  await console.open(path)
  await expect(console.heading('All places')).toBeVisible()
  return console.page
    .getByRole('main')
    .locator('a[data-place]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).dataset['place'] ?? ''))
}

/** How many presses the navigation needs for each place from a page: one in sight, two in the panel of its service. */
async function pressesTo({ page, navigation }: ConsolePage, wanted: readonly string[]): Promise<Map<string, number>> {
  const hrefs = (selector: string) =>
    navigation
      .locator(selector)
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  const presses = new Map((await hrefs('a')).map((path) => [path, 1]))
  for (const service of await navigation.locator('button[data-service]').all()) {
    await service.click()
    await expect(navigation.locator('[data-places] a').first()).toBeVisible()
    for (const path of await hrefs('[data-places] a')) if (!presses.has(path)) presses.set(path, 2)
    await page.keyboard.press('Escape')
    await expect(navigation.locator('[data-places]')).toHaveCount(0)
    await expect(service).toBeFocused()
  }
  return new Map(wanted.map((path) => [path, presses.get(path) ?? Infinity]))
}

const scrolls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('nav, nav *')]
      .filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1)
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ className }) => className),
  )

test('from Home, a member reaches every panel with two presses at most, and nothing of the navigation scrolls', async ({
  as,
}) => {
  const console = await as('demo')
  const wanted = await placesOf(console, '/places')
  expect(wanted.length).toBeGreaterThan(25)
  await console.open('/home')
  await expect(console.heading('demo')).toBeVisible()
  const presses = await pressesTo(console, wanted)
  expect([...presses].filter(([, count]) => count > 2)).toEqual([])
  expect(await scrolls(console.page)).toEqual([])
  // Nobody who administers nothing is shown another half.
  await expect(console.navigation.getByRole('link', { name: 'Cloud', exact: true })).toHaveCount(0)
  expect(await allFindings(console.page)).toEqual([])
})

test('an administrator reaches every panel of a project and of the cloud with two presses from Home', async ({
  as,
}) => {
  const console = await as('admin')
  const { page, navigation } = console
  const own = await placesOf(console, '/places')
  await console.open('/home')
  const presses = await pressesTo(console, own)
  expect([...presses].filter(([, count]) => count > 2)).toEqual([])
  expect(await scrolls(page)).toEqual([])
  // One press shows the cloud, a second one opens any place of it.
  await navigation.getByRole('link', { name: 'Cloud', exact: true }).click()
  await expect(console.heading('Cloud home')).toBeVisible()
  const cloud = await placesOf(console, '/admin/places')
  expect(cloud.length).toBeGreaterThan(30)
  expect(await scrolls(page)).toEqual([])
  const main = page.getByRole('main')
  expect(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThanOrEqual(0)
  const fromCloud = await pressesTo(console, cloud)
  expect([...fromCloud].filter(([, count]) => count > 2)).toEqual([])
  // The bar says loudly whose things these are, and leads back to the same place of the project.
  await console.openPlace('Images')
  await expect(page).toHaveURL(/\/admin\/images$/)
  await page.getByRole('combobox', { name: 'Whole cloud, Project admin' }).click()
  await page.getByRole('option', { name: 'admin', exact: true }).click()
  await expect(page).toHaveURL(/\/project\/images$/)
  await page.getByRole('combobox', { name: 'Project admin', exact: true }).click()
  await page.getByRole('option', { name: 'Whole cloud' }).click()
  await expect(page).toHaveURL(/\/admin\/images$/)
  expect(await allFindings(page)).toEqual([])
})

test('a place that is not kept is below its service while it is open, and is kept or let go by its pin', async ({
  as,
}) => {
  const console = await as('demo')
  const { page, navigation } = console
  await console.open('/home')
  await navigation.getByRole('button', { name: 'Network', exact: true }).click()
  await navigation.getByRole('link', { name: 'Routers', exact: true }).click()
  await expect(console.heading('Routers')).toBeVisible()
  const routers = navigation.getByRole('link', { name: 'Routers', exact: true })
  await expect(routers).toHaveCount(1)
  await expect(routers).toHaveAttribute('aria-current', 'page')
  await navigation.getByRole('button', { name: 'Pin to navigation' }).click()
  await console.openPlace('Images')
  await expect(routers).toHaveCount(1)
  // It is still there after a reload, and can be let go where all places are.
  await page.reload()
  await expect(routers).toHaveCount(1)
  await navigation.getByRole('link', { name: 'All places' }).click()
  await expect(page.getByText('8 of at most 9 in Yours')).toBeVisible()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Routers' })
  await row.getByRole('button', { name: 'Unpin' }).click()
  await expect(routers).toHaveCount(0)
  // There is room for nine.
  for (const name of ['Trunks', 'Ports']) {
    const place = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name, exact: true }) })
    await place.hover()
    await place.getByRole('button', { name: 'Pin to navigation' }).click()
  }
  await expect(page.getByText('9 of at most 9 in Yours')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Yours has 9: unpin one first' })).toBeDisabled()
})

test('the panel of a service works by keyboard: arrows cross its columns, and Escape leads back', async ({ as }) => {
  const console = await as('demo')
  const { page, navigation } = console
  await console.open('/project/images')
  const network = navigation.getByRole('button', { name: 'Network', exact: true })
  await network.focus()
  await page.keyboard.press('ArrowRight')
  const panel = navigation.locator('[data-places]')
  const link = (name: string) => panel.getByRole('link', { name, exact: true })
  await expect(link('Network Topology')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(link('Networks')).toBeFocused()
  await page.keyboard.press('End')
  await expect(panel.getByRole('link').last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Home')
  await expect(link('Network Topology')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(network).toBeFocused()
  await expect(panel).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(console.heading('Networks')).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('all places are found by what people want to do', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/places')
  const field = page.getByRole('searchbox', { name: 'Find a place' })
  const first = page.getByRole('main').locator('a[data-place]').first()
  for (const [text, path] of [
    ['firewall', '/project/security_groups'],
    ['elastic ip', '/project/floating_ips'],
    ['s3', '/project/containers'],
    ['disk', '/project/volumes'],
  ] as const) {
    await field.fill(text)
    await expect(first).toHaveAttribute('data-place', path)
  }
  await field.fill('nothing is called so')
  await expect(page.getByText(/^No place matches\./)).toBeVisible()
  await field.fill('bucket')
  await field.press('Enter')
  await expect(console.heading('Containers')).toBeVisible()
})

test('what failed is marked at its place; a mark is no part of a name, and climbs to the service', async ({ as }) => {
  const console = await as('demo')
  const { navigation } = console
  await console.open('/home')
  const marked = (name: string) =>
    navigation
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('img', { name: /failed/ })
  await expect(marked('Instances')).toHaveAccessibleName('1 failed')
  await expect(marked('Orchestration')).toHaveAccessibleName('1 failed')
  await expect(navigation.getByRole('link', { name: 'Instances', exact: true })).toBeVisible()
})

test('icons alone have their names as tips, and open the same panels', async ({ as }) => {
  const console = await as('admin')
  const { page, navigation } = console
  await console.open('/project/images')
  await page.getByRole('button', { name: 'Collapse navigation' }).click()
  await navigation.getByRole('link', { name: 'Volumes', exact: true }).hover()
  await expect(page.getByText('Volumes', { exact: true })).toBeVisible()
  await navigation.getByRole('button', { name: 'Storage', exact: true }).click()
  await navigation.getByRole('link', { name: 'Snapshots', exact: true }).click()
  await expect(console.heading('Snapshots')).toBeVisible()
  expect(await scrolls(page)).toEqual([])
  expect(await allFindings(page)).toEqual([])
})

test('on a phone, the first places are at the thumb, and a sheet has all; the scope stays in sight', async ({ as }) => {
  const console = await as('demo')
  const { page, navigation } = console
  await page.setViewportSize({ width: 390, height: 844 })
  await console.open('/home')
  await expect(navigation.getByRole('link')).toHaveText(['Home', 'Instances', 'Volumes', 'Images'])
  await expect(page.getByRole('combobox', { name: 'Project demo' })).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('RegionOne', { exact: true })).toBeInViewport({ ratio: 1 })
  await navigation.getByRole('button', { name: 'All places' }).click()
  const sheet = page.getByRole('dialog', { name: 'All places' })
  await sheet.getByRole('button', { name: 'Network', exact: true }).click()
  await expect(sheet.getByRole('link', { name: 'Routers' })).toBeInViewport()
  expect(await allFindings(page)).toEqual([])
  await sheet.getByRole('searchbox', { name: 'Find a place' }).fill('bucket')
  await sheet.getByRole('link', { name: 'Containers' }).click()
  await expect(console.heading('Containers')).toBeVisible()
  await expect(sheet).toBeHidden()
})
