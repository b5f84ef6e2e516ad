import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { Call } from '../../../api/client.ts'
import { ruleOf } from '../../../services/network/rule.fixture.ts'
import { createRun, type Made, type StepId } from './create-run.ts'
import { lookAtRun, lookingFirst } from './look-first.ts'
import { hasSecrets, StoredRun, withoutSecrets, type RunOrder } from './run-order.ts'

const AT = Date.parse('2026-11-17T12:00:00Z')
const LATER = '2026-11-17T12:00:05Z'

const request = {
  name: 'web',
  source_id: 'image',
  flavor_id: 'm1',
  key_name: 'key-1',
  user_data: '',
  security_groups: [],
}
const order: RunOrder = {
  request,
  newKey: { name: 'key-1', publicKey: 'ssh-ed25519 AAAA' },
  opening: { id: null, name: 'ssh-everywhere', prefix: '0.0.0.0/0' },
  network: null,
  external: null,
  networks: [],
  address: { pool: { id: 'ext', name: 'public' } },
  login: { account: 'debian', windows: false },
  before: ['old-web', 'old-ip'],
  taken: ['web'],
  at: AT,
}

const group = (rules: object[]) => ({ id: 'g', name: 'ssh-everywhere', security_group_rules: rules })
const oldServer = { id: 'old-web', name: 'web', created: LATER }
const server = { id: 's', name: 'web', created: LATER }
const ip = (more: object = {}) => ({
  id: 'f',
  ip: '203.0.113.9',
  pool: 'ext',
  port_id: null,
  instance_id: null,
  fixed_ip: null,
  created_at: LATER,
  ...more,
})

/** A cloud that has only these things; it records what is asked, and nothing is created. */
function cloud(
  has: Partial<Record<'keys' | 'groups' | 'servers' | 'ips' | 'networks' | 'routers' | 'ports', object[]>>,
) {
  const send = async ({ path, method }: { path: string; method: string }) => {
    expect(method).toBe('GET')
    const lists: Record<string, object[] | undefined> = {
      keypairs: has.keys,
      securitygroups: has.groups,
      servers: has.servers,
      floatingips: has.ips,
      networks: has.networks,
      routers: has.routers,
      ports: has.ports,
    }
    return { items: lists[path.split('/').at(-2) ?? ''] ?? [] }
  }
  return send as unknown as Call // the lists of this test
}

/** What `lookAtRun` reads of a network that the run has made as far as `made` says. */
const network = { name: 'private', cidr: '10.0.0.0/24', external: { id: 'ext', name: 'public' } }
const ownNetwork = { id: 'n', name: 'private', created_at: LATER, subnets: [{ id: 'sub', cidr: network.cidr }] }
const ownRouter = { id: 'r', name: 'private', created_at: LATER, external_gateway_info: { network_id: 'ext' } }

const look = (has: Parameters<typeof cloud>[0], begun: { made?: Made; done?: StepId[]; isIncomplete?: boolean } = {}) =>
  lookAtRun({ order, made: {}, done: [], isIncomplete: false, ...begun }, cloud(has))

test('in an empty cloud nothing was made', async () => {
  expect(await look({ servers: [oldServer], ips: [ip({ id: 'old-ip' })] })).toEqual({
    made: {},
    done: [],
    problems: {},
  })
})

test('everything that was made without an answer is found, and not made again', async () => {
  const attached = ip({ port_id: 'p', instance_id: 's', fixed_ip: '10.0.0.5' })
  const found = await look({
    keys: [{ name: 'key-1' }],
    groups: [group([ruleOf()])],
    servers: [oldServer, server],
    ips: [attached],
  })
  expect(found.done.toSorted()).toEqual(['address', 'attach', 'group', 'key', 'server'])
  expect(found.made).toEqual({
    keyName: 'key-1',
    group: { id: 'g', name: 'ssh-everywhere' },
    serverId: 's',
    attached: true,
    floatingIp: { id: 'f', ip: '203.0.113.9' },
    fixedIp: '10.0.0.5',
  })
})

test('of a network that was begun, only what is missing is made', async () => {
  const begunNetwork = (has: Parameters<typeof cloud>[0]) =>
    lookAtRun({ order: { ...order, network }, made: {}, done: [], isIncomplete: false }, cloud(has))
  const old = { ...ownNetwork, id: 'old', created_at: '2026-11-17T10:00:00Z' }
  expect((await begunNetwork({ networks: [old] })).done).toEqual([])
  const half = await begunNetwork({ networks: [ownNetwork], routers: [{ ...ownRouter, external_gateway_info: null }] })
  expect(half.done.toSorted()).toEqual(['network', 'router', 'subnet'])
  expect(half.made).toEqual({ network: { id: 'n', name: 'private' }, subnetId: 'sub', routerId: 'r' })
  const whole = await begunNetwork({
    networks: [ownNetwork],
    routers: [ownRouter],
    ports: [{ fixed_ips: [{ subnet_id: 'sub' }] }],
  })
  expect(whole.done.toSorted()).toEqual(['gateway', 'interface', 'network', 'router', 'subnet'])
  expect(whole.made.connected).toBe(true)
})

