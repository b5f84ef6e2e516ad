import { layoutShift } from './support/layout-shift.ts'
import { expect, test } from './support/test.ts'

const LISTS = ['instances', 'images', 'volumes', 'networks', 'routers', 'security_groups', 'floating_ips']

test('lists do not move while they load, from the second page on', async ({ as }) => {
  const console = await as('demo')
  await console.open('/project/key_pairs')
  // The navigation is known from now on.
  await expect(console.page.getByText(/^Displaying/)).toBeVisible()
  await console.page.waitForLoadState('networkidle')
  for (const list of LISTS) {
    await console.load(`/project/${list}`)
    await expect(console.page.getByText(/^Displaying/)).toBeVisible()
    await console.page.waitForLoadState('networkidle')
    expect(await layoutShift(console.page), list).toBeLessThanOrEqual(0.02)
  }
})
