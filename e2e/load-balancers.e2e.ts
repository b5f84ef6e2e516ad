import { createBalancer } from './support/balancers.ts'
import { expect, findings, test } from './support/test.ts'

test('a user creates a load balancer, sees who answers, renames and deletes it', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.fromHome('Load Balancers')
  await page.getByRole('link', { name: 'Create Load Balancer' }).first().click()
  const create = page.getByRole('dialog', { name: 'Create Load Balancer' })
  await create.getByLabel('Name').fill('e2e-shop')
  await create.getByRole('combobox', { name: 'Subnet' }).click()
  await page.getByRole('option', { name: 'private-subnet', exact: true }).click()
  await create.getByLabel('Members').fill('10.0.0.11\nweb-2')
  await create.getByRole('button', { name: 'Create Load Balancer' }).click()
  await expect(create.getByText('web-2 is not an IP address with a port.')).toBeVisible()
  // Two servers of the seed, and an address that nobody has.
  await create.getByLabel('Members').fill('10.0.0.11\n10.0.0.12:80\n10.0.0.23')
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Create Load Balancer' }).click()
  await console.expectToast('Load Balancer e2e-shop was successfully created.')

  await console.row('e2e-shop').getByRole('link', { name: 'e2e-shop' }).click()
  await expect(page.getByText('Degraded').first()).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Listeners' }).getByRole('cell', { name: 'HTTP 80', exact: true }),
  ).toBeVisible()
  const members = page.getByRole('table', { name: /^Pool / })
  await expect(members.getByRole('row', { name: /10\.0\.0\.11:80/ })).toContainText('Online')
  await expect(members.getByRole('row', { name: /10\.0\.0\.23:80/ })).toContainText('Error')
  await expect(page.getByText('2 of 3 up').last()).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('link', { name: 'Edit Members' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit Members' })
  await edited.getByRole('button', { name: 'Remove: 10.0.0.23:80' }).click()
  await edited.getByRole('spinbutton', { name: 'Weight: 10.0.0.11:80' }).fill('5')
  await expect(edited.getByText('0 added, 1 changed, 1 removed, 1 as they are')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 of 2 up').last()).toBeVisible()
  await expect(members.getByRole('row', { name: /10\.0\.0\.11:80/ })).toContainText('5')

  // The change before is still in progress: this one waits for it.
  await page.getByRole('link', { name: 'Add L7 Policy: HTTP 80' }).click()
  const policy = page.getByRole('dialog', { name: 'Add L7 Policy' })
  await policy.getByRole('combobox', { name: 'Action' }).click()
  await page.getByRole('option', { name: 'Refuse', exact: true }).click()
  await policy.getByRole('button', { name: 'Add L7 Policy' }).click()
  await expect(page.getByText('1. Nothing: it has no rules → refused')).toBeVisible()

  await page.getByRole('link', { name: 'Edit Load Balancer' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Load Balancer' })
  await edit.getByLabel('Name').fill('e2e-store')
  await edit.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Load Balancer e2e-store was successfully updated.')

  const remove = page.getByRole('button', { name: 'Delete Load Balancer' })
  await remove.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('The listeners, pools and members of e2e-store are deleted, too.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete Load Balancer' }).click()
  await console.expectToast('Deleted Load Balancer: e2e-store.')
})

test('a reader sees load balancers but is offered nothing that changes them', async ({ as, cloud }) => {
  await createBalancer(cloud, 'e2e-read')
  const console = await as('reader')
  const { page } = console
  await console.openList('/project/load_balancer', 'e2e-read')
  await expect(page.getByRole('link', { name: 'Create Load Balancer' })).toHaveCount(0)
  await console.row('e2e-read').getByRole('link', { name: 'e2e-read' }).click()
  await expect(page.getByText('Nothing comes in yet: this load balancer has no listeners.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Load Balancer' })).toHaveCount(0)
})
