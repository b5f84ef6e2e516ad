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

const admin = (service: string, rule: string, list: string, seenBy: Person[] = ['administrator']): Panel => ({
  rules: [[service, rule]],
  list,
  seenBy,
})

/** The panels of other services, for users of projects. */
const ADMIN: Record<string, Panel> = {
  hypervisors: admin('compute', 'os_compute_api:os-hypervisors:list-detail', '/api/nova/hypervisors/'),
  aggregates: admin('compute', 'os_compute_api:os-aggregates:index', '/api/nova/aggregates/'),
  migrations: admin('compute', 'os_compute_api:os-migrations:index', '/api/nova/migrations/'),
  'compute services': admin('compute', 'os_compute_api:os-services:list', '/api/nova/services/'),
  'network agents': admin('network', 'get_agent', '/api/neutron/agents/'),
  'volume services': admin('volume', 'volume_extension:services:index', '/api/cinder/services/'),
  'QoS specs': admin('volume', 'volume_extension:qos_specs_manage:get_all', '/api/cinder/qosspecs/'),
  'resource providers': admin('compute', 'context_is_admin', '/api/placement/providers/'),
  'usage of all projects': admin(
    'compute',
    'os_compute_api:os-simple-tenant-usage:list',
    '/api/nova/usage/?start=2026-01-01&end=2026-01-02&all_projects=true',
  ),
  findings: admin('identity', 'admin_required', '/api/keystone/services/findings/'),
  quotas: admin('identity', 'identity:list_projects', '/api/nova/quota-sets/projects/?paginate=true'),
}

describe.each(Object.entries(ADMIN))('the admin panel of %s', (_name, { rules, list, seenBy }) => {
  test.each(['administrator', 'member', 'reader'] as const)(
    'a %s is offered it exactly if its items are listed',
    async (person) => {
      expect(await ask(person, rules)).toBe(seenBy.includes(person))
      const status = await people.statusOf(person, list)
      // Neutron lists nothing instead of refusing.
      const isOpen = status === 200 && (seenBy.includes(person) || !list.includes('neutron'))
      expect([person, isOpen]).toEqual([person, seenBy.includes(person)])
    },
  )
})

test('users of a domain see its users and no others', async () => {
  const own = async (person: Person) => (await people.of(person).get('/api/keystone/users/')).json().items
  expect((await own('domain reader')).map(({ name }: { name: string }) => name)).toEqual([
    expect.stringMatching(/^reader-/),
  ])
  expect((await own('administrator')).length).toBeGreaterThan(2)
})
