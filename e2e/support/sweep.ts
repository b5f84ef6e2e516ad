import { OpenStack } from './openstack.ts'

/** What walks make is named so, for a real cloud keeps what a failed one leaves. */
const MADE = /^e2e/

/** Room for what walks build beside what the project has. */
const ROOM = { instances: 60, cores: 200, ram: 512_000 }

const LOOK_MS = 500
const PATIENCE_MS = 60_000

interface Thing {
  id?: string
  name: string
  stack_name?: string
  description?: string | null
}

interface Collection {
  path: string
  /** The list's name in the answer. */
  list: string
  /** Without it the service keeps some to itself. */
  query?: string
}

/** In an order in which their items can go. */
const OF_PROJECT: readonly Collection[] = [
  { path: '/network/v2.0/floatingips', list: 'floatingips' },
  { path: '/network/v2.0/trunks', list: 'trunks' },
  { path: '/network/v2.0/ports', list: 'ports' },
  { path: '/network/v2.0/networks', list: 'networks' },
  { path: '/network/v2.0/security-groups', list: 'security_groups' },
  { path: '/image/v2/images', list: 'images', query: '?limit=1000' },
  { path: '/volume/v3/volumes', list: 'volumes' },
  { path: '/compute/v2.1/os-server-groups', list: 'server_groups' },
]

const OF_CLOUD: readonly Collection[] = [
  { path: '/compute/v2.1/flavors', list: 'flavors', query: '?is_public=None' },
  { path: '/network/v2.0/qos/policies', list: 'policies' },
  { path: '/identity/v3/projects', list: 'projects' },
  { path: '/identity/v3/users', list: 'users' },
  { path: '/identity/v3/groups', list: 'groups' },
  { path: '/identity/v3/roles', list: 'roles' },
]

async function leftOf(cloud: OpenStack, { path, list, query = '' }: Collection): Promise<Thing[]> {
  const found = await cloud.send<Record<string, Thing[]>>('GET', path + query)
  return (found[list] ?? []).filter((one) => MADE.test(one.name ?? one.stack_name ?? one.description ?? ''))
}

async function sweepEach(cloud: OpenStack, collections: readonly Collection[]): Promise<void> {
  for (const collection of collections)
    for (const { id } of await leftOf(cloud, collection)) await cloud.delete(`${collection.path}/${id}`)
}

/** Those that lead to a server, which have no name. */
async function releaseAddresses(cloud: OpenStack, server: string): Promise<void> {
  const { ports } = await cloud.send<{ ports: Thing[] }>('GET', `/network/v2.0/ports?device_id=${server}`)
  for (const port of ports) {
    const path = '/network/v2.0/floatingips'
    const { floatingips } = await cloud.send<{ floatingips: Thing[] }>('GET', `${path}?port_id=${port.id}`)
    for (const { id } of floatingips) await cloud.delete(`${path}/${id}`)
  }
}

/** The volumes that a server was given, or made to start from. */
async function disksOf(cloud: OpenStack, server: string): Promise<string[]> {
  const { volumeAttachments } = await cloud.send<{ volumeAttachments: { volumeId: string }[] }>(
    'GET',
    `${server}/os-volume_attachments`,
  )
  return volumeAttachments.map(({ volumeId }) => volumeId)
}

/** Comes back when nothing is left of what was deleted, or patience is at its end. */
async function untilGone(cloud: OpenStack, collection: Collection): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while ((await leftOf(cloud, collection)).length > 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
}

/** Volumes can go when their snapshots are gone. */
async function sweepSnapshots(cloud: OpenStack): Promise<void> {
  const snapshots = { path: '/volume/v3/snapshots', list: 'snapshots' }
  await sweepEach(cloud, [snapshots])
  await untilGone(cloud, snapshots)
}

