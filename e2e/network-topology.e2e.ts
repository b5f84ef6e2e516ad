import type { Page } from '@playwright/test'
import { PATIENCE_MS } from './support/clouds.ts'
import type { OpenStack } from './support/openstack.ts'
import { OpenStack as Cloud } from './support/openstack.ts'
import { createServer } from './support/servers.ts'
import { allFindings, expect, findings, test } from './support/test.ts'

const TOPOLOGY = '/project/network_topology/'
/** Room for four networks as they should be. */
const WIDE = { width: 1440, height: 900 }
/** The drawing is brought up to date every ten seconds. */
const NEXT_RELOAD = { timeout: 12_000 + PATIENCE_MS }

const balloonOf = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const node = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name })

interface Made {
  id: string
}

/** A network with a subnet, and a router on it. */
async function makeCorner(cloud: OpenStack, name: string) {
  const make = async (path: string, kind: string, body: object) =>
    (await cloud.send<Record<string, Made>>('POST', `/network/v2.0/${path}`, { [kind]: body }))[kind]?.id ?? ''
  const network = await make('networks', 'network', { name })
  const subnet = await make('subnets', 'subnet', { network_id: network, ip_version: 4, cidr: '10.77.0.0/24' })
  const router = await make('routers', 'router', { name: `${name}-gate` })
  await cloud.send('PUT', `/network/v2.0/routers/${router}/add_router_interface`, { subnet_id: subnet })
  return { network, subnet, router }
}

/** The range of a network that has one. */
async function addressesOf(cloud: OpenStack, name: string): Promise<string> {
  const { networks } = await cloud.send<{ networks: Made[] }>('GET', `/network/v2.0/networks?name=${name}`)
  const { subnets } = await cloud.send<{ subnets: { cidr: string }[] }>(
    'GET',
    `/network/v2.0/subnets?network_id=${networks[0]?.id}`,
  )
  return subnets[0]?.cidr ?? ''
}

