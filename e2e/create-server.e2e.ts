import type { Page } from '@playwright/test'
import { SMALL_IMAGE } from './support/clouds.ts'
import { countClicks } from './support/clicks.ts'
import { expect, findings, test } from './support/test.ts'

const image = async (page: Page) => {
  const find = page.getByRole('searchbox', { name: 'Find an image' })
  const card = page.getByRole('radio', { name: new RegExp(`^${SMALL_IMAGE}`) })
  await expect(page.getByRole('radiogroup', { name: 'Source' })).toBeVisible()
  if (await find.isVisible()) await find.fill(SMALL_IMAGE)
  return card
}

test('from home to a reachable server in at most six clicks and a name @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/')
  const clicks = await countClicks(page)
  await page.getByRole('link', { name: 'Instances', exact: true }).click()
  await page.getByRole('link', { name: 'Create server' }).first().click()
  await page.getByLabel('Server name').fill('e2e-one-page')
  const sizes = page.getByRole('columnheader', { name: 'Size', exact: true })
  const width = (await sizes.boundingBox())?.width
  await (await image(page)).click()
  expect((await sizes.boundingBox())?.width).toBe(width)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Create server' }).click()

  const line = page.getByLabel('SSH command', { exact: true })
  await expect(line).toHaveText(/^ssh cirros@\d+\.\d+\.\d+\.\d+$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'attached' }).getByText('Done')).toBeAttached()
  await expect(page.getByText('The server runs.')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(6)
  expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Create another like this' }).click()
  await expect(page.getByLabel('Server name')).toHaveValue('e2e-one-page-2')

  // Its disk has a name in lists, and its image is shown although Nova knows none.
  await console.openList('/project/volumes', 'e2e-one-page')
  await expect(console.row('e2e-one-page-boot')).toBeVisible()
  await console.openList('/project/instances', 'e2e-one-page')
  await expect(console.row('e2e-one-page')).toContainText(SMALL_IMAGE)
})

test('the page keeps everything through the wizard, a reload and a failed step', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/instances/create')
  await page.getByLabel('Server name').fill('e2e-kept')
  const create = page.getByRole('button', { name: 'Create server' })
  await expect(create).toBeDisabled()
  await expect(create).toHaveAccessibleDescription(/Still missing: Image/)
  await (await image(page)).click()
  await page.getByRole('radio', { name: /^Create a key/ }).click()
  await page.getByLabel('Key name').fill('e2e-own')
  // A new address, since the seeded one would need no request that can fail.
  await page.getByRole('combobox', { name: 'Address' }).click()
  await page.getByRole('option', { name: /^New address from/ }).click()

  await page.getByRole('button', { name: 'All options' }).click()
  const wizard = page.getByRole('dialog', { name: 'Launch Instance' })
  await expect(wizard.getByLabel('Instance Name')).toHaveValue('e2e-kept')
  await wizard.getByLabel('Description').fill('from all options')
  await wizard.getByLabel('Instance Name').fill('e2e-renamed')
  await wizard.getByRole('button', { name: 'Back to one page' }).click()
  await expect(page.getByLabel('Server name')).toHaveValue('e2e-renamed')

  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  const offer = page.getByRole('status').filter({ hasText: 'You began this form' })
  await expect(offer).toContainText('Key name')
  await expect(page.getByLabel('Server name')).not.toHaveValue('e2e-renamed')
  await offer.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Server name')).toHaveValue('e2e-renamed')
  await expect(page.getByLabel('Key name')).toHaveValue('e2e-own')

  await meridian.faults({ service: 'network', method: 'POST', path: '/*floatingips', status: 503, times: 1 })
  const download = page.waitForEvent('download')
  await create.click()
  expect((await download).suggestedFilename()).toBe('e2e-own.pem')
  const failed = page.getByRole('alert')
  await expect(failed).toContainText('Request ID')
  await expect(page.getByText('What was created stays.')).toBeVisible()
  await expect(page.getByText('This address can be reached only from inside its network.')).toBeVisible()

  // Home does not say that all is well, and leads back.
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const left = page.getByRole('listitem').filter({ hasText: 'Create server e2e-renamed: not everything was done' })
  await expect(left).toContainText('Floating IP from public')
  await expect(left.getByRole('button', { name: /^Try again/ })).toBeVisible()
  await left.getByRole('link', { name: /^Why\?/ }).click()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('5 of 5 steps done').or(page.getByText('6 of 6 steps done'))).toBeVisible()
  await page.getByRole('link', { name: 'Open the server' }).click()
  await expect(console.heading('e2e-renamed')).toBeVisible()
  await expect(page.getByText('from all options').first()).toBeVisible()
})
