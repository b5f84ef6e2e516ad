import type { Locator, Page } from '@playwright/test'
import { SMALL_IMAGE } from '../../e2e/support/clouds.ts'

/** Counts the presses of one walk. */
function presses() {
  let count = 0
  return {
    press: async (target: Locator) => {
      await target.click()
      count += 1
    },
    count: () => count,
  }
}

/** From Horizon's first page to a server with a floating IP whose security group lets SSH in: how many presses. */
export async function walkHorizon(page: Page, name: string): Promise<number> {
  const { press, count } = presses()
  await press(page.getByRole('link', { name: 'Instances', exact: true }))
  await press(page.locator('#instances__action_launch-ng'))
  await launch(page, press, name)
  await attachAddress(page, press, name)
  await openSsh(page, press)
  return count()
}

type Press = (target: Locator) => Promise<void>

async function launch(page: Page, press: Press, name: string): Promise<void> {
  const wizard = page.locator('.modal-dialog')
  const next = wizard.getByRole('button', { name: 'Next' })
  const choice = (text: string) =>
    wizard.locator('tr', { hasText: text }).filter({ visible: true }).locator('.btn').filter({ visible: true }).first()
  await wizard.locator('#name').fill(name)
  for (const text of [SMALL_IMAGE, 'm1.tiny', 'private']) {
    await press(next)
    await press(choice(text))
  }
  await press(wizard.getByRole('button', { name: 'Launch Instance' }))
}

async function attachAddress(page: Page, press: Press, name: string): Promise<void> {
  const row = page.locator('#instances tr', { hasText: name })
  await row.getByText('Running').waitFor()
  await press(row.locator('.dropdown-toggle'))
  await press(row.getByText('Associate Floating IP', { exact: true }))
  await press(page.locator('.modal-dialog .btn', { has: page.locator('.fa-plus') }))
  await press(page.getByRole('button', { name: 'Allocate IP' }))
  await press(page.getByRole('button', { name: 'Associate', exact: true }))
  await page.locator('#instances').waitFor()
}

async function openSsh(page: Page, press: Press): Promise<void> {
  const groups = page.getByRole('link', { name: 'Security Groups', exact: true })
  if (!(await groups.isVisible())) await press(page.locator('.openstack-panel-group > a', { hasText: 'Network' }))
  await press(groups)
  await press(page.locator('#security_groups tr', { hasText: 'default' }).getByText('Manage Rules'))
  await press(page.getByRole('link', { name: 'Add Rule' }))
  const dialog = page.locator('.modal-dialog')
  await press(dialog.locator('.themable-select .dropdown-toggle').first())
  await press(dialog.locator('.dropdown-menu a', { hasText: /^SSH$/ }).first())
  await press(dialog.getByRole('button', { name: 'Add' }))
}
