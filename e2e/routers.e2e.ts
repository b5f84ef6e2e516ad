import { OpenStack } from './support/openstack.ts'
import { expect, findings, test } from './support/test.ts'

/** A network with a subnet of these addresses, to lead a router to. */
async function createLan(cloud: OpenStack, name: string, prefix: string): Promise<void> {
  const { network } = await cloud.send<{ network: { id: string } }>('POST', '/network/v2.0/networks', {
    network: { name },
  })
  const subnet = { name: `${name}-lan`, network_id: network.id, ip_version: 4, cidr: `${prefix}.0/24` }
  await cloud.send('POST', '/network/v2.0/subnets', { subnet })
}

async function createRouter(cloud: OpenStack, name: string): Promise<string> {
  const { router } = await cloud.send<{ router: { id: string } }>('POST', '/network/v2.0/routers', { router: { name } })
  return router.id
}

test('a user creates and renames a router, sets a gateway, interfaces and a route, and deletes all @openstack', async ({
  as,
  cloud,
}) => {
  test.slow()
  await createLan(cloud, 'e2e-near', '10.93.0')
  await createLan(cloud, 'e2e-far', '10.94.0')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  const add = (name: string) => page.getByRole('link', { name, exact: true }).last()
  await console.open('/project/routers')
  for (const name of ['Name', 'Status', 'External Network', 'Admin State', 'Availability Zones'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Create Router' }).click()
  await dialog.getByLabel('Router Name').fill('e2e-walked')
  await expect(dialog.getByRole('checkbox', { name: 'Enable Admin State' })).toBeChecked()
  // Both are for administrators.
  await expect(dialog.getByText('Router Type')).toHaveCount(0)
  await expect(dialog.getByText('High Availability Mode')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Router' }).click()
  await console.expectToast('Router e2e-walked was successfully created.')

  await console.rowAction('e2e-walked', 'Edit Router')
  await dialog.getByLabel('Router Name').fill('e2e-door')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await console.expectToast('Router e2e-door was successfully updated.')
  await console.rowAction('e2e-door', 'Set Gateway')
  await expect(dialog.getByRole('combobox', { name: 'External Network' })).toHaveValue('public')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Set Gateway' }).click()
  await console.expectToast('Gateway interface is added')
  await expect(console.row('e2e-door').getByRole('link', { name: 'public' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const { routers } = await cloud.send<{ routers: { id: string }[] }>('GET', '/network/v2.0/routers?name=e2e-door')
  await console.open(`/project/routers/${routers[0]?.id}/`)
  await expect(console.heading('e2e-door')).toBeVisible()
  await expect(page.getByText('External Fixed IPs')).toBeVisible()
  await expect(page.getByRole('link', { name: /^172\.24\.4\./ })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await page.getByRole('tab', { name: 'Interfaces' }).click()
  const row = (address: string) => page.getByRole('row').filter({ hasText: address })
  await add('Add Interface').click()
  await dialog.getByRole('combobox', { name: 'Subnet' }).fill('e2e-near')
  await page.getByRole('option', { name: 'e2e-near: 10.93.0.0/24 (e2e-near-lan)' }).click()
  await dialog.getByRole('button', { name: 'Add Interface' }).click()
  await console.expectToast('Interface added')
  await expect(row('10.93.0.1').getByText('Internal Interface')).toBeVisible()
  await add('Add Interface').click()
  await dialog.getByRole('combobox', { name: 'Subnet' }).fill('e2e')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option', { name: /^e2e-far/ }).click()
  await dialog.getByLabel('IP Address').fill('10.94.0')
  await dialog.getByRole('button', { name: 'Add Interface' }).click()
  await expect(dialog.getByText(/is invalid|validation failed/).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('IP Address').fill('10.94.0.77')
  await dialog.getByRole('button', { name: 'Add Interface' }).click()
  await console.expectToast('Interface added')
  await expect(row('10.94.0.77').getByText('UP', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await row('10.94.0.77')
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete Interface' }).click()
  await dialog.getByRole('button', { name: 'Delete Interface' }).click()
  await console.expectToast(/^Deleted Interface: /)
  await expect(row('10.94.0.77')).toHaveCount(0)

  await page.getByRole('tab', { name: 'Static Routes' }).click()
  const addRoute = async (hop: string) => {
    await add('Add Static Route').click()
    await dialog.getByLabel('Destination CIDR').fill('10.95.0.0/24')
    await dialog.getByLabel('Next Hop').fill(hop)
    await dialog.getByRole('button', { name: 'Add Static Route' }).click()
  }
  await addRoute('10.96.0.9')
  await expect(dialog.getByRole('alert')).toContainText('Failed to add static route.')
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Next Hop').fill('10.93.0.9')
  await dialog.getByRole('button', { name: 'Add Static Route' }).click()
  await console.expectToast('Static route added')
  await expect(page.getByRole('cell', { name: '10.93.0.9' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete the route to 10.95.0.0/24' }).click()
  await dialog.getByRole('button', { name: 'Delete Static Route' }).click()
  await console.expectToast('Deleted Static Route: 10.95.0.0/24')
  await expect(page.getByText('This router only knows routes to its own networks.')).toBeVisible()
  await addRoute('10.93.0.9')
  await expect(page.getByRole('cell', { name: '10.93.0.9' })).toBeVisible()

  await page.getByRole('button', { name: 'Clear Gateway' }).click()
  const warning = 'You may reset the gateway later by using the set gateway action, but the gateway IP may change.'
  await expect(dialog.getByText(warning)).toBeVisible()
  await dialog.getByRole('button', { name: 'Clear Gateway' }).click()
  await console.expectToast('Cleared Gateway: e2e-door')
  await expect(page.getByRole('link', { name: 'Set Gateway' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Router' }).click()
  await dialog.getByRole('button', { name: 'Delete Router' }).click()
  await console.expectToast('Deleted Router: e2e-door')
  await expect(page).toHaveURL(/\/project\/routers$/)
  await expect(console.row('e2e-door')).toHaveCount(0)
})

test('several routers are deleted at once, and lists are filtered', async ({ as, cloud }) => {
  for (const name of ['e2e-one', 'e2e-two']) await createRouter(cloud, name)
  const console = await as('demo')
  const { page } = console
  await console.open('/project/routers?magicSearchQuery=status%3DERROR')
  await expect(page.getByText('Nothing matches this search.')).toBeVisible()
  await console.open('/project/routers?magicSearchQuery=name%3De2e-one')
  await expect(console.row('e2e-one')).toBeVisible()
  await expect(console.row('e2e-two')).toHaveCount(0)
  await console.open('/project/routers?magicSearchQuery=admin_state_up%3Dtrue')
  await console.select('e2e-one', 'e2e-two')
  await page.getByRole('button', { name: 'Delete Routers' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Routers' }).click()
  await console.expectToast('Deleted Routers: e2e-one, e2e-two')
  await expect(console.row('e2e-one')).toHaveCount(0)
})

test('errors show the service’s message, and at the quota no router can be created', async ({
  as,
  cloud,
  meridian,
}) => {
  const id = await createRouter(cloud, 'e2e-stuck')
  const console = await as('demo')
  const { page } = console
  const dialog = page.getByRole('dialog')
  const refuse = (path: string) => meridian.faults({ service: 'network', method: 'PUT', path, status: 409 })
  await refuse(`/v2.0/routers/${id}`)
  await console.open(`/project/routers?modal=set-gateway&item=${id}`)
  await expect(dialog.getByRole('combobox', { name: 'External Network' })).toHaveValue('public')
  await dialog.getByRole('button', { name: 'Set Gateway' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to set gateway.')

  await refuse(`/v2.0/routers/${id}/add_router_interface`)
  await console.open(`/project/routers?modal=add-interface&item=${id}`)
  await dialog.getByRole('combobox', { name: 'Subnet' }).fill('backend')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Add Interface' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to add interface:')
  await meridian.faults()

  const admin = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const quota = (router: number) => admin.send('PUT', `/network/v2.0/quotas/${cloud.projectId}`, { quota: { router } })
  await console.open('/project/routers?modal=create-router')
  await dialog.getByLabel('Router Name').fill('e2e-too-many')
  await expect(dialog.getByRole('meter', { name: 'Routers' })).toBeVisible()
  await quota(0) // somebody else took the rest meanwhile
  const create = dialog.getByRole('button', { name: 'Create Router' })
  await create.click()
  await expect(dialog.getByRole('alert')).toContainText('Quota exceeded for resource router.')
  await console.load('/project/routers?modal=create-router')
  await expect(create).toBeDisabled()
  await expect(create).toHaveAccessibleDescription(/^Routers: 1 needed, 0 left of 0\./)
  await expect(dialog.getByText('Please raise these quotas of project demo')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await console.open('/project/routers')
  await expect(page.getByRole('button', { name: 'Create Router' })).toHaveAccessibleDescription('(Quota exceeded)')
  await quota(-1)
})

test('administrators see all routers and create them for a project, distributed or not', async ({
  as,
  cloud,
  meridian,
}) => {
  const console = await as('admin')
  const { page } = console
  const dialog = page.getByRole('dialog')
  await console.open('/admin/routers')
  for (const name of ['Project', 'Distributed', 'HA mode'])
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(console.row('router1').getByText('demo', { exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Actions for router1' }).click()
  await expect(page.getByRole('menuitem', { name: 'Edit Router' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Gateway/ })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: 'Create Router' }).click()
  await dialog.getByRole('combobox', { name: 'Project' }).fill('demo')
  await page.getByRole('option', { name: 'demo', exact: true }).click()
  await dialog.getByLabel('Router Name').fill('e2e-theirs')
  await expect(dialog.getByText('Enable SNAT')).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'External Network' }).fill('public')
  await page.getByRole('option', { name: 'public' }).click()
  await dialog.getByRole('checkbox', { name: 'Enable SNAT' }).uncheck()
  await dialog.getByRole('combobox', { name: 'Router Type' }).click()
  for (const name of ['Use Server Default', 'Centralized'])
    await expect(page.getByRole('option', { name })).toBeVisible()
  await page.getByRole('option', { name: 'Distributed' }).click()
  await dialog.getByRole('combobox', { name: 'High Availability Mode' }).click()
  await page.getByRole('option', { name: 'Disable HA mode' }).click()
  await dialog.getByRole('checkbox', { name: 'nova' }).check()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Router' }).click()
  await console.expectToast('Router e2e-theirs was successfully created.')
  await expect(console.row('e2e-theirs').getByText('Yes')).toBeVisible()
  await console.row('e2e-theirs').getByRole('link', { name: 'e2e-theirs' }).click()
  await expect(page.getByText('Disabled')).toBeVisible()
  const agents = page.getByRole('table', { name: 'L3 Agents' })
  await expect(agents.getByRole('cell', { name: 'Up', exact: true })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Interfaces' }).click()
  await page
    .getByRole('row')
    .filter({ hasText: 'External Gateway' })
    .getByRole('button', { name: /^Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Delete Interface' }).click()
  await dialog.getByRole('button', { name: 'Delete Interface' }).click()
  await console.expectToast(/^Deleted Interface: /)
  await page.getByRole('tab', { name: 'Overview' }).click()
  await expect(page.getByText('This router has no gateway')).toBeVisible()

  const admin = await OpenStack.as(meridian.authUrl, 'admin', 'admin')
  const { routers } = await cloud.send<{ routers: { id: string }[] }>('GET', '/network/v2.0/routers?name=router1')
  const { agents: found } = await admin.send<{ agents: { id: string }[] }>(
    'GET',
    `/network/v2.0/routers/${routers[0]?.id}/l3-agents`,
  )
  await createRouter(cloud, 'e2e-nowhere')
  // Loaded, because the list without the filter was shown moments ago, without this router.
  await console.load(`/admin/routers?l3_agent_id=${found[0]?.id}`)
  await expect(console.row('router1')).toBeVisible()
  await expect(console.row('e2e-nowhere')).toHaveCount(0)
  await expect(page.getByText('L3 Agent ID')).toBeVisible()
  await page.getByRole('button', { name: /^Remove filter L3 Agent ID/ }).click()
  await expect(console.row('e2e-nowhere')).toBeVisible()
})

test('a reader sees a router with all its parts and no actions', async ({ as, cloud }) => {
  const { routers } = await cloud.send<{ routers: { id: string }[] }>('GET', '/network/v2.0/routers?name=router1')
  const console = await as('reader')
  const { page } = console
  for (const [tab, text] of [
    ['overview', '172.24.4.10'],
    ['interfaces', '10.20.0.1'],
    ['extra_routes', 'This router only knows routes'],
  ] as const) {
    await console.open(`/ngdetails/OS::Neutron::Router/${routers[0]?.id}?tab=${tab}`)
    await expect(page.getByText(text).first()).toBeVisible()
    const writing = /^(Add|Delete|Edit|Set|Clear|Actions for)/
    await expect(page.getByRole('main').getByRole('link', { name: writing })).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: writing })).toHaveCount(0)
  }
})
