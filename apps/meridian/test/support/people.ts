import { keystone, shell } from '@meridian/contract'
import { expect } from 'vitest'
import type { Browser } from './browser.ts'
import { madeProject, madeUser } from './identity.ts'
import type { World } from './world.ts'

/**
 * Users with different rights: of the cloud, of a domain of their own, of the demo project. A reader of the system acts in a
 * project as everybody does; only limits are read with the role on the system.
 */
export const PEOPLE = [
  'administrator',
  'domain administrator',
  'domain reader',
  'system reader',
  'member',
  'reader',
] as const
export type Person = (typeof PEOPLE)[number]

type Rule = readonly [service: string, rule: string]

/** The people, signed in to the console. */
export class People {
  readonly #browsers: ReadonlyMap<Person, Browser>

  private constructor(browsers: ReadonlyMap<Person, Browser>) {
    this.#browsers = browsers
  }

  static async signIn(world: World): Promise<People> {
    return new People(
      new Map<Person, Browser>([
        ['administrator', await world.as('admin')],
        ['member', await world.as('demo')],
        ['reader', await world.as('reader')],
        ['domain administrator', await inDomain(world, 'admin')],
        ['domain reader', await inDomain(world, 'reader')],
        ['system reader', await ofSystem(world)],
      ]),
    )
  }

  of(person: Person): Browser {
    const browser = this.#browsers.get(person)
    if (!browser) throw new Error(`There is no ${person}`)
    return browser
  }

  /** The id of the person's own domain. */
  async domainOf(person: Person): Promise<string> {
    return (await this.of(person).get('/api/keystone/user-session/')).json().user_domain_id
  }

  /** Which of the checks the rules of the cloud allow the person. */
  async allowed(
    person: Person,
    checks: readonly { rules: readonly Rule[]; target?: Record<string, unknown> }[],
  ): Promise<boolean[]> {
    const reply = await this.of(person).post('/api/policies/', { checks })
    return shell.policies.result.parse(reply.json()).allowed
  }

  /** The status that the list of a panel is answered with. */
  async statusOf(person: Person, path: string): Promise<number> {
    return (await this.of(person).get(path)).statusCode
  }
}

/** A user with a role on a domain of its own and on no project, whom the console signs in to the domain. */
async function inDomain(world: World, roleName: string): Promise<Browser> {
  const name = world.name(roleName)
  const password = 'only in this domain'
  const domain = await world.call('admin', keystone.domainCreate, { body: { name, enabled: true } })
  const user = await world.call('admin', keystone.userCreate, { body: { name, password, domain_id: domain.id } })
  world.cleanUp(async () => {
    await world.call('admin', keystone.domainUpdate, { params: { id: domain.id }, body: { name, enabled: false } })
    await world.call('admin', keystone.domainDelete, { params: { id: domain.id } })
  })
  const params = { domainId: domain.id, userId: user.id, roleId: await roleId(world, roleName) }
  await world.call('admin', keystone.domainRoleGrant, { params })
  const browser = world.console.browser()
  expect((await browser.signIn(name, password, { domain: name })).statusCode).toBe(200)
  return browser
}

/** A user who may read the system, with the same role on a project of its own. */
async function ofSystem(world: World): Promise<Browser> {
  const { id: user_id, name, password } = await madeUser(world)
  const project_id = await madeProject(world)
  const role_id = await roleId(world, 'reader')
  for (const scope of [{ project_id }, { system: true as const }])
    await world.call('admin', keystone.roleAssignmentGrant, { body: { user_id, role_id, inherited: false, ...scope } })
  const browser = world.console.browser()
  expect((await browser.signIn(name, password)).statusCode).toBe(200)
  return browser
}

async function roleId(world: World, name: string): Promise<string> {
  const { items } = await world.call('admin', keystone.roleList, {})
  return items.find((one) => one.name === name)?.id ?? ''
}
