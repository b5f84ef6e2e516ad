import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentialsOf } from '../support/accounts.ts'
import { PERMISSIONS } from '../support/permission-table.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
let service: Service
beforeAll(async () => {
  world = await World.start()
  service = await Service.signIn(world)
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

type Row = Record<string, unknown>

interface CatalogEntry {
  type: string
  endpoints: { interface: string; url: string }[]
}

/** The services themselves, with a token that the console has nothing to do with. */
class Service {
  readonly userId: string
  readonly #token: string
  readonly #catalog: readonly CatalogEntry[]

  static async signIn(of: World): Promise<Service> {
    const { username, password, project } = credentialsOf('admin', of.real)
    const domain = { name: 'Default' }
    const reply = await fetch(`${of.console.authUrl}/auth/tokens`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        auth: {
          identity: { methods: ['password'], password: { user: { name: username, password, domain } } },
          scope: { project: { name: project, domain } },
        },
      }),
    })
    expect(reply.status).toBe(201)
    const { token } = (await reply.json()) as { token: { user: { id: string }; catalog: CatalogEntry[] } } // Keystone's
    return new Service(reply.headers.get('x-subject-token') ?? '', token.user.id, token.catalog)
  }

  private constructor(token: string, userId: string, catalog: readonly CatalogEntry[]) {
    this.#token = token
    this.userId = userId
    this.#catalog = catalog
  }

  /** The rows of a list; null if the cloud does not have the service. */
  async rows(type: string, path: string): Promise<Row[] | null> {
    const types = type === 'volume' ? ['block-storage', 'volumev3', 'volume'] : [type]
    const entry = this.#catalog.find((one) => types.includes(one.type))
    const base = entry?.endpoints.find((one) => one.interface === 'public')?.url
    if (base === undefined) return null
    const headers = { 'x-auth-token': this.#token, 'openstack-api-version': `${type} ${VERSIONS[type] ?? ''}` }
    const found: Row[] = []
    for (let marker = ''; ;) {
      const after = marker === '' ? '' : `${path.includes('?') ? '&' : '?'}marker=${marker}`
      const reply = await fetch(`${withVersion(base, type)}${path}${after}`, { headers })
      expect([path, reply.status]).toEqual([path, 200])
      const body = (await reply.json()) as Record<string, unknown> // a service's own answer
      // Links may stand beside the rows, under a name that ends so.
      const [, rows = []] =
        Object.entries(body).find(([name, value]) => Array.isArray(value) && !name.endsWith('links')) ?? []
      found.push(...(rows as Row[])) // every list has objects
      if ((rows as Row[]).length < MOST_ROWS) return found // as above
      marker = String(found.at(-1)?.['id'])
    }
  }
}

/** Services have no more rows in one page by default. */
const MOST_ROWS = 1000
const VERSIONS: Record<string, string> = { compute: '2.60', volume: '3.60' }
const PATHS: Record<string, string> = { identity: '/v3', image: '/v2', network: '/v2.0' }

/** Some catalogues have the version in the endpoint, others leave it out. */
const withVersion = (base: string, type: string) => {
  const plain = base.replace(/\/$/, '')
  return /\/v[\d.]+(?:\/[^/]*)?$/.test(plain) ? plain : `${plain}${PATHS[type] ?? ''}`
}

type List = readonly [api: string, service: string, path: string | ((userId: string) => string), key?: string]

const ALL = '?all_projects=true'
const TENANTS = '?all_tenants=1'

