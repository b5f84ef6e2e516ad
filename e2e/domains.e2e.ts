import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

const MARKUP = 'e2e <img src=x onerror=alert(1)>'

test('[DOMAIN-01] an administrator creates, edits and populates a domain, and deletes it after disabling it @openstack', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  await console.open('/identity/domains')
  for (const name of ['Name', 'Description', 'Domain ID', 'Enabled'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Create Domain' }).click()
  const create = page.getByRole('dialog', { name: 'Create Domain' })
  await create.getByLabel('Name', { exact: true }).fill('e2e-sales')
  await create.getByRole('button', { name: 'Create Domain' }).click()
  await console.expectToast('Domain e2e-sales was successfully created.')

  await console.rowAction('e2e-sales', 'Edit Domain')
  const edit = page.getByRole('dialog', { name: 'Edit Domain' })
  await edit.getByLabel(/^Description/).fill(MARKUP)
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Domain e2e-sales was successfully updated.')
  await expect(console.row('e2e-sales').getByText(MARKUP)).toBeVisible()

  await console.rowAction('e2e-sales', 'Manage Members')
  const members = page.getByRole('dialog', { name: 'Manage Members' })
  await members.getByRole('button', { name: 'Add demo', exact: true }).click()
  await expect(members.getByRole('button', { name: 'Roles of demo: member' })).toBeVisible()
  await members.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Modified members of domain "e2e-sales".')

  await console.rowAction('e2e-sales', 'Set Domain Context')
  await console.expectToast('Domain Context updated to Domain e2e-sales.')
  await expect(console.row('Default')).toHaveCount(0)
  await console.openPlace('User Groups')
  await expect(page.getByText('Only items of the domain e2e-sales are shown.')).toBeVisible()
  await console.openPlace('Users')
  await expect(page.getByText('No items to display.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear Domain Context' }).click()
  await expect(console.row('demo')).toBeVisible()
  await console.openPlace('Domains')

  await console.rowAction('e2e-sales', 'Delete Domain')
  await console.expectToast('Domain "e2e-sales" must be disabled before it can be deleted.')
  await console.rowAction('e2e-sales', 'Disable Domain')
  await page.getByRole('dialog').getByRole('button', { name: 'Disable Domain' }).click()
  await console.expectToast('Disabled Domain: e2e-sales')
  await console.rowAction('e2e-sales', 'Delete Domain')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Domain' }).click()
  await console.expectToast('Deleted Domain: e2e-sales')
  await expect(console.row('e2e-sales')).toHaveCount(0)
})

test('[DOMAIN-01] a domain disabled elsewhere is deleted although its row is out of date', async ({ as, meridian }) => {
  const cloud = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { domain } = await cloud.send<{ domain: { id: string } }>('POST', '/identity/v3/domains', {
    domain: { name: 'soon-off' },
  })
  const console = await as('admin')
  await console.open('/identity/domains')
  await expect(console.row('soon-off').getByText('Yes')).toBeVisible()
  await cloud.send('PATCH', `/identity/v3/domains/${domain.id}`, { domain: { enabled: false } })
  await console.rowAction('soon-off', 'Delete Domain')
  await console.page.getByRole('dialog').getByRole('button', { name: 'Delete Domain' }).click()
  await console.expectToast('Deleted Domain: soon-off')
})
