import { keystone, shell, type PolicyCheck } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { FOREIGN_THINGS, OWN_THINGS, PEOPLE } from './support/policy-table.ts'
import { PATIENCE_MS, World } from './support/world.ts'

let world: World
/** One user of each kind. */
let people: Browser[]
beforeAll(async () => {
  world = await World.start()
  people = await Promise.all([world.as('admin'), world.as('demo'), world.as('reader'), onlooker()])
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

/** A user in demo's project with a role that no rule mentions. */
async function onlooker(): Promise<Browser> {
  const name = world.name('onlooker')
  const password = 'nothing to see here'
  const { project_id: project } = await world.call('demo', keystone.userSession, {})
  const role = await world.call('admin', keystone.roleCreate, { body: { name } })
  world.cleanUp(() => world.call('admin', keystone.roleDelete, { params: { id: role.id } }))
  const user = await world.call('admin', keystone.userCreate, { body: { name, password } })
  world.cleanUp(() => world.call('admin', keystone.userDelete, { params: { id: user.id } }))
  const admin = await world.as('admin')
  await admin.send('PUT', `/api/keystone/projects/${project}/${role.id}/${user.id}`)
  const browser = world.console.browser()
  await browser.signIn(name, password)
  return browser
}

const rowsOf = (table: typeof OWN_THINGS) =>
  Object.entries(table).flatMap(([service, groups]) =>
    Object.entries(groups).flatMap(([allowed, rules]) => rules.map((rule) => ({ service, rule, allowed }))),
  )

/** Whether each of the users is allowed, in the order of the rows. */
async function checksOf(rows: ReturnType<typeof rowsOf>, target?: PolicyCheck['target']): Promise<boolean[][]> {
  const checks = rows.map(({ service, rule }) => ({ rules: [[service, rule]], ...(target ? { target } : {}) }))
  const replies = await Promise.all(people.map((person) => person.post('/api/policies/', { checks })))
  return replies.map((reply) => shell.policies.result.parse(reply.json()).allowed)
}

/** Name of the group of allowed users in the table; otherwise the users one by one. */
function groupOf(allowed: boolean[]): string {
  const count = allowed.lastIndexOf(true) + 1
  if (!allowed.slice(0, count).every(Boolean)) return JSON.stringify(allowed)
  return PEOPLE[count - 1] ?? 'nobody'
}

const FOREIGN = {
  project_id: 'theirs',
  tenant_id: 'theirs',
  owner: 'theirs',
  'target.project.id': 'theirs',
  user_id: 'they',
  'target.user.id': 'they',
  visibility: 'private',
}

describe('[API-POLICY] [SHELL-15] policy checks', () => {
  test.each([
    ["the own project's things", OWN_THINGS, undefined],
    ["another's things", FOREIGN_THINGS, FOREIGN],
  ])("with %s return what the services' own rules return", async (_whose, table, target) => {
    const rows = rowsOf(table)
    const replies = await checksOf(rows, target)
    const found = rows.map((row, index) => ({
      ...row,
      allowed: groupOf(replies.map((allowed) => allowed[index] ?? false)),
    }))
    expect(found).toEqual(rows)
  })

  test('a check with several rules passes only if all of them pass', async () => {
    const member = people[1]
    const rules = [
      ['volume', 'volume:create'],
      ['compute', 'os_compute_api:os-flavor-manage:create'],
    ]
    expect((await member?.post('/api/policy/', { rules: rules.slice(0, 1) }))?.json()).toEqual({ allowed: true })
    expect((await member?.post('/api/policy/', { rules }))?.json()).toEqual({ allowed: false })
  })
})
