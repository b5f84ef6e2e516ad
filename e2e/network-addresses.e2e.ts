import { createPort } from './support/ports.ts'
import { expect, findings, test } from './support/test.ts'

test('a user groups addresses, adds some, removes one and deletes the group @openstack', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await console.open('/project/address_groups')
  await page.getByRole('link', { name: 'Create Address Group' }).first().click()
  const create = page.getByRole('dialog', { name: 'Create Address Group' })
  await create.getByLabel('Name').fill('e2e-offices')
  await create.getByLabel('Addresses').fill('192.0.2.0/24, nowhere')
  await create.getByRole('button', { name: 'Create Address Group' }).click()
  await expect(create.getByText('nowhere is not an IP address or CIDR.')).toBeVisible()
  await create.getByLabel('Addresses').fill('192.0.2.0/24, 2001:db8::7')
  expect(await findings(page)).toEqual([])
  await create.getByRole('button', { name: 'Create Address Group' }).click()
  await console.expectToast('Address Group e2e-offices was successfully created.')

  await console.row('e2e-offices').getByRole('link', { name: 'e2e-offices' }).click()
  const addresses = page.getByRole('table', { name: 'Addresses' })
  await expect(addresses.getByRole('cell', { name: '2001:db8::7/128', exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Add Addresses' }).click()
  const add = page.getByRole('dialog', { name: 'Add Addresses' })
  await add.getByLabel('Addresses').fill('192.0.2.0/24')
  await add.getByRole('button', { name: 'Add Addresses' }).click()
  await expect(add.getByText('192.0.2.0/24 is already in the group.')).toBeVisible()
  await add.getByLabel('Addresses').fill('198.51.100.1')
  await add.getByRole('button', { name: 'Add Addresses' }).click()
  await console.expectToast('Added the addresses to e2e-offices.')
  await expect(addresses.getByRole('cell', { name: '198.51.100.1/32', exact: true })).toBeVisible()

  await addresses.getByRole('button', { name: 'Remove 192.0.2.0/24' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Address' }).click()
  await console.expectToast('Removed address: 192.0.2.0/24.')
  await expect(addresses.getByRole('cell', { name: '192.0.2.0/24', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete Address Group' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Address Group' }).click()
  await console.expectToast('Deleted Address Group: e2e-offices.')
  await expect(page).toHaveURL(/\/project\/address_groups$/)
})

test('a user forwards a port of a floating IP, changes and deletes the forwarding', async ({ as, cloud }) => {
  await createPort(cloud, 'e2e-web')
  const external = '/network/v2.0/networks?router:external=true'
  const { networks } = await cloud.send<{ networks: { id: string }[] }>('GET', external)
  const { floatingip } = await cloud.send<{ floatingip: { id: string } }>('POST', '/network/v2.0/floatingips', {
    floatingip: { floating_network_id: networks[0]?.id },
  })
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open(`/ngdetails/OS::Neutron::FloatingIP/${floatingip.id}?tab=forwardings`)
  await expect(page.getByText('No port is forwarded.')).toBeVisible()
  await page.getByRole('link', { name: 'Add Port Forwarding' }).click()
  await dialog.getByLabel('External Port').fill('99999')
  await dialog.getByRole('combobox', { name: 'Internal IP Address' }).click()
  await page.getByRole('option', { name: /e2e-web/ }).click()
  await dialog.getByLabel('Internal Port').fill('80')
  await dialog.getByRole('button', { name: 'Add Port Forwarding' }).click()
  await expect(dialog.getByText('Enter a port from 1 to 65535, or a range of ports.')).toBeVisible()
  await dialog.getByLabel('External Port').fill('8080')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add Port Forwarding' }).click()
  await console.expectToast('Port forwarding was successfully added.')
  const table = page.getByRole('table', { name: 'Port Forwardings' })
  await expect(table.getByRole('cell', { name: '8080', exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await table.getByRole('link', { name: 'Edit the forwarding of port 8080' }).click()
  await dialog.getByLabel('External Port').fill('8443')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Port forwarding was successfully updated.')
  await table.getByRole('button', { name: 'Delete the forwarding of port 8443' }).click()
  await dialog.getByRole('button', { name: 'Delete Port Forwarding' }).click()
  await expect(page.getByText('No port is forwarded.')).toBeVisible()
})

test('[SHELL-02] all ports, subnet pools and address scopes have panels, and old addresses lead on', async ({
  as,
  cloud,
}) => {
  await createPort(cloud, 'e2e-listed')
  const console = await as('demo')
  const { page } = console
  await console.openList('/project/ports', 'e2e-listed')
  await expect(console.row('e2e-listed').getByRole('link', { name: 'private' })).toBeVisible()
  // A port without a name is known by its device.
  await console.openList('/project/ports', 'web-1')
  await expect(page.getByRole('gridcell').getByRole('link', { name: 'web-1', exact: true }).first()).toBeVisible()

  await console.open('/project/address_scopes')
  await page.getByRole('link', { name: 'Create Address Scope' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('e2e-scope')
  await dialog.getByRole('button', { name: 'Create Address Scope' }).click()
  await console.expectToast('Address Scope e2e-scope was successfully created.')

  await console.open('/project/subnet_pools/create/')
  await dialog.getByLabel('Name').fill('e2e-pool')
  await dialog.getByLabel('Prefixes').fill('203.0.113.0/24')
  await dialog.getByRole('combobox', { name: 'Address Scope' }).click()
  await page.getByRole('option', { name: 'e2e-scope' }).click()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Subnet Pool' }).click()
  await console.expectToast('Subnet Pool e2e-pool was successfully created.')
  await console.row('e2e-pool').getByRole('link', { name: 'e2e-scope' }).click()
  await expect(page.getByRole('table', { name: 'Subnet Pools' }).getByRole('link', { name: 'e2e-pool' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.load('/settings/password/')
  await expect(page.getByLabel('Current password')).toBeVisible()
})