/** For each panel: the list of the console's API, and the same list of the service. */
const LISTS: Record<string, List> = {
  '/admin/quotas': ['nova/quota-sets/projects/', 'identity', '/projects'],
  '/admin/hypervisors': ['nova/hypervisors/', 'compute', '/os-hypervisors/detail'],
  '/admin/migrations': ['nova/migrations/', 'compute', '/os-migrations'],
  '/admin/aggregates': ['nova/aggregates/', 'compute', '/os-aggregates'],
  '/admin/instances': [`nova/servers/${ALL}`, 'compute', `/servers/detail${TENANTS}`],
  '/admin/server_groups': [`nova/servergroups/${ALL}`, 'compute', '/os-server-groups?all_projects=true'],
  '/admin/flavors': ['nova/flavors/', 'compute', '/flavors/detail?is_public=None'],
  '/admin/images': [`glance/images/${ALL}`, 'image', '/images?limit=1000'],
  '/admin/volumes': [`cinder/volumes/${ALL}`, 'volume', `/volumes/detail${TENANTS}`],
  '/admin/backups': [`cinder/backups/${ALL}`, 'volume', `/backups/detail${TENANTS}`],
  '/admin/snapshots': [`cinder/volumesnapshots/${ALL}`, 'volume', `/snapshots/detail${TENANTS}`],
  '/admin/volume_types': ['cinder/volumetypes/', 'volume', '/types?is_public=None'],
  '/admin/qos_specs': ['cinder/qosspecs/', 'volume', '/qos-specs'],
  '/admin/storage_pools': ['cinder/pools/', 'volume', '/scheduler-stats/get_pools', 'name'],
  '/admin/volume_groups': [`cinder/groups/${ALL}`, 'volume', `/groups/detail${TENANTS}`],
  '/admin/vg_snapshots': [`cinder/groupsnapshots/${ALL}`, 'volume', `/group_snapshots/detail${TENANTS}`],
  '/admin/group_types': ['cinder/grouptypes/', 'volume', '/group_types'],
  '/admin/networks': [`neutron/networks/${ALL}`, 'network', '/networks'],
  '/admin/ports': [`neutron/ports/${ALL}`, 'network', '/ports'],
  '/admin/routers': [`neutron/routers/${ALL}`, 'network', '/routers'],
  '/admin/security_groups': [`network/securitygroups/${ALL}`, 'network', '/security-groups'],
  '/admin/floating_ips': [`network/floatingips/${ALL}`, 'network', '/floatingips'],
  '/admin/trunks': [`neutron/trunks/${ALL}`, 'network', '/trunks'],
  '/admin/network_qos': [`neutron/qos_policies/${ALL}`, 'network', '/qos/policies'],
  '/admin/rbac_policies': [`neutron/rbac_policies/${ALL}`, 'network', '/rbac-policies'],
  '/admin/stacks': [`heat/stacks/${ALL}`, 'orchestration', '/stacks'],
  '/admin/network_agents': ['neutron/agents/', 'network', '/agents'],
  '/admin/metadata_defs': ['glance/metadefs/namespaces/', 'image', '/metadefs/namespaces?limit=1000', 'namespace'],
  '/identity/projects': ['keystone/projects/', 'identity', '/projects'],
  '/identity/users': ['keystone/users/', 'identity', '/users'],
  '/identity/groups': ['keystone/groups/', 'identity', '/groups'],
  '/identity/roles': ['keystone/roles/', 'identity', '/roles'],
  '/identity/domains': ['keystone/domains/', 'identity', '/domains'],
  '/identity/application_credentials': [
    'keystone/application-credentials/',
    'identity',
    (user) => `/users/${user}/application_credentials`,
  ],
  '/identity/services': ['keystone/registered-services/', 'identity', '/services'],
  '/identity/endpoints': ['keystone/endpoints/', 'identity', '/endpoints'],
  '/identity/regions': ['keystone/regions/', 'identity', '/regions'],
  '/identity/registered_limits': ['keystone/registered-limits/', 'identity', '/registered_limits'],
  '/identity/limits': ['keystone/limits/', 'identity', '/limits'],
  '/identity/identity_providers': ['keystone/identity-providers/', 'identity', '/OS-FEDERATION/identity_providers'],
  '/identity/mappings': ['keystone/mappings/', 'identity', '/OS-FEDERATION/mappings'],
  '/identity/trusts': ['keystone/trusts/', 'identity', '/OS-TRUST/trusts'],
  '/identity/credentials': ['keystone/credentials/', 'identity', '/credentials'],
}

/** Pages that are not lists, and the list whose rows have no ids: it is compared by who has which role where. */
const OTHERS = ['/admin', '/admin/home', '/admin/capacity', '/admin/defaults', '/admin/info', '/admin/metering']
const ASSIGNMENTS = '/identity/role_assignments'

test('each list of administrators and of identities is compared', () => {
  expect([...Object.keys(LISTS), ...OTHERS, ASSIGNMENTS].toSorted()).toEqual(Object.keys(PERMISSIONS).toSorted())
})

const idsOf = (rows: readonly Row[], key = 'id') => rows.map((row) => String(row[key])).toSorted()

async function shown(path: string): Promise<Row[]> {
  const reply = await (await world.as('admin')).get(`/api/${path}`)
  expect([path, reply.statusCode]).toEqual([path, 200])
  return reply.json().items
}

test.for(Object.entries(LISTS))(
  '%s has exactly the rows of the service',
  { timeout: PATIENCE_MS },
  async ([, [api, type, path, key]], { skip }) => {
    const read = () => service.rows(type, typeof path === 'string' ? path : path(service.userId))
    const before = await read()
    if (before === null) return skip(`the cloud has no ${type} service`)
    const rows = idsOf(await shown(api), key)
    // Others may use the cloud meanwhile: what was there before and after must be shown, and nothing that never was.
    const after = (await read()) ?? []
    const ever = new Set([...idsOf(before, key), ...idsOf(after, key)])
    const always = idsOf(before, key).filter((id) => idsOf(after, key).includes(id))
    expect(rows.filter((id) => !ever.has(id))).toEqual([])
    expect(always.filter((id) => !rows.includes(id))).toEqual([])
  },
)

test(`${ASSIGNMENTS} has exactly the rows of the service`, { timeout: PATIENCE_MS }, async () => {
  const read = async () => (await service.rows('identity', '/role_assignments'))?.map(assignmentText) ?? []
  const before = await read()
  const rows = (await shown('keystone/role-assignments/')).map(assignmentText)
  const after = await read()
  expect(before.length).toBeGreaterThan(0)
  expect(rows.filter((text) => !before.includes(text) && !after.includes(text))).toEqual([])
  expect(before.filter((text) => after.includes(text) && !rows.includes(text))).toEqual([])
})

/** Who has which role where. */
function assignmentText(row: Row): string {
  const { role, user, group, scope } = row as Record<string, Record<string, unknown> | undefined> // Keystone's shape
  const { project, domain, system } = (scope ?? {}) as Record<string, { id?: string } | undefined> // as above
  const where = project?.id ?? domain?.id ?? (system && 'system')
  return JSON.stringify([
    role?.['id'],
    user?.['id'] ?? group?.['id'],
    where,
    scope?.['OS-INHERIT:inherited_to'] ?? null,
  ])
}
