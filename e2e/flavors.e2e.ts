import { expect, findings, test } from './support/test.ts'

test('[FLAVOR-01] [FLAVOR-02] an administrator creates a flavor for one project, grants it to another, edits and deletes it @openstack', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/admin/flavors')
  for (const name of ['Flavor Name', 'VCPUs', 'RAM', 'Root Disk', 'ID', 'Public'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'RAM' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(console.row('m1.tiny')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Create Flavor' }).click()
  const wizard = page.getByRole('dialog', { name: 'Create Flavor' })
  await wizard.getByLabel('Name', { exact: true }).fill('m1.tiny')
  await wizard.getByLabel('VCPUs').fill('2')
  await wizard.getByLabel('RAM (MB)').fill('768')
  await wizard.getByLabel('Root Disk (GB)').fill('3')
  await expect(wizard.getByText('The name "m1.tiny" is already used by another flavor.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await wizard.getByLabel('Name', { exact: true }).fill('e2e.walk')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await wizard.getByRole('button', { name: 'Add demo', exact: true }).click()
  await wizard.getByRole('button', { name: 'Create Flavor' }).click()
  await console.expectToast('Flavor e2e.walk was successfully created.')
  await expect(console.row('e2e.walk').getByText('768 MB')).toBeVisible()

  await console.rowAction('e2e.walk', 'Modify Access')
  const access = page.getByRole('dialog', { name: 'Modify Access' })
  await access.getByRole('button', { name: 'Add admin', exact: true }).click()
  await access.getByRole('button', { name: 'Remove demo', exact: true }).click()
  await access.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Modified access of flavor "e2e.walk".')

  await console.row('e2e.walk').getByRole('link', { name: 'No: update the metadata of e2e.walk' }).click()
  const metadata = page.getByRole('dialog', { name: 'Update Metadata' })
  await metadata.getByLabel('Custom').fill('hw:cpu_policy')
  await metadata.getByRole('button', { name: 'Add', exact: true }).click()
  await metadata.getByLabel('hw:cpu_policy', { exact: true }).fill('dedicated')
  await metadata.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Metadata was successfully updated.')

  await console.row('e2e.walk').getByRole('link', { name: 'e2e.walk', exact: true }).click()
  await expect(console.heading('e2e.walk')).toBeVisible()
  await expect(page.getByText('hw:cpu_policy')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: /^admin$/ })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('button', { name: 'Delete Flavor' }).click()
  const question = page.getByRole('dialog', { name: 'Delete e2e.walk?' })
  await expect(question.getByText('Deleted flavor is not recoverable.')).toBeVisible()
  await question.getByRole('button', { name: 'Delete Flavor' }).click()
  await console.expectToast('Deleted Flavor(s): e2e.walk.')
  await expect(page).toHaveURL(/\/admin\/flavors$/)
  await expect(console.row('e2e.walk')).toHaveCount(0)
})

test('flavors are filtered by size, and a refused deletion shows the reason', async ({ as, meridian }) => {
  const console = await as('admin')
  await console.open('/admin/flavors?magicSearchQuery=ram%3D512')
  await expect(console.row('m1.tiny')).toBeVisible()
  await expect(console.row('m1.large')).toHaveCount(0)
  await meridian.faults({ service: 'compute', method: 'DELETE', status: 409 })
  await console.rowAction('m1.tiny', 'Delete Flavor')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Delete Flavor' }).click()
  await console.expectToast('Unable to delete Flavor(s): m1.tiny.')
  await console.expectToast('Refused on demand.')
  await expect(console.row('m1.tiny')).toBeVisible()
})

test('members do not see the flavors panel', async ({ as }) => {
  const console = await as('demo')
  await console.open('/admin/flavors')
  await expect(console.page.getByText(/insufficient permissions/i).first()).toBeVisible()
})
