import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { People, PEOPLE, type Person } from './support/people.ts'
import { PATIENCE_MS, World } from './support/world.ts'

let world: World
let people: People

beforeAll(async () => {
  world = await World.start()
  people = await People.signIn(world)
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

interface Panel {
  /** The rules of its manifest. */
  rules: [string, string][]
  list: string
  seenBy: Person[]
  /** Who is answered without being offered the panel, with the part of it that they may read. */
  answered?: Person[]
}

interface IdentityPanel extends Panel {
  /** The rule of creating, and who passes it. */
  create: [service: string, rule: string]
  madeBy: Person[]
}

const ADMINS: Person[] = ['administrator', 'domain administrator']
const OF_DOMAINS: Person[] = [...ADMINS, 'domain reader']

const identity = (list: string, seenBy: Person[], rule: string, create: string): IdentityPanel => ({
  rules: [['identity', `identity:${rule}`]],
  list: `/api/keystone/${list}/`,
  seenBy,
  create: ['identity', `identity:${create}`],
  madeBy: ADMINS,
})

const IDENTITY: Record<string, IdentityPanel> = {
  users: identity('users', OF_DOMAINS, 'list_users', 'create_user'),
  groups: identity('groups', OF_DOMAINS, 'list_groups', 'create_group'),
  projects: identity('projects', OF_DOMAINS, 'list_projects', 'create_project'),
  'role assignments': identity('role-assignments', OF_DOMAINS, 'list_role_assignments', 'create_grant'),
  roles: identity('roles', ADMINS, 'list_roles', 'create_role'),
  services: identity('registered-services', ADMINS, 'list_services', 'create_service'),
}

const ask = async (person: Person, rules: [string, string][]): Promise<boolean> =>
  (await people.allowed(person, [{ rules }]))[0] ?? false

describe.each(Object.entries(IDENTITY))(
  'the identity panel of %s',
  (_name, { rules, list, seenBy, create, madeBy }) => {
    test.each(PEOPLE)('a %s is offered it exactly if Keystone lists its items', async (person) => {
      expect(await ask(person, rules)).toBe(seenBy.includes(person))
      expect(await people.statusOf(person, list)).toBe(seenBy.includes(person) ? 200 : 403)
    })

    test.each(PEOPLE)('a %s is offered to create one by the rule of Keystone', async (person) => {
      expect(await ask(person, [create])).toBe(madeBy.includes(person))
    })
  },
)

const admin = (service: string, rule: string, list: string, seenBy = ADMINS): Panel => ({
  rules: [[service, rule]],
  list,
  seenBy,
})

/** The panels and pages of other services: the rule that offers each, and what it reads. */
const ADMIN: Record<string, Panel> = {
  hypervisors: admin('compute', 'os_compute_api:os-hypervisors:list-detail', '/api/nova/hypervisors/'),
  aggregates: admin('compute', 'os_compute_api:os-aggregates:index', '/api/nova/aggregates/'),
  migrations: admin('compute', 'os_compute_api:os-migrations:index', '/api/nova/migrations/'),
  'compute services': admin('compute', 'os_compute_api:os-services:list', '/api/nova/services/'),
  'network agents': admin('network', 'get_agent', '/api/neutron/agents/'),
  'volume services': admin('volume', 'volume_extension:services:index', '/api/cinder/services/'),
  'QoS specs': admin('volume', 'volume_extension:qos_specs_manage:get_all', '/api/cinder/qosspecs/'),
  'resource providers': admin('compute', 'context_is_admin', '/api/placement/providers/'),
  'the sums of the hosts': admin(
    'compute',
    'os_compute_api:os-hypervisors:statistics',
    '/api/nova/hypervisors/statistics/',
  ),
  "a host's instances": admin(
    'compute',
    'os_compute_api:servers:index:get_all_tenants',
    '/api/nova/servers/?all_projects=true&host=compute-1',
  ),
  'usage of all projects': admin(
    'compute',
    'os_compute_api:os-simple-tenant-usage:list',
    '/api/nova/usage/?start=2026-01-01&end=2026-01-02&all_projects=true',
  ),
  findings: admin('identity', 'admin_required', '/api/keystone/services/findings/'),
  quotas: {
    rules: [
      ['identity', 'identity:list_projects'],
      ['compute', 'os_compute_api:os-quota-sets:detail'],
    ],
    list: '/api/nova/quota-sets/projects/?paginate=true',
    seenBy: ADMINS,
    answered: ['domain reader'],
  },
}

describe.each(Object.entries(ADMIN))('the admin panel of %s', (_name, { rules, list, seenBy, answered = [] }) => {
  test.each(PEOPLE)('a %s is offered it exactly if its items are listed', async (person) => {
    expect(await ask(person, rules)).toBe(seenBy.includes(person))
    // The catalogue of a domain has no Cinder, so that nobody is offered its panels there.
    if (list.includes('cinder') && person.startsWith('domain')) return
    const status = await people.statusOf(person, list)
    // Neutron lists nothing instead of refusing.
    const isOpen = status === 200 && (seenBy.includes(person) || !list.includes('neutron'))
    expect([person, isOpen]).toEqual([person, [...seenBy, ...answered].includes(person)])
  })
})

test('the default quotas of a domain administrator are those of an administrator', async () => {
  const defaults = async (person: Person) =>
    (await people.of(person).get('/api/nova/quota-sets/defaults/')).json().items
  expect(await defaults('domain administrator')).toEqual(await defaults('administrator'))
})

test('users of a domain see its users and no others', async () => {
  const own = async (person: Person) => (await people.of(person).get('/api/keystone/users/')).json().items
  expect((await own('domain reader')).map(({ name }: { name: string }) => name)).toEqual([
    expect.stringMatching(/^reader-/),
  ])
  expect((await own('administrator')).length).toBeGreaterThan(2)
})
