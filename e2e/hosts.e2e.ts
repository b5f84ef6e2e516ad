import { expect, findings, test } from './support/test.ts'

const HOST = 'compute-2.meridian.example'

test('an administrator takes a host out of service, sees how its instances would move, and makes an aggregate', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open('/admin/hypervisors')
  const row = console.row(HOST)
  await expect(page.getByRole('meter', { name: 'VCPU Usage' })).toBeVisible()
  await expect(row.getByText('Enabled', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.rowAction(HOST, 'Disable Service')
  await dialog.getByLabel('Reason').fill('new fan')
  await dialog.getByRole('button', { name: 'Disable Service' }).click()
  await console.expectToast('Disabled compute service for host: compute-2.')
  await expect(row.getByText('Disabled', { exact: true })).toBeVisible()

  await console.rowAction(HOST, 'Migrate Host')
  const moved = dialog.getByRole('table', { name: 'Instances on This Host' })
  await expect(moved.getByText('Live', { exact: true }).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await row.getByRole('link', { name: HOST }).click()
  await expect(page.getByText('new fan')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Services and Agents' }).getByText('nova-compute')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Instances' }).click()
  await expect(page.getByRole('table', { name: 'Instances' })).toBeVisible()

  await page.getByRole('link', { name: 'Hypervisors', exact: true }).first().click()
  await expect(page.getByText('What the hosts have physically.', { exact: false })).toBeVisible()
  const usage = await page.getByRole('meter', { name: 'VCPU Usage' }).getAttribute('aria-valuetext')
  const physical = /of ([\d,]+)/.exec(usage ?? '')?.[1]
  await page.getByRole('link', { name: 'Capacity', exact: true }).first().click()
  await expect(page.getByText(`${physical} physical · overcommit 4×`)).toBeVisible()

  await console.open('/admin/aggregates')
  const zones = page.getByRole('table', { name: 'Availability Zones' })
  await expect(zones.getByText('edge')).toBeVisible()
  await expect(zones.getByText('compute-1 (Services Up)')).toBeVisible()
  await page.getByRole('link', { name: 'Create Host Aggregate' }).click()
  await dialog.getByLabel('Name', { exact: true }).fill('e2e-fast')
  await dialog.getByRole('button', { name: 'Add compute-3' }).click()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Host Aggregate' }).click()
  await console.expectToast('Created new host aggregate "e2e-fast".')
  await expect(console.row('e2e-fast').getByText('compute-3')).toBeVisible()
  expect(await findings(page)).toEqual([])

  // The page of a host, which was open before, keeps the aggregates of that host.
  const hosts = page.getByRole('dialog', { name: 'Manage Hosts' })
  await console.rowAction('e2e-fast', 'Manage Hosts')
  await hosts.getByRole('button', { name: 'Remove compute-3' }).click()
  await hosts.getByRole('button', { name: 'Add compute-1' }).click()
  await hosts.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('The Aggregate was updated.')
  await expect(hosts).toHaveCount(0)
  await expect(console.row('e2e-fast').getByText('compute-1')).toBeVisible()
  await expect(console.row('e2e-fast').getByText('compute-3')).toHaveCount(0)
})

test('an administrator reads the state of the system, changes a default quota and imports metadata definitions', async ({
  as,
}) => {
  const console = await as('admin')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open('/admin/info')
  await expect(page.getByText('All services and agents report.')).toBeVisible()
  await expect(page.getByRole('row', { name: /^nova compute / }).getByText(/^[\d,]+ ms$/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Network Agents' }).click()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('l3')
  await expect(page.getByRole('link', { name: 'View Routers' })).toBeVisible()
  await expect(page.getByText('neutron-dhcp-agent')).toHaveCount(0)

  await console.open('/admin/defaults')
  await page.getByRole('link', { name: 'Update Defaults' }).click()
  await dialog.getByLabel('Key Pairs').fill('77')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Update Defaults' }).click()
  await console.expectToast('Default quotas updated.')
  await expect(page.getByRole('row', { name: 'Key Pairs 77' })).toBeVisible()

  await console.open('/admin/metadata_defs?modal=import-namespace')
  await dialog.getByRole('textbox', { name: 'Namespace JSON' }).fill('{"namespace": "e2e::Colours", "properties": {}}')
  await dialog.getByRole('button', { name: 'Import Namespace' }).click()
  await console.expectToast('Namespace e2e::Colours has been created.')
  await expect(page.getByRole('link', { name: 'e2e::Colours' })).toBeVisible()
})

test('an administrator finds from Home how full the storage pools are, and the volumes of one', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  await console.fromHome('Storage Pools')
  await expect(console.heading('Storage Pools')).toBeVisible()
  const row = console.row('fast')
  await expect(row.getByText('local', { exact: true })).toBeVisible()
  await expect(row.getByText(/ \/ 4 TB$/)).toBeVisible()
  // Thin, and promised up to 20 times.
  await expect(row.getByText(/ \/ 80 TB$/)).toBeVisible()
  await expect(row.getByText('Up', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.row('standard').getByRole('link').click()
  await expect(page.getByLabel('Overview').getByText('block-1@standard#standard')).toBeVisible()
  await expect(page.getByText('Meridian', { exact: true }).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Show the volumes in this pool' }).click()
  await expect(console.heading('Volumes')).toBeVisible()
  await expect(page.getByText('block-1@standard#standard').first()).toBeVisible()
})
