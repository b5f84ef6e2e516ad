import {
  cinder,
  glance,
  heat,
  keystone,
  neutron,
  nova,
  DIALECTS,
  isWrite,
  securityGroupEndpoints as groups,
  swift,
  type Endpoint,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Account } from '../support/accounts.ts'
import { openPrograms } from '../support/programs.ts'
import { sendRecorded } from '../support/recorded.ts'
import { environmentOf } from '../support/round-trip.ts'
import { runCurl, tokenOf } from '../support/run-code.ts'
import { TEMPLATE } from '../support/stacks.ts'
import { until } from '../support/until.ts'
import { emptyVolume } from '../support/volumes.ts'
import { PATIENCE_MS, REAL_CLOUD, World, type AnyArgs } from '../support/world.ts'

/**
 * The code that the console shows for a request does the same as the request: on a real cloud in each dialect, on the
 * embedded one as cURL, since there the tests of each endpoint run them all.
 */
const dialects = DIALECTS.filter(({ id }) => REAL_CLOUD || id === 'curl')

let world: World
const tokens = new Map<Account, string>()
beforeAll(async () => {
  world = await World.start()
  for (const account of ['demo', 'admin'] as const) tokens.set(account, await tokenOf(world, account))
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

type Item = Record<string, unknown>

interface Row {
  as?: Account
  /** The key of an item in its URL; default `id`. */
  key?: string
  /** The key that has the name; default `name`. */
  named?: string
  create: Endpoint
  /** Body of the request, from a new name. */
  body: (name: string) => AnyArgs | Promise<AnyArgs>
  list: Endpoint
  update?: Endpoint
  change?: unknown
  /** Where the change is shown, if not in the list. */
  view?: Endpoint
  /** The item after the change. */
  shows?: Item
  remove: Endpoint
}

const described = { description: 'changed by code' }
const body =
  (more: object = {}) =>
  (name: string) => ({ body: { name, ...more } })

const RULES = [{ local: [{ user: { name: '{0}' } }], remote: [{ type: 'UserName' }] }]

const ROWS: Record<string, Row> = {
  'a key pair': {
    create: nova.keypairCreate,
    list: nova.keypairList,
    remove: nova.keypairDelete,
    body: body(),
    key: 'name',
  },
  'a server group': {
    create: nova.serverGroupCreate,
    list: nova.serverGroupList,
    remove: nova.serverGroupDelete,
    body: body({ policies: ['affinity'] }),
  },
  'a flavor': {
    create: nova.flavorCreate,
    list: nova.flavorList,
    remove: nova.flavorDelete,
    as: 'admin',
    body: body({ ram: 64, vcpus: 1, disk: 1 }),
  },
  'an aggregate': {
    create: nova.aggregateCreate,
    list: nova.aggregateList,
    remove: nova.aggregateDelete,
    as: 'admin',
    body: body(),
    update: nova.aggregateUpdate,
    change: { availability_zone: 'curl' },
    shows: { availability_zone: 'curl' },
  },
  'a network': {
    create: neutron.networkCreate,
    list: neutron.networkList,
    remove: neutron.networkDelete,
    body: body(),
    update: neutron.networkUpdate,
    change: { admin_state_up: false },
    shows: { admin_state: 'DOWN' },
  },
  'a router': {
    create: neutron.routerCreate,
    list: neutron.routerList,
    remove: neutron.routerDelete,
    body: body(),
    update: neutron.routerUpdate,
    change: { admin_state_up: false },
  },
  'a security group': {
    create: groups.securityGroupCreate,
    body: body(),
    list: groups.securityGroupList,
    remove: groups.securityGroupDelete,
    update: groups.securityGroupUpdate,
    change: described,
    shows: described,
  },
  'an address group': {
    create: neutron.addressGroupCreate,
    list: neutron.addressGroupList,
    remove: neutron.addressGroupDelete,
    body: body({ addresses: ['10.0.0.0/8'] }),
    update: neutron.addressGroupUpdate,
    change: described,
    shows: described,
  },
  'a subnet pool': {
    create: neutron.subnetPoolCreate,
    list: neutron.subnetPoolList,
    remove: neutron.subnetPoolDelete,
    body: body({ prefixes: ['10.99.0.0/16'] }),
    update: neutron.subnetPoolUpdate,
    change: described,
    shows: described,
  },
  'a QoS policy': {
    create: neutron.qosPolicyCreate,
    list: neutron.qosPolicyList,
    remove: neutron.qosPolicyDelete,
    as: 'admin',
    body: body(),
    update: neutron.qosPolicyUpdate,
    change: described,
    shows: described,
  },
  'a volume': {
    create: cinder.volumeCreate,
    list: cinder.volumeList,
    remove: cinder.volumeDelete,
    body: (name) => ({ body: { ...emptyVolume(world), name } }),
    update: cinder.volumeUpdate,
    change: described,
    shows: described,
  },
  'a volume type': {
    create: cinder.volumeTypeCreate,
    list: cinder.volumeTypeList,
    remove: cinder.volumeTypeDelete,
    as: 'admin',
    body: body(),
    update: cinder.volumeTypeUpdate,
    change: described,
    shows: described,
  },
  'a project': {
    create: keystone.projectCreate,
    list: keystone.projectList,
    remove: keystone.projectDelete,
    as: 'admin',
    body: body(),
    update: keystone.projectUpdate,
    change: described,
    shows: described,
  },
  'a user': {
    create: keystone.userCreate,
    list: keystone.userList,
    remove: keystone.userDelete,
    as: 'admin',
    body: body({ password: 'correct horse' }),
    update: keystone.userUpdate,
    change: { email: 'a@example.org' },
    shows: { email: 'a@example.org' },
  },
  'a role': {
    create: keystone.roleCreate,
    list: keystone.roleList,
    remove: keystone.roleDelete,
    as: 'admin',
    body: body(),
    update: keystone.roleUpdate,
    change: described,
    shows: described,
  },
  'a region': {
    create: keystone.regionCreate,
    list: keystone.regionList,
    remove: keystone.regionDelete,
    as: 'admin',
    named: 'id',
    body: (id) => ({ body: { id } }),
    update: keystone.regionUpdate,
    change: described,
    shows: described,
  },
  'a mapping': {
    create: keystone.mappingCreate,
    list: keystone.mappingList,
    remove: keystone.mappingDelete,
    as: 'admin',
    named: 'id',
    body: (id) => ({ body: { id, rules: RULES } }),
    update: keystone.mappingUpdate,
    change: { rules: RULES },
  },
  'an image’s namespace': {
    create: glance.namespaceCreate,
    list: glance.namespaceList,
    remove: glance.namespaceDelete,
    as: 'admin',
    named: 'namespace',
    key: 'namespace',
    body: (namespace) => ({ body: { namespace } }),
  },
  'a stack': {
    create: heat.stackCreate,
    list: heat.stackList,
    remove: heat.stackDelete,
    named: 'stack_name',
    body: (name) => ({ body: { stack_name: name, template: TEMPLATE } }),
  },
  'a container': {
    create: swift.containerCreate,
    list: swift.containerList,
    remove: swift.containerDelete,
    key: 'name',
    body: (container) => ({ params: { container }, body: { is_public: true } }),
    view: swift.containerView,
    update: swift.containerUpdate,
    change: { is_public: false },
    shows: { is_public: false },
  },
}

const BUSY = /^(creating|deleting|.*_IN_PROGRESS)$/

/** Only clients that are newer than Debian's have the command. */
const NEWER = ['openstack an image’s namespace']
const cases = dialects.flatMap((dialect) =>
  Object.entries(ROWS)
    .map(([what, row]) => ({ dialect, what, row }))
    .filter(({ what }) => !NEWER.includes(`${dialect.id} ${what}`)),
)

test.each(cases)('$what by $dialect.name', { timeout: PATIENCE_MS }, async ({ dialect, row }) => {
  const { as = 'demo', named = 'name', key = 'id' } = row
  const run = async (endpoint: Endpoint, args: AnyArgs) => {
    const { calls, statusCode, body: refusal } = await sendRecorded(world, as, endpoint, args, 'explained')
    expect([statusCode, calls.length > 0, refusal]).toEqual([expect.any(Number), true, expect.anything()])
    // The dialog shows the changing calls only.
    const writes = calls.filter(isWrite)
    if (!world.real) return runCurl(writes, tokens.get(as) ?? '')
    const { bash, python } = await openPrograms()
    const problem = await (dialect.id === 'python' ? python : bash)(dialect.write(writes), environmentOf(world, as))
    expect(problem).toBeNull()
  }
  const name = world.name('curl')
  const find = async (): Promise<Item | undefined> => {
    const { items } = (await world.send(as, row.list, {})).json<{ items: Item[] }>()
    return items.find((item) => item[named] === name)
  }
  const settled = () => until(find, (item) => !BUSY.test(String(item?.['status'] ?? item?.['stack_status'] ?? '')))

  await run(row.create, await row.body(name))
  const made = await settled()
  expect(made).toMatchObject({ [named]: name })
  const params = paramsOf(row.remove, String(made?.[key]))
  if (row.update) {
    await run(row.update, { params, body: row.change })
    const changed = row.view ? (await world.send(as, row.view, { params })).json<Item>() : await settled()
    expect(changed).toMatchObject(row.shows ?? {})
  }
  await run(row.remove, { params })
  await until(find, (item) => item === undefined)
})

/** The only parameter of the path of most deletions. */
function paramsOf({ path }: Endpoint, value: string): Record<string, string> {
  const [, parameter = 'id'] = /[:*](\w+)/.exec(path) ?? []
  return { [parameter]: value }
}
