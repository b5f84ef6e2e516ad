import { ownerOf, type ContentItem, type ContentKind } from '@meridian/contract'
import {
  addressGroups,
  addressScopes,
  allPages,
  containers,
  floatingIps,
  images,
  loadBalancers,
  networks,
  objects,
  ports,
  qosPolicies,
  rbacPolicies,
  routers,
  securityGroups,
  serverGroups,
  servers,
  stacks,
  subnetpools,
  trunks,
  volumeBackups,
  volumeGroups,
  volumeGroupSnapshots,
  volumes,
  volumeSnapshots,
  type Page,
  type Query,
  type ServiceClient,
} from '@meridian/openstack'

interface Found {
  id: string
}

/** How the items of a kind are listed, read and deleted. */
export interface ContentCalls {
  service: string
  /** `inside`: the client's own project is this one. */
  list(client: ServiceClient, project: string, inside: boolean): Promise<Omit<ContentItem, 'kind'>[]>
  /** The item's status, or an empty text if it has none; throws a 404 if it is gone. */
  show(client: ServiceClient, id: string): Promise<Found>
  remove(client: ServiceClient, id: string): Promise<unknown>
}

const textOf = (item: object, ...keys: string[]): string => {
  const values = new Map(Object.entries(item))
  const found = keys.map((key) => values.get(key)).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : ''
}

/** Ports often have no name, but users know their address. */
const addressOf = (item: object): string => {
  const fixed: unknown = 'fixed_ips' in item && Array.isArray(item.fixed_ips) ? item.fixed_ips[0] : null
  return typeof fixed === 'object' && fixed !== null ? textOf(fixed, 'ip_address') : ''
}

const named = (item: Found) => ({
  id: item.id,
  name: textOf(item, 'name', 'stack_name', 'floating_ip_address') || addressOf(item) || item.id,
  after: [],
})

const BATCH = 500

type ReadPage = (client: ServiceClient, query: Query) => Promise<Page<Found>>

/** All pages of a list, and of these the project's own: a service may ignore a filter that it does not know. */
const owned =
  (page: ReadPage, filters: (project: string) => Query, isContent: (item: Found) => boolean = () => true) =>
  async (client: ServiceClient, project: string) =>
    (await allPages((marker) => page(client, { ...filters(project), limit: BATCH, marker })))
      .filter((item) => ownerOf(item) === project && isContent(item))
      .map(named)

const inProject = (project: string) => ({ project_id: project })
const ofAll = (project: string) => ({ all_tenants: 1, project_id: project })

type Calls = { page: ReadPage } & Pick<ContentCalls, 'show' | 'remove'>

const network = ({ page, show, remove }: Calls, isContent?: (item: Found) => boolean): ContentCalls => ({
  service: 'network',
  list: owned(page, inProject, isContent),
  show,
  remove,
})

const volume = ({ page, show, remove }: Calls): ContentCalls => ({
  service: 'volume',
  list: owned(page, ofAll),
  show,
  remove,
})

/** Neutron makes and removes these itself, or they go with their router. */
const isOwnPort = (port: Found) => !textOf(port, 'device_owner').startsWith('network:')

async function removeRouter(neutron: ServiceClient, id: string): Promise<void> {
  const interfaces = await ports.list(neutron, { device_id: id })
  await routers.update(neutron, id, { routes: [] })
  for (const port of interfaces.filter(({ device_owner: owner }) => owner.includes('router_interface')))
    await routers.removeInterface(neutron, id, port.id)
  await routers.remove(neutron, id)
}

/** Octavia takes some seconds, in which it refuses to be told again. */
async function removeBalancer(octavia: ServiceClient, id: string): Promise<void> {
  const { provisioning_status: status } = await loadBalancers.show(octavia, id)
  if (status !== 'PENDING_DELETE') await loadBalancers.remove(octavia, id)
}

/** Glance refuses to delete protected images. */
async function removeImage(glance: ServiceClient, id: string): Promise<void> {
  if ((await images.show(glance, id)).protected)
    await images.update(glance, id, [{ op: 'replace', path: '/protected', value: false }])
  await images.remove(glance, id)
}