test('a group without its rule gets only the rule', async () => {
  const { made, done } = await look({ groups: [group([])] })
  expect(made.group?.id).toBe('g')
  expect(done).not.toContain('group')
})

test('a server of this name that is older is not the one', async () => {
  expect((await look({ servers: [{ ...server, created: '2026-11-17T10:00:00Z' }] })).done).toEqual([])
})

test('an address that something else uses is not taken from it', async () => {
  const other = ip({ port_id: 'p', instance_id: 'other' })
  expect((await look({ ips: [other] })).made.floatingIp).toBeUndefined()
  const begun = { made: { floatingIp: { id: 'f', ip: '203.0.113.9' } }, done: ['address' as const] }
  const { problems, done } = await look({ ips: [other] }, begun)
  expect(problems.address?.id).toBe('createServer.problem.addressTaken')
  expect(done).not.toContain('address')
})

test('a server whose password was not stored is not requested without it, unless it is there', async () => {
  expect((await look({}, { isIncomplete: true })).problems.server?.id).toBe('createServer.problem.secretsLost')
  expect((await look({ servers: [server] }, { isIncomplete: true })).problems).toEqual({})
})

test('what is stored has neither password, nor script, nor private key', () => {
  const secret = { ...request, admin_pass: 'p4ss', user_data: 'export TOKEN=t0ken' }
  expect(hasSecrets(secret)).toBe(true)
  expect(hasSecrets(request)).toBe(false)
  const stored = StoredRun.parse({
    values: withoutSecrets({ ...secret, confirm_admin_pass: 'p4ss' }),
    isIncomplete: true,
    done: ['key'],
    order: { ...order, request: withoutSecrets(secret) },
    made: { keyName: 'key-1', privateKey: 'PEM' },
  })
  expect(JSON.stringify(stored)).not.toMatch(/p4ss|t0ken|PEM/)
})

const lost = new ApiError('', { reason: 'unreachable', endpoint: '' })

test('a request without an answer is sent again only after a look', async () => {
  const create = vi.fn<() => Promise<Made>>().mockRejectedValueOnce(lost)
  const run = createRun(
    lookingFirst(
      { server: create, start: async () => {} },
      { continued: false, look: (made) => lookAtRun({ ...begun, made }, cloud({ servers: [server] })), removeKey },
    ),
  )
  void run.start()
  await expect.poll(() => run.getState().steps[0]?.status).toBe('failed')
  run.retry()
  await expect.poll(() => run.getState().steps.map(({ status }) => status)).toEqual(['done', 'done'])
  expect(run.getState().made.serverId).toBe('s')
  expect(create).toHaveBeenCalledTimes(1)
})

const begun = { order, done: [], isIncomplete: false }
const removeKey = vi.fn(async () => {})

test('what a request of the page before makes after the first look is found before it would be made again', async () => {
  const servers: object[] = []
  const create = vi.fn(async () => ({ serverId: 'twice' }))
  const run = createRun(
    lookingFirst(
      {
        // The request of the closed tab arrives while the first step of the continued plan runs.
        key: async () => (servers.push(server), { keyName: 'key-1' }),
        server: create,
      },
      { continued: true, look: (made) => lookAtRun({ ...begun, made }, cloud({ servers })), removeKey },
    ),
  )
  await run.start()
  expect(run.getState().made).toMatchObject({ keyName: 'key-1', serverId: 's' })
  expect(create).not.toHaveBeenCalled()
})

test('a key pair whose private key was lost is replaced only after the user tries again', async () => {
  const own: RunOrder = { ...order, newKey: { name: 'key-1', publicKey: null } }
  const create = vi.fn(async () => ({ keyName: 'key-1', privateKey: 'PEM' }))
  const run = createRun(
    lookingFirst(
      { key: create, server: async () => ({ serverId: 's' }) },
      {
        continued: true,
        look: (made) => lookAtRun({ ...begun, order: own, made }, cloud({ keys: [{ name: 'key-1' }] })),
        removeKey,
      },
    ),
  )
  await run.start()
  expect(run.getState().steps.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'look done',
    'key failed',
    'server waiting',
  ])
  expect(create).not.toHaveBeenCalled()
  run.retry()
  await expect.poll(() => run.getState().made.serverId).toBe('s')
  expect(removeKey).toHaveBeenCalledTimes(1)
  expect(create).toHaveBeenCalledTimes(1)
})