test('[TOPO-01] [TOPO-02] [TOPO-04] networks, router and instances are drawn with balloons that lead to the launch wizard @openstack', async ({
  as,
  cloud,
}) => {
  test.slow()
  const id = await createServer(cloud, 'e2e-web')
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize(WIDE)
  await console.open('/project/networks')
  await console.openPlace('Network Topology')
  await expect(console.heading('Network Topology')).toBeVisible()
  const address = await page.locator('[data-networktopology]').getAttribute('data-networktopology')
  const headers = { 'X-Requested-With': 'XMLHttpRequest' }
  const data = await page.request.get(new URL(`${address}?${Date.now()}`, page.url()).href, { headers })
  expect(Object.keys((await data.json()) as object)).toEqual(
    expect.arrayContaining(['networks', 'routers', 'servers', 'ports']),
  )
  for (const name of ['private', 'backend', 'shared'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expect(page.getByText('public', { exact: true })).toBeVisible()
  // Where there are many networks, the drawing is small at first and leaves the addresses out.
  await page.getByRole('button', { name: 'Normal' }).click()
  await expect(page.getByText(await addressesOf(cloud, 'backend'))).toBeVisible()
  await expect(node(page, 'Router router1: Active')).toBeVisible()

  const tile = node(page, 'Instance e2e-web: Active')
  await tile.click()
  const balloon = balloonOf(page, 'e2e-web')
  await expect(balloon.getByText(id)).toBeVisible()
  await expect(balloon.getByText(/^10\.0\.\d+\.\d+$/)).toBeVisible()
  await expect(balloon.getByRole('link', { name: 'View Details' })).toBeVisible()
  await expect(balloon.getByRole('button', { name: 'Open Console' })).toBeVisible()
  await expect(balloon.getByRole('button', { name: 'Delete Instance' })).toBeVisible()
  expect(await allFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(balloon).toBeHidden()
  await expect(tile).toBeFocused()

  await page.getByRole('button', { name: 'More about private' }).click()
  await balloonOf(page, 'private').getByRole('link', { name: 'Launch Instance' }).click()
  await expect(page.getByRole('dialog', { name: 'Launch Instance' })).toBeVisible()
  await expect(page).toHaveURL(/networkId=/)
  await console.open(TOPOLOGY)

  await tile.click()
  await balloon.getByRole('button', { name: 'Delete Instance' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Instance' }).click()
  await console.expectToast('Scheduled deletion of Instance: e2e-web')
  await expect(tile).toHaveCount(0, NEXT_RELOAD)
})

test('[TOPO-02] the size follows the width and a cookie, and a network links to its page', async ({ as }) => {
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize(WIDE)
  await console.open(TOPOLOGY)
  const [small, normal] = [page.getByRole('button', { name: 'Small' }), page.getByRole('button', { name: 'Normal' })]
  await expect(normal).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('10.20.0.21')).toBeVisible()
  await page.setViewportSize({ width: 800, height: 900 })
  await expect(small).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('10.20.0.21')).toHaveCount(0)
  await normal.click()
  await page.reload()
  await expect(normal).toHaveAttribute('aria-pressed', 'true')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'ntp_draw_mode')?.value).toBe('normal')
  await page.getByTitle('backend', { exact: true }).click()
  await expect(console.heading('backend')).toBeVisible()
})

test('[TOPO-04] [TOPO-05] an interface, a subnet, a router and a network are deleted from their balloons', async ({
  as,
  cloud,
}) => {
  test.slow()
  await makeCorner(cloud, 'corner')
  const console = await as('demo')
  const { page } = console
  const confirm = (action: string) =>
    page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click()
  await console.open(TOPOLOGY)
  const gate = node(page, 'Router corner-gate: Active')
  const more = page.getByRole('button', { name: 'More about corner' })
  await more.click()
  await balloonOf(page, 'corner').getByRole('button', { name: 'Delete Network' }).click()
  const question = page.getByRole('dialog', { name: 'Delete corner?' })
  await expect(question.getByRole('region', { name: 'Prevents it' })).toContainText('10.77.0.1')
  await expect(question.getByRole('button', { name: 'Delete Network' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await question.getByRole('link', { name: 'Open corner-gate' }).click()
  await expect(question).toBeHidden()
  await expect(console.heading('corner-gate')).toBeVisible()
  await console.open(TOPOLOGY)
  await expect(more).toBeVisible()

  await gate.click()
  await balloonOf(page, 'corner-gate').getByRole('button', { name: 'Delete Interface: 10.77.0.1' }).click()
  await confirm('Delete Interface')
  await console.expectToast('Deleted Interface: 10.77.0.1')
  await gate.click()
  await expect(balloonOf(page, 'corner-gate').getByText('None')).toBeVisible()
  await balloonOf(page, 'corner-gate').getByRole('button', { name: 'Delete Router' }).click()
  await confirm('Delete Router')
  await console.expectToast('Deleted Router: corner-gate')
  await expect(gate).toHaveCount(0)

  await more.click()
  await balloonOf(page, 'corner').getByRole('button', { name: 'Delete Subnet: 10.77.0.0/24' }).click()
  await confirm('Delete Subnet')
  await console.expectToast('Deleted Subnet: 10.77.0.0/24')
  await expect(page.getByText('10.77.0.0/24', { exact: true })).toHaveCount(0)
  await more.click()
  await balloonOf(page, 'corner').getByRole('link', { name: 'Create Subnet' }).click()
  await expect(page.getByRole('dialog', { name: 'Create Subnet' })).toBeVisible()
  await page.keyboard.press('Escape')
  await more.click()
  await balloonOf(page, 'corner').getByRole('button', { name: 'Delete Network' }).click()
  await confirm('Delete Network')
  await console.expectToast('Deleted Network: corner')
  await expect(page.getByRole('link', { name: 'corner', exact: true })).toHaveCount(0)
  await expect(page).toHaveURL(/\/project\/network_topology\/?(\?|$)/)
})

test('[TOPO-06] servers being built or deleted have no balloon, and an open one closes', async ({ as, cloud }) => {
  test.slow()
  const id = await createServer(cloud, 'e2e-short')
  const console = await as('demo')
  const { page } = console
  await console.open(TOPOLOGY)
  await page.getByRole('tab', { name: 'Graph' }).click()
  const tile = node(page, 'Instance e2e-short: Active')
  await tile.click()
  await expect(balloonOf(page, 'e2e-short')).toBeVisible()
  await cloud.delete(`/compute/v2.1/servers/${id}`)
  await expect(balloonOf(page, 'e2e-short')).toBeHidden(NEXT_RELOAD)
  await expect(tile).toHaveCount(0, NEXT_RELOAD)
})

test('[TOPO-04] a console opens in its own window', async ({ as, cloud }) => {
  const id = await createServer(cloud, 'e2e-screen')
  const console = await as('demo')
  const { page } = console
  await console.open(TOPOLOGY)
  await node(page, 'Instance e2e-screen: Active').click()
  const popup = page.waitForEvent('popup')
  await balloonOf(page, 'e2e-screen').getByRole('button', { name: 'Open Console' }).click()
  const opened = await popup
  await opened.waitForURL(/console/)
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([760, 560])
  await cloud.delete(`/compute/v2.1/servers/${id}`)
})

test('[TOPO-08] long names are truncated, and markup stays text', async ({ as, cloud }) => {
  const ids = await Promise.all(
    ['<img src=x onerror=alert(1)>', 'データベースサーバー'].map(async (name) => createServer(cloud, name)),
  )
  const console = await as('demo')
  const { page } = console
  await page.setViewportSize(WIDE)
  await console.open(TOPOLOGY)
  await expect(node(page, 'Instance データベースサーバー: Active')).toContainText('データベ..')
  await expect(node(page, 'Instance <img src=x onerror=alert(1)>: Active')).toContainText('<img src=..')
  await node(page, 'Instance <img src=x onerror=alert(1)>: Active').click()
  await expect(balloonOf(page, '<img src=x onerror=alert(1)>')).toBeVisible()
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  for (const id of ids) await cloud.delete(`/compute/v2.1/servers/${id}`)
})

test('[TOPO-04] Horizon’s URLs open their dialogs over the topology', async ({ as, cloud }) => {
  const console = await as('demo')
  const { page } = console
  const idOf = async (kind: 'network' | 'router', name: string) =>
    (await cloud.send<Record<string, Made[]>>('GET', `/network/v2.0/${kind}s?name=${name}`))[`${kind}s`]?.[0]?.id
  const dialogs = {
    createnetwork: 'Create Network',
    createrouter: 'Create Router',
    [`router/${await idOf('router', 'router1')}/addinterface`]: 'Add Interface',
    [`network/${await idOf('network', 'backend')}/subnet/create`]: 'Create Subnet',
  }
  for (const [path, name] of Object.entries(dialogs)) {
    await console.open(TOPOLOGY + path)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(page).toHaveURL(/network_topology\/?\?modal=/)
  }
})

test('[TOPO-04] a reader sees no actions', async ({ as }) => {
  const console = await as('reader')
  const { page } = console
  await console.open(TOPOLOGY)
  await node(page, 'Router router1: Active').click()
  const balloon = page.getByRole('dialog')
  await expect(balloon.getByText('· External Gateway')).toBeVisible()
  await page.getByRole('button', { name: 'More about backend' }).click()
  await expect(balloon.getByRole('link', { name: 'View Details' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Delete/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^(Create|Launch|Add) / })).toHaveCount(0)
})

test('[TOPO-01] data that fails to load is named and can be retried', async ({ as, meridian }) => {
  const console = await as('demo')
  const { page } = console
  await meridian.faults({ service: 'network', status: 503 })
  await console.open(TOPOLOGY)
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Unable to retrieve the networks.')
  await meridian.faults({ service: 'compute', status: 503 })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(node(page, 'Router router1: Active')).toBeVisible()
  await expect(alert).toContainText('Unable to retrieve instances.')
  await meridian.faults()
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(node(page, 'Instance web-1: Active')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('[TABLE-07] a used-up quota disables its button', async ({ as, cloud, meridian }) => {
  const admin = await Cloud.as(meridian.authUrl, 'admin', 'admin')
  await admin.send('PUT', `/network/v2.0/quotas/${cloud.projectId}`, { quota: { network: 0 } })
  try {
    const console = await as('demo')
    await console.open(TOPOLOGY)
    const button = console.page.getByRole('button', { name: 'Create Network' })
    await expect(button).toHaveAccessibleDescription('(Quota exceeded)')
  } finally {
    await admin.delete(`/network/v2.0/quotas/${cloud.projectId}`)
  }
})
