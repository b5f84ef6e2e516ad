import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

test('a network is made and renamed, its subnet edited and another deleted, and a port made, edited and deleted @openstack', async ({
  as,
}) => {
  test.slow()
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  await console.open('/project/networks')
  await page.getByRole('link', { name: 'Create Network' }).click()
  await dialog.getByLabel('Network Name').fill('e2e-walked')
  await dialog.getByLabel('MTU').fill('1400')
  await next.click()
  await dialog.getByLabel('Subnet Name').fill('e2e-lan')
  await dialog.getByLabel('Network Address', { exact: true }).fill('10.91.0.0/24')
  await next.click()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Created network "e2e-walked".')

  await console.rowAction('e2e-walked', 'Edit Network')
  await dialog.getByLabel('Name').fill('e2e-net')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Network e2e-net was successfully updated.')
  await console.row('e2e-net').getByRole('link', { name: 'e2e-net' }).click()
  await expect(page.getByText('1400')).toBeVisible()

  await page.getByRole('tab', { name: 'Subnets' }).click()
  await console.rowAction('e2e-lan', 'Edit Subnet')
  await dialog.getByLabel('Gateway IP').fill('')
  await next.click()
  await expect(dialog.getByText('Specify IP address of gateway or check "Disable Gateway" checkbox.')).toBeVisible()
  await dialog.getByLabel('Gateway IP').fill('10.91.0.254')
  await next.click()
  await dialog.getByLabel('Allocation Pools').fill('10.91.0.2,10.91.0.200')
  await dialog.getByLabel('DNS Name Servers').fill('9.9.9.9')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Success: Updated subnet "e2e-lan".')
  await expect(console.row('e2e-lan').getByText('10.91.0.254')).toBeVisible()
  await page.getByRole('link', { name: 'Create Subnet' }).last().click()
  await dialog.getByLabel('Subnet Name').fill('e2e-second')
  await dialog.getByLabel('Network Address', { exact: true }).fill('10.92.0.0/24')
  await next.click()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Success: Created subnet "e2e-second".')
  await console.rowAction('e2e-second', 'Delete Subnet')
  await dialog.getByRole('button', { name: 'Delete Subnet' }).click()
  await console.expectToast('Deleted Subnet: e2e-second')
  await expect(console.row('e2e-second')).toHaveCount(0)
  await console.row('e2e-lan').getByRole('link', { name: 'e2e-lan' }).click()
  await expect(console.heading('e2e-lan')).toBeVisible()
  await expect(page.getByText('9.9.9.9')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'e2e-net' }).click()

  await page.getByRole('tab', { name: 'Ports' }).click()
  await page.getByRole('link', { name: 'Create Port' }).click()
  await dialog.getByLabel('Name').fill('e2e-vip')
  await dialog.getByRole('combobox', { name: 'Specify IP address or subnet' }).click()
  await page.getByRole('option', { name: 'Fixed IP Address' }).click()
  await dialog.getByLabel('Fixed IP Address').fill('10.91.0')
  await next.click()
  await expect(dialog.getByText(/is invalid|validation failed/).first()).toBeVisible()
  await dialog.getByLabel('Fixed IP Address').fill('10.91.0.77')
  await next.click()
  await dialog.getByRole('button', { name: 'Add default' }).click()
  await dialog.getByRole('button', { name: 'Create', exact: true }).click()
  await console.expectToast('Port e2e-vip was successfully created.')
  await expect(console.row('e2e-vip').getByText('10.91.0.77')).toBeVisible()

  await console.rowAction('e2e-vip', 'Edit Port')
  await dialog.getByLabel('Name').fill('e2e-port')
  await next.click()
  await dialog.getByRole('button', { name: 'Remove default' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Port e2e-port was successfully updated.')
  await console.row('e2e-port').getByRole('link', { name: 'e2e-port' }).click()
  await page.getByRole('tab', { name: 'Allowed Address Pairs' }).click()
  await page.getByRole('link', { name: 'Add Allowed Address Pair' }).click()
  await dialog.getByLabel('IP Address or CIDR').fill('10.91.0.128/25')
  await dialog.getByRole('button', { name: 'Add Allowed Address Pair' }).click()
  await console.expectToast('Allowed address pair was successfully added.')
  await page.getByRole('button', { name: 'Delete 10.91.0.128/25' }).click()
  await dialog.getByRole('button', { name: 'Delete Allowed Address Pair' }).click()
  await console.expectToast('Deleted Allowed Address Pair: 10.91.0.128/25')
  await expect(page.getByText('This port may only use its own addresses.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete Port' }).click()
  await dialog.getByRole('button', { name: 'Delete Port' }).click()
  await console.expectToast('Deleted Port: e2e-port')
  await expect(console.heading('e2e-net')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Network' }).click()
  await dialog.getByRole('button', { name: 'Delete Network' }).click()
  await console.expectToast('Deleted Network: e2e-net')
  await expect(console.row('e2e-net')).toHaveCount(0)
})

test('axe finds nothing on the parts of a network', async ({ as, cloud }) => {
  test.slow() // axe takes long on a busy machine
  const { ports } = await cloud.send<{ ports: Record<'id' | 'network_id', string>[] }>(
    'GET',
    '/network/v2.0/ports?name=trunk-child',
  )
  const { id, network_id: network } = ports[0] ?? {}
  const console = await as('demo')
  const { page } = console
  await console.open(`/ngdetails/OS::Neutron::Net/${network}?tab=ports_tab`)
  await expect(console.row('trunk-child')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.open(`/ngdetails/OS::Neutron::Port/${id}`)
  const subnet = page.getByRole('link', { name: '10.20.0.90' })
  await expect(subnet).toBeVisible()
  expect(await findings(page)).toEqual([])
  await subnet.click()
  await expect(console.heading('backend-subnet')).toBeVisible()
  expect(await findings(page)).toEqual([])
})

test('[REG-02] a page of something that is part of another stands below the list of those', async ({ as, cloud }) => {
  const console = await as('demo')
  const { page } = console
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  const { ports } = await cloud.send<{ ports: { id: string }[] }>('GET', '/network/v2.0/ports?name=trunk-child')
  await console.open(`/ngdetails/OS::Neutron::Port/${ports[0]?.id}`)
  await expect(trail).toHaveText(/Project.*Network.*Networks.*backend/)
  await expect(navigation.getByRole('link', { name: 'Networks' })).toHaveAttribute('aria-current', 'true')

  const { security_group_rules: rules } = await cloud.send<{
    security_group_rules: Record<'id' | 'security_group_id', string>[]
  }>('GET', '/network/v2.0/security-group-rules')
  const { id, security_group_id: group } = rules[0] ?? {}
  await console.open(`/ngdetails/OS::Neutron::SecurityGroupRule/${id}`)
  await expect(trail).toHaveText(/Project.*Network.*Security Groups./)
  const groups = navigation.getByRole('link', { name: 'Security Groups' })
  await expect(groups).toHaveAttribute('aria-current', 'true')
  await trail.getByRole('link').last().click()
  await expect(page).toHaveURL(new RegExp(`/project/security_groups/${group}`))
  await expect(trail).toHaveText(/Project.*Network.*Security Groups$/)
  await expect(groups).toHaveAttribute('aria-current', 'page')
})

test('what of a network could not be made is told by its name, and what became of the rest', async ({
  as,
  cloud,
  meridian,
}) => {
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  const next = dialog.getByRole('button', { name: 'Next' })
  const create = dialog.getByRole('button', { name: 'Create', exact: true })
  const alert = dialog.getByRole('alert')
  const steps = dialog.getByRole('navigation', { name: 'Steps' }).getByRole('button')
  const refused = (path: string) => ({ service: 'network', method: 'POST', path, status: 503, times: 1 })

  await console.open('/project/networks')
  await page.getByRole('link', { name: 'Create Network' }).click()
  await dialog.getByLabel('Network Name').fill('e2e-halted')
  await next.click()
  await dialog.getByLabel('Subnet Name').fill('e2e-unmade')
  await dialog.getByLabel('Network Address', { exact: true }).fill('10.93.0.0/24')
  await next.click()
  await meridian.faults(refused('/v2.0/subnets'))
  await create.click()
  await expect(alert).toContainText('Failed to create subnet "e2e-unmade" for network "e2e-halted".')
  await expect(alert).toContainText('Delete the created network "e2e-halted" due to subnet creation failure.')
  const { networks } = await cloud.send<{ networks: unknown[] }>('GET', '/network/v2.0/networks?name=e2e-halted')
  expect(networks).toEqual([])
  await meridian.faults(refused('/v2.0/networks'))
  await create.click()
  await expect(alert).toContainText('Failed to create network "e2e-halted".')
  await steps.first().click()
  await dialog.getByLabel('Network Name').fill('')
  await meridian.faults(refused('/v2.0/networks'))
  await create.click()
  await expect(alert).toContainText('Unable to create the network.')
  await steps.first().click()
  await dialog.getByLabel('Network Name').fill('e2e-halted')
  await create.click()
  await console.expectToast('Created network "e2e-halted".')

  await page.getByRole('link', { name: 'Create Network' }).click()
  await dialog.getByLabel('Network Name').fill('e2e-stranded')
  await next.click()
  await dialog.getByLabel('Network Address', { exact: true }).fill('10.94.0.0/24')
  await next.click()
  await meridian.faults(refused('/v2.0/subnets'), { ...refused('/v2.0/networks/*'), method: 'DELETE' })
  await create.click()
  await expect(alert).toContainText('The network "e2e-stranded" was created and could not be deleted.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(console.row('e2e-stranded')).toBeVisible()

  await console.row('e2e-halted').getByRole('link', { name: 'e2e-halted' }).click()
  await page.getByRole('tab', { name: 'Ports' }).click()
  await page.getByRole('link', { name: 'Create Port' }).click()
  await dialog.getByLabel('Name').fill('e2e-unplugged')
  await next.click()
  await meridian.faults(refused('/v2.0/ports'))
  await create.click()
  await expect(alert).toContainText('Failed to create port "e2e-unplugged".')
  await steps.first().click()
  await dialog.getByLabel('Name').fill('')
  await meridian.faults(refused('/v2.0/ports'))
  await create.click()
  await expect(alert).toContainText('Unable to create the port.')

  await console.open('/project/routers?modal=create-router')
  await meridian.faults(refused('/v2.0/routers'))
  await dialog.getByRole('button', { name: 'Create Router' }).click()
  await expect(alert).toContainText('Unable to create the router.')
})

test('a subnet that the quota has no room for is not offered, in the list or on the page of its network', async ({
  as,
  cloud,
  meridian,
}) => {
  const admin = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const quotas = `/network/v2.0/quotas/${cloud.projectId}`
  const before = await admin.send<{ quota: { subnet: number } }>('GET', quotas)
  await admin.send('PUT', quotas, { quota: { subnet: 0 } })
  try {
    const console = await as('demo')
    const { page } = console
    await console.open('/project/networks')
    const row = console.row('backend')
    await row.getByRole('button', { name: 'Actions for backend' }).click()
    const offered = page.getByRole('menuitem', { name: /Create Subnet/ })
    await expect(offered).toContainText('(Quota exceeded)')
    await expect(offered).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
    await row.getByRole('link', { name: 'backend' }).click()
    await expect(page.getByRole('button', { name: 'Create Subnet' })).toHaveAccessibleDescription('(Quota exceeded)')
  } finally {
    await admin.send('PUT', quotas, { quota: { subnet: before.quota.subnet } })
  }
})
