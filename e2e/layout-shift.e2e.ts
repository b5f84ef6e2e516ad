import type { Page } from '@playwright/test'
import type { ConsolePage } from './support/console-page.ts'
import { layoutShift } from './support/layout-shift.ts'
import { expect, test } from './support/test.ts'

const LISTS = ['images', 'volumes', 'networks', 'ports', 'routers', 'security_groups', 'floating_ips']

/** One that runs, and two that failed. */
const DETAILS = [
  ['instances', 'web-1'],
  ['instances', 'render-1'],
  ['volumes', 'render-cache'],
] as const

const LIMIT = 0.02

/** Loads a page and expects that nothing on it moves by itself. */
async function loadStill(console: ConsolePage, path: string) {
  const { page } = console
  await console.load(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main .animate-pulse')).toHaveCount(0)
  await expectStill(page, path)
}

async function expectStill(page: Page, path: string) {
  const { score, moved } = await layoutShift(page)
  expect(score, [path, ...moved].join('\n')).toBeLessThanOrEqual(LIMIT)
}

/** Addresses are whole, the reason of an error is in sight, and a menu does not scroll inside itself. */
async function expectWholeInstances(console: ConsolePage) {
  const address = console
    .row('web-1')
    .getByText(/^172\.24\.4\.\d+$/)
    .filter({ visible: true })
  await expect(address).toBeInViewport({ ratio: 1 })
  expect(await address.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0)
  // The button that copies takes no room beside it, and the tooltip has all addresses.
  expect(
    await address.evaluate(
      (cell) => (cell.parentElement?.getBoundingClientRect().right ?? 0) - cell.getBoundingClientRect().right,
    ),
  ).toBe(0)
  await address.hover()
  const cell = console.row('web-1').getByRole('gridcell').filter({ hasText: /^172/ })
  await expect(cell).toHaveAttribute('title', /: 10\.\d.*172\.24\.4\./)
  await expect(console.page.getByRole('button', { name: /^\+\d \d more address(?:es)? of web-1$/ })).toBeInViewport({
    ratio: 1,
  })
  await expect(console.page.getByText('No host has room for this flavor.')).toBeVisible()
  await console.page.getByRole('button', { name: 'Actions for web-1' }).click()
  const menu = console.page.getByRole('menu')
  await expect(menu.getByRole('menuitem', { name: 'Delete Instance' })).toBeInViewport({ ratio: 1 })
  expect(await menu.evaluate((list) => list.scrollHeight - list.clientHeight)).toBe(0)
  await console.page.keyboard.press('Escape')
}

test('pages do not move while they load, even the first', async ({ as }) => {
  const console = await as('demo')
  await loadStill(console, '/home')
  await loadStill(console, '/project/instances')
  await expectWholeInstances(console)
  for (const list of LISTS) await loadStill(console, `/project/${list}`)
  for (const [list, name] of DETAILS) {
    await console.load(`/project/${list}`)
    const link = await console.row(name).getByRole('link', { name, exact: true }).getAttribute('href')
    await loadStill(console, link ?? '')
  }
  for (const path of ['/project/', '/project/api_access/', '/project/containers']) await loadStill(console, path)
})

test('rows wait for the policies of their columns, which then do not move', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/policies/', async (route) => {
    if (route.request().postData()?.includes('identity:get_project')) await isAnswered
    await route.continue()
  })
  const listed = page.waitForResponse(/\/api\/glance\/images\//)
  await console.load('/project/images')
  await listed
  const table = page.getByRole('grid', { name: 'Images' })
  await expect(table).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('link', { name: 'Create Image' })).toBeHidden()
  answer()
  await expect(table).toHaveAttribute('aria-busy', 'false')
  await expect(page.getByRole('link', { name: 'Create Image' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectStill(page, '/project/images')
})

test('pages of administrators do not move while they load', async ({ as }) => {
  const console = await as('admin')
  for (const path of ['/admin/', '/admin/aggregates', '/admin/hypervisors', '/identity/projects'])
    await loadStill(console, path)
})