/** An increment needs the backups before it, so the newest of a volume goes first. */
async function listBackups(cinder: ServiceClient, project: string) {
  const page: ReadPage = (client, query) => volumeBackups.page(client, query)
  const all = await allPages((marker) => page(cinder, { ...ofAll(project), limit: BATCH, marker }))
  const mine = all
    .filter((item) => ownerOf(item) === project)
    .toSorted((one, other) => (textOf(one, 'created_at') < textOf(other, 'created_at') ? -1 : 1))
  const inOrderOfCreation = mine.map((item, index) => {
    const newer = mine.slice(index + 1).find((other) => textOf(other, 'volume_id') === textOf(item, 'volume_id'))
    return { ...named(item), after: newer ? [newer.id] : [] }
  })
  return inOrderOfCreation.toReversed()
}

/** Inside the project Heat names no owner, unless the role there is an administrator's. */
async function listStacks(heat: ServiceClient, project: string, inside: boolean) {
  const filters = inside ? {} : { global_tenant: true, tenant: project }
  const all = await allPages((marker) => stacks.page(heat, { ...filters, limit: BATCH, marker }, { ofAll: !inside }))
  return all.filter((item) => (ownerOf(item) ?? project) === project).map(named)
}

/** So many objects of a container are deleted by one call of our API, so that it ends in time. */
const OBJECTS_AT_ONCE = 1000

/** Deletes objects first; while the container has more, it stays. */
async function removeContainer(swift: ServiceClient, name: string): Promise<void> {
  const { items, more } = await objects.list(swift, name, { limit: OBJECTS_AT_ONCE })
  const names = items.map(objects.entryName)
  if (names.length > 0) await objects.removeTogether(swift, name, names)
  if (!more) await containers.remove(swift, name)
}

export const CONTENT_CALLS: Record<ContentKind, ContentCalls> = {
  stack: {
    service: 'orchestration',
    list: listStacks,
    show: async (heat, id) => stacks.status(heat, await stacks.find(heat, id)),
    remove: async (heat, id) => stacks.remove(heat, await stacks.find(heat, id)),
  },
  server: {
    service: 'compute',
    list: owned(servers.page, ofAll),
    show: servers.show,
    remove: servers.remove,
  },
  server_group: {
    service: 'compute',
    list: async (nova, project) =>
      (await serverGroups.list(nova, { all_projects: true })).filter((group) => ownerOf(group) === project).map(named),
    show: serverGroups.show,
    remove: serverGroups.remove,
  },
  load_balancer: {
    service: 'load-balancer',
    list: owned(loadBalancers.page, inProject),
    show: loadBalancers.show,
    remove: removeBalancer,
  },
  floating_ip: network(floatingIps),
  trunk: network(trunks),
  router: { ...network(routers), remove: removeRouter },
  port: network(ports, isOwnPort),
  network: network(networks),
  rbac_policy: network(rbacPolicies),
  security_group: {
    ...network(securityGroups),
    // Not filtered by project: Neutron then creates the project's group `default` again.
    list: owned(securityGroups.page, () => ({ fields: ['id', 'name', 'project_id'] })),
  },
  address_group: network(addressGroups),
  subnet_pool: network(subnetpools),
  address_scope: network(addressScopes),
  qos_policy: network(qosPolicies),
  backup: { ...volume(volumeBackups), list: listBackups },
  group_snapshot: volume(volumeGroupSnapshots),
  snapshot: volume(volumeSnapshots),
  volume_group: volume({
    page: volumeGroups.page,
    show: volumeGroups.show,
    remove: (cinder, id) => volumeGroups.remove(cinder, id, true),
  }),
  volume: volume(volumes),
  image: {
    service: 'image',
    list: owned(
      (glance, { owner, limit, marker }) =>
        images.page(glance, {
          owner: String(owner),
          limit: Number(limit),
          marker: marker ? String(marker) : undefined,
        }),
      (project) => ({ owner: project }),
    ),
    show: images.show,
    remove: removeImage,
  },
  container: {
    service: 'object-store',
    list: async (swift) => (await containers.list(swift, {})).items.map(({ name }) => ({ id: name, name, after: [] })),
    show: async (swift, name) => {
      await containers.head(swift, name)
      return { id: name }
    },
    remove: removeContainer,
  },
}

/** The status of an item, as each service calls it. */
export const statusOf = (item: object): string => textOf(item, 'status', 'stack_status').toLowerCase()