/** Ports, addresses and groups are free when the servers are gone. */
async function sweepServers(cloud: OpenStack): Promise<void> {
  const servers = { path: '/compute/v2.1/servers', list: 'servers' }
  const disks: string[] = []
  for (const { id } of await leftOf(cloud, servers)) {
    await releaseAddresses(cloud, `${id}`)
    disks.push(...(await disksOf(cloud, `${servers.path}/${id}`)))
    await cloud.act(`${servers.path}/${id}/action`, { unlock: null })
    await cloud.delete(`${servers.path}/${id}`)
  }
  await untilGone(cloud, servers)
  for (const id of disks) await cloud.delete(`/volume/v3/volumes/${id}`)
}

/** A router holds on to the networks that it is on, and to the one that it leads to. */
async function sweepRouters(cloud: OpenStack): Promise<void> {
  const routers = { path: '/network/v2.0/routers', list: 'routers' }
  for (const { id } of await leftOf(cloud, routers)) {
    await cloud.send('PUT', `${routers.path}/${id}`, { router: { routes: [], external_gateway_info: null } })
    const { ports } = await cloud.send<{ ports: Thing[] }>('GET', `/network/v2.0/ports?device_id=${id}`)
    for (const port of ports)
      await cloud.send('PUT', `${routers.path}/${id}/remove_router_interface`, { port_id: port.id })
    await cloud.delete(`${routers.path}/${id}`)
  }
}

/** Their resources go with them. */
async function sweepStacks(cloud: OpenStack, project: string): Promise<void> {
  const stacks = { path: `/orchestration/v1/${project}/stacks`, list: 'stacks' }
  for (const { id, stack_name: name } of await leftOf(cloud, stacks)) await cloud.delete(`${stacks.path}/${name}/${id}`)
  await untilGone(cloud, stacks)
}

async function sweepKeyPairs(cloud: OpenStack): Promise<void> {
  const { keypairs } = await cloud.send<{ keypairs: { keypair: Thing }[] }>('GET', '/compute/v2.1/os-keypairs')
  for (const { keypair } of keypairs)
    if (MADE.test(keypair.name)) await cloud.delete(`/compute/v2.1/os-keypairs/${encodeURIComponent(keypair.name)}`)
}

async function sweepContainers(cloud: OpenStack, project: string): Promise<void> {
  const account = `/object-store/v1/AUTH_${project}`
  for (const { name } of await cloud.send<Thing[]>('GET', `${account}?format=json&prefix=e2e`)) {
    const box = `${account}/${encodeURIComponent(name)}`
    for (const inside of await cloud.send<Thing[]>('GET', `${box}?format=json`))
      await cloud.delete(`${box}/${encodeURIComponent(inside.name)}`)
    for (const old of await cloud.send<(Thing & { version_id: string })[]>('GET', `${box}?versions&format=json`))
      await cloud.delete(`${box}/${encodeURIComponent(old.name)}?version-id=${old.version_id}`)
    await cloud.delete(box)
  }
}

/** Only domains that are disabled can go. */
async function sweepDomains(admin: OpenStack): Promise<void> {
  for (const { id } of await leftOf(admin, { path: '/identity/v3/domains', list: 'domains' })) {
    await admin.send('PATCH', `/identity/v3/domains/${id}`, { domain: { enabled: false } })
    await admin.delete(`/identity/v3/domains/${id}`)
  }
}

/** A real cloud with room for walks, and a way to take from it what they left. */
export async function makeReady(authUrl: string): Promise<() => Promise<void>> {
  const admin = await OpenStack.as(authUrl, 'admin', 'admin')
  const demo = await OpenStack.as(authUrl, 'demo', 'demo')
  const other = await OpenStack.as(authUrl, 'demo', 'alt_demo')
  const project = demo.projectId
  await admin.send('PUT', `/compute/v2.1/os-quota-sets/${project}`, { quota_set: { ...ROOM, force: true } })
  return async () => {
    await sweepStacks(demo, project)
    for (const cloud of [demo, other]) {
      await sweepServers(cloud)
      await sweepSnapshots(cloud)
      await sweepRouters(cloud)
      await sweepEach(cloud, OF_PROJECT)
    }
    await sweepKeyPairs(demo)
    await sweepContainers(demo, project)
    await sweepEach(admin, OF_CLOUD)
    await sweepDomains(admin)
  }
}
