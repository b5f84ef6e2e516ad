import { neutron } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administered, type InProject } from '../support/belongings.ts'
import { ConsoleQueries, resources } from '../support/console-queries.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
let owner: InProject
let console: ConsoleQueries
beforeAll(async () => {
  world = await World.start()
  owner = await administered(world)
  console = new ConsoleQueries(await world.as('admin'))
}, PATIENCE_MS)
afterAll(async () => {
  console.stop()
  await world.stop()
}, PATIENCE_MS)

/** What can be shared besides networks and QoS policies. */
const SHARED = [
  ['subnetpool', neutron.subnetPoolCreate, neutron.subnetPoolDelete, { prefixes: ['10.99.0.0/16'] }],
  ['address_scope', neutron.addressScopeCreate, neutron.addressScopeDelete, { ip_version: 4 }],
  ['address_group', neutron.addressGroupCreate, neutron.addressGroupDelete, { addresses: ['192.0.2.0/24'] }],
] as const

test('each share in the panel of administrators names what it shares', { timeout: PATIENCE_MS }, async () => {
  const { project_id: target } = (await (await world.as('admin')).get('/api/keystone/user-session/')).json()
  const names: string[] = []
  for (const [object_type, create, remove, attributes] of SHARED) {
    const name = world.name(object_type)
    const made = await owner.call(create, { body: { name, ...attributes } })
    world.cleanUp(() => owner.send(remove, { params: { id: made.id } }))
    const body = { object_type, object_id: made.id, action: 'access_as_shared', target_tenant: target }
    const share = await owner.call(neutron.rbacPolicyCreate, { body })
    world.cleanUp(() => owner.send(neutron.rbacPolicyDelete, { params: { id: share.id } }))
    names.push(name)
  }
  const rbac = await resources.find(({ type }) => type === 'OS::Neutron::RBACPolicy')?.resource()
  const { items } = await console.read(rbac?.list.query({}, 'admin') ?? {})
  expect(items.map((item) => rbac?.label(item))).toEqual(expect.arrayContaining(names))
})
