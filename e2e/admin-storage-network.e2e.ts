import { expect, findings, test } from './support/test.ts'

test('an administrator manages types, volumes, networks and RBAC policies of all projects', async ({ as, cloud }) => {
  const console = await as('admin')
  const { page } = console
  const dialog = page.getByRole('dialog')

  await console.open('/admin/volume_types')
  await page.getByRole('link', { name: 'Create Volume Type' }).click()
  await dialog.getByLabel('Name').fill('e2e-type')
  await dialog.getByRole('button', { name: 'Create Volume Type' }).click()
  await expect(page.getByRole('link', { name: 'e2e-type' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await console.open('/admin/volumes')
  await expect(page.getByRole('columnheader', { name: 'Host' })).toBeVisible()
  await page.getByRole('link', { name: 'Manage Volume' }).click()
  await expect(dialog.getByLabel('Identifier', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await console.rowAction('scratch', 'Update Volume Status')
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  await expect(page.getByRole('option', { name: 'Deleting', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')

  await console.open('/admin/networks')
  await page.getByRole('link', { name: 'Create Network' }).click()
  await dialog.getByLabel(/^Network Name/).fill('e2e-vlan')
  await dialog.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'demo', exact: true }).click()
  await dialog.getByLabel('Provider Network Type').click()
  await page.getByRole('option', { name: 'VLAN', exact: true }).click()
  await dialog.getByLabel('Physical Network').fill('public')
  await dialog.getByLabel('Segmentation ID').fill('5000')
  await expect(dialog.getByText('Availability Zone Hints')).toBeVisible()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByText('valid segmentation IDs are 1 through 4,094')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Segmentation ID').fill('77')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByLabel('Network Address', { exact: true }).fill('10.77.0.0/24')
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Enable DHCP' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Created network "e2e-vlan".')
  await expect(console.row('e2e-vlan').getByText('10.77.0.0/24')).toBeVisible()
  await page.getByRole('link', { name: 'e2e-vlan' }).click()
  await page.getByRole('tab', { name: 'DHCP Agents' }).click()
  await expect(page.getByRole('link', { name: 'Add DHCP Agent' })).toBeVisible()

  const { subnetpool } = await cloud.send<{ subnetpool: { id: string } }>('POST', '/network/v2.0/subnetpools', {
    subnetpool: { name: 'e2e-pool', prefixes: ['10.99.0.0/16'] },
  })
  const share = { object_type: 'subnetpool', object_id: subnetpool.id, action: 'access_as_shared' }
  await cloud.send('POST', '/network/v2.0/rbac-policies', {
    rbac_policy: { ...share, target_tenant: cloud.projectId },
  })
  await console.open('/admin/rbac_policies')
  await expect(page.getByRole('link', { name: 'e2e-pool' })).toBeVisible()
  await page.getByRole('link', { name: 'Create RBAC Policy' }).click()
  await dialog.getByRole('combobox', { name: 'Target Project' }).click()
  await page.getByRole('option', { name: 'All projects (*)' }).click()
  await dialog.getByRole('combobox', { name: 'Name' }).click()
  await page.getByRole('option', { name: 'e2e-vlan' }).click()
  await dialog.getByRole('button', { name: 'Create RBAC Policy' }).click()
  await expect(page.getByRole('link', { name: 'e2e-vlan' })).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('an administrator finds from Home what all projects have, and tells whose it is', async ({ as, cloud }) => {
  const serverGroup = { name: 'e2e-apart', policies: ['anti-affinity'] }
  await cloud.send('POST', '/compute/v2.1/os-server-groups', { server_group: serverGroup })
  const console = await as('admin')
  const { page } = console
  const openFromMenu = async (name: string) => {
    await console.openPlace(name, 'Cloud')
    await expect(page.getByRole('columnheader', { name: 'Project' })).toBeVisible()
  }
  await console.open('/home')

  await openFromMenu('Stacks')
  await expect(console.row('demo-stack').getByText('demo', { exact: true })).toBeVisible()
  // What would come to be in the administrator's own project is offered there.
  await expect(page.getByRole('link', { name: 'Launch Stack' })).toHaveCount(0)
  await console.row('demo-stack').getByRole('link', { name: 'demo-stack' }).click()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(/^Cloud.*Orchestration.*Stacks/)
  await expect(page.getByRole('tab', { name: 'Resources' })).toBeVisible()

  for (const name of ['Ports', 'Security Groups', 'Network QoS']) {
    await openFromMenu(name)
    await expect(console.heading(name)).toBeVisible()
  }

  await openFromMenu('Server Groups')
  expect(await findings(page)).toEqual([])
  await expect(console.row('e2e-apart').getByText('demo', { exact: true })).toBeVisible()
  await console.rowAction('e2e-apart', 'Delete Server Group')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Server Group' }).click()
  await expect(console.row('e2e-apart')).toHaveCount(0)
})

test('an administrator finds from Home the agents of networks, and moves a router from one', async ({ as }) => {
  const console = await as('admin')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.fromHome('System Information')
  await page.getByRole('tab', { name: 'Network Agents' }).click()
  await page.getByRole('link', { name: 'L3 agent' }).first().click()
  const routers = page.getByRole('table', { name: 'Routers' })
  const remove = routers.getByRole('button', { name: /^Remove router / }).first()
  const name = ((await remove.getAttribute('aria-label')) ?? '').replace('Remove router ', '')
  expect(await findings(page)).toEqual([])
  await remove.click()
  await dialog.getByRole('button', { name: 'Remove Router' }).click()
  await expect(routers.getByRole('link', { name, exact: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Add Router' }).click()
  await dialog.getByRole('combobox', { name: 'Router' }).click()
  await page.getByRole('option', { name, exact: true }).click()
  await dialog.getByRole('button', { name: 'Add Router' }).click()
  await console.expectToast(`Added router ${name} to the agent on`)
  await expect(routers.getByRole('link', { name, exact: true })).toBeVisible()
})
