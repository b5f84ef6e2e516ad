import { expect, findings, test } from './support/test.ts'

test('[SWIFT-01] [SWIFT-03] a user shares a container by a table, sets the metadata of the account, restores an older version of an object and sets its expiry @openstack', async ({
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
  expect(await findings(page)).toEqual([])
  await settings.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Settings of e2e-kept saved.')

  // Switching public access off leaves the other grantee.
  await page.getByRole('switch', { name: 'Public access to e2e-kept' }).click()
  await console.expectToast('Container e2e-kept is now private.')
  await console.rowAction('e2e-kept', 'Edit Settings')
  await expect(access.getByLabel('Project ID 1')).toHaveValue('0123456789abcdef')
  await expect(access.getByLabel('May write 1')).toBeChecked()
  await expect(access.getByLabel('Who 2')).toHaveCount(0)
  await settings.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Account Metadata' }).click()
  const account = page.getByRole('dialog', { name: 'Account Metadata', exact: true })
  await account.getByRole('button', { name: 'Add row' }).click()
  await account.getByLabel('Key 1').fill('e2e-owner')
  await account.getByLabel('Value 1').fill('me')
  await account.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Account metadata saved.')
  await page.getByRole('link', { name: 'Account Metadata' }).click()
  await expect(account.getByLabel('Value 1')).toHaveValue('me')
  expect(await findings(page)).toEqual([])
  await account.getByRole('button', { name: /^Remove/ }).click()
  await account.getByRole('button', { name: 'Save' }).click()
  await account.waitFor({ state: 'detached' })

  for (const type of ['text/first', 'text/second']) await cloud.put(`${box}/notes.txt`, { 'content-type': type })
  await console.open('/ngdetails/OS::Swift::Object/e2e-kept%2Fnotes.txt?tab=versions')
  const versions = page.getByRole('table', { name: 'Versions' })
  await expect(versions.getByRole('row', { name: /Current.*second/ })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const older = (type: RegExp) => versions.getByRole('row', { name: type })
  await older(/Older.*first/)
    .getByRole('button', { name: /^Restore/ })
    .click()
  await console.expectToast(/Restored Version/)
  await expect(versions.getByRole('row', { name: /Current.*first/ })).toBeVisible()
  await older(/Older.*second/)
    .getByRole('button', { name: /^Delete/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Version' }).click()
  await expect(older(/Older/)).toHaveCount(0)

  await console.open('/project/containers/container/e2e-kept')
  await console.rowAction('notes.txt', 'Update Metadata')
  const form = page.getByRole('dialog', { name: 'Update Metadata' })
  await form.getByLabel('Expiry').click()
  await page.getByRole('option', { name: 'Deleted after a while' }).click()
  await form.getByLabel('Delete After').fill('3')
  expect(await findings(page)).toEqual([])
  await form.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Settings of notes.txt saved.')
  await console.rowAction('notes.txt', 'Update Metadata')
  await expect(form.getByLabel('Delete At')).not.toHaveValue('')
  await form.getByRole('button', { name: 'Cancel' }).click()
})

test('[SWIFT-05] while Swift does not answer, Create Container reports that and keeps what was typed', async ({
  as,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/containers?modal=create-container')
  const form = page.getByRole('dialog', { name: 'Create Container' })
  await meridian.faults({ service: 'object-store', drop: true })
  await form.getByLabel('Container Name').fill('e2e-later')
  await form.getByRole('button', { name: 'Create Container' }).click()
  await expect(form.getByRole('alert')).toContainText('Unable to establish connection to the object-store service.')
  await expect(form.getByLabel('Container Name')).toHaveValue('e2e-later')
  expect(await findings(page)).toEqual([])
  await meridian.faults()
  await form.getByRole('button', { name: 'Create Container' }).click()
  await console.expectToast('Container e2e-later created.')
})
