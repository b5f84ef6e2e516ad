import { expect, findings, test } from './support/test.ts'

test('[SWIFT-01] [SWIFT-03] a user shares a container by a table, restores an older version of an object, and sets its expiry and the metadata of the account @openstack', async ({
  as,
  cloud,
}) => {
  const box = `/object-store/v1/AUTH_${cloud.projectId}/e2e-kept`
  await cloud.put(box)
  const console = await as('demo')
  const { page } = console

  await console.open('/project/containers?magicSearchQuery=prefix%3De2e-kept')
  await console.rowAction('e2e-kept', 'Edit Settings')
  const settings = page.getByRole('dialog', { name: 'Edit Settings' })
  await expect(settings.getByText('Only members of this project have access.')).toBeVisible()
  const access = settings.getByRole('group', { name: 'Access' })
  await access.getByRole('button', { name: 'Add row' }).click()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByText('Each row needs a name without commas and colons, and a permission.')).toBeVisible()
  await access.getByLabel('Project ID 1').fill('0123456789abcdef')
  await access.getByLabel('May write 1').check()
  await expect(access.getByLabel('May list 1')).toBeDisabled()
  await access.getByRole('button', { name: 'Add row' }).click()
  await access.getByLabel('Who 2').click()
  await page.getByRole('option', { name: 'Everyone' }).click()
  await access.getByLabel('May list 2').check()
  await expect(access.getByLabel('May write 2')).toBeDisabled()
  await settings.getByRole('checkbox', { name: 'Keep Older Versions of Objects' }).check()
