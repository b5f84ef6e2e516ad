import { keystone, shell } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { PATIENCE_MS, World } from './support/world.ts'

/** Who sees a panel, and may create what it lists. */
const PEOPLE = ['administrator', 'domain administrator', 'domain reader', 'member', 'reader'] as const
type Person = (typeof PEOPLE)[number]

let world: World
const browsers = new Map<Person, Browser>()

beforeAll(async () => {
  world = await World.start()
  browsers.set('administrator', await world.as('admin'))
  browsers.set('member', await world.as('demo'))
  browsers.set('reader', await world.as('reader'))
  browsers.set('domain administrator', await inDomain('admin'))
  browsers.set('domain reader', await inDomain('reader'))
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

/** A user with a role on a domain of its own and on no project, whom the console signs in to the domain. */
async function inDomain(roleName: string): Promise<Browser> {
  const name = world.name(roleName)
  const password = 'only in this domain'
  const domain = await world.call('admin', keystone.domainCreate, { body: { name, enabled: true } })
  const user = await world.call('admin', keystone.userCreate, { body: { name, password, domain_id: domain.id } })
  world.cleanUp(async () => {
    await world.call('admin', keystone.domainUpdate, { params: { id: domain.id }, body: { name, enabled: false } })
    await world.call('admin', keystone.domainDelete, { params: { id: domain.id } })
  })
  const { items: roles } = await world.call('admin', keystone.roleList, {})
  const role = roles.find((one) => one.name === roleName)
  const params = { domainId: domain.id, userId: user.id, roleId: role?.id ?? '' }
  await world.call('admin', keystone.domainRoleGrant, { params })
  const browser = world.console.browser()
  expect((await browser.signIn(name, password, { domain: name })).statusCode).toBe(200)
  return browser
}

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

const ask = async (person: Person, rules: [string, string][]): Promise<boolean> => {
  const reply = await browsers.get(person)?.post('/api/policies/', { checks: [{ rules }] })
  return shell.policies.result.parse(reply?.json()).allowed[0] ?? false
}

const statusOf = async (person: Person, path: string): Promise<number> =>
  (await browsers.get(person)?.get(path))?.statusCode ?? 0

describe.each(Object.entries(IDENTITY))(
  'the identity panel of %s',
  (_name, { rules, list, seenBy, create, madeBy }) => {
    test.each(PEOPLE)('a %s is offered it exactly if Keystone lists its items', async (person) => {
      expect(await ask(person, rules)).toBe(seenBy.includes(person))
      expect(await statusOf(person, list)).toBe(seenBy.includes(person) ? 200 : 403)
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
  quotas: admin('identity', 'identity:list_projects', '/api/nova/quota-sets/projects/?paginate=true'),
}

describe.each(Object.entries(ADMIN))('the admin panel of %s', (_name, { rules, list, seenBy }) => {
  test.each(['administrator', 'member', 'reader'] as const)(
    'a %s is offered it exactly if its items are listed',
    async (person) => {
      expect(await ask(person, rules)).toBe(seenBy.includes(person))
      const status = await statusOf(person, list)
      // Neutron lists nothing instead of refusing.
      const isOpen = status === 200 && (seenBy.includes(person) || !list.includes('neutron'))
      expect([person, isOpen]).toEqual([person, seenBy.includes(person)])
    },
  )
})

test('users of a domain see its users and no others', async () => {
  const own = async (person: Person) => (await browsers.get(person)?.get('/api/keystone/users/'))?.json().items
  expect((await own('domain reader')).map(({ name }: { name: string }) => name)).toEqual([
    expect.stringMatching(/^reader-/),
  ])
  expect((await own('administrator')).length).toBeGreaterThan(2)
})
