import { expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createRun, type CreateRun } from './create-run.ts'

const refused = new ApiError('Quota exceeded for resources: [floatingip].', {
  reason: 'refused',
  endpoint: 'POST /api/network/floatingip/',
  status: 409,
  requestId: 'req-1',
})

const statuses = (run: CreateRun) => run.getState().steps.map(({ id, status }) => `${id} ${status}`)

test('steps run in order and share what they have made', async () => {
  const order: string[] = []
  const run = createRun({
    start: async (made) => void order.push(`start ${made.serverId}`),
    server: async (made) => {
      order.push(`server with ${made.keyName}`)
      return { serverId: 's1' }
    },
    key: async () => {
      order.push('key')
      return { keyName: 'k' }
    },
  })
  expect(statuses(run)).toEqual(['key waiting', 'server waiting', 'start waiting'])
  await run.start()
  expect(order).toEqual(['key', 'server with k', 'start s1'])
  expect(statuses(run)).toEqual(['key done', 'server done', 'start done'])
  expect(run.getState()).toMatchObject({ busy: false, made: { keyName: 'k', serverId: 's1' } })
})

test('a failed address leaves the server, which still starts; a retry does only what is missing', async () => {
  const server = vi.fn(async () => ({ serverId: 's1' }))
  const address = vi.fn<() => Promise<{ floatingIp: { id: string; ip: string } }>>().mockRejectedValueOnce(refused)
  address.mockResolvedValue({ floatingIp: { id: 'f', ip: '203.0.113.1' } })
  const attach = vi.fn(async () => ({ attached: true }))
  const run = createRun({ server, address, attach, start: async () => {} })
  await run.start()
  expect(statuses(run)).toEqual(['server done', 'address failed', 'attach waiting', 'start done'])
  expect(run.getState().steps[1]?.error).toBe(refused)
  expect(attach).not.toHaveBeenCalled()
  run.retry()
  await expect.poll(() => statuses(run)).toEqual(['server done', 'address done', 'attach done', 'start done'])
  expect(server).toHaveBeenCalledTimes(1)
  expect(run.getState().made).toEqual({ serverId: 's1', floatingIp: { id: 'f', ip: '203.0.113.1' }, attached: true })
})

test('without its key the server is not created', async () => {
  const server = vi.fn(async () => ({ serverId: 's1' }))
  const run = createRun({ key: () => Promise.reject(refused), server, start: async () => {} })
  await run.start()
  expect(statuses(run)).toEqual(['key failed', 'server waiting', 'start waiting'])
  expect(server).not.toHaveBeenCalled()
})

test('it does not start twice, and times every step', async () => {
  const server = vi.fn(async () => ({ serverId: 's' }))
  const run = createRun({ server })
  const heard = vi.fn()
  const stop = run.subscribe(heard)
  await Promise.all([run.start(), run.start()])
  expect(server).toHaveBeenCalledTimes(1)
  expect(run.getState().steps).toMatchObject([{ startedAt: expect.any(Number), endedAt: expect.any(Number) }])
  const times = heard.mock.calls.length
  expect(times).toBeGreaterThan(0)
  stop()
  await run.start()
  expect(heard).toHaveBeenCalledTimes(times)
})

test('without a server no address is allocated, even if the user skips the server', async () => {
  const address = vi.fn(async () => {})
  const run = createRun({ server: () => Promise.reject(refused), address, start: async () => {} })
  await run.start()
  run.plan.skip('server')
  await expect.poll(() => statuses(run)).toEqual(['server waiting', 'address failed', 'start failed'])
  expect(address).not.toHaveBeenCalled()
})

test('in another project it pauses, and continues in its own', async () => {
  let isElsewhere = true
  const server = vi.fn(async () => ({ serverId: 's' }))
  const run = createRun({ server }, { obstacle: () => isElsewhere })
  const end = run.start()
  expect(run.getState()).toMatchObject({ paused: true, busy: false })
  expect(server).not.toHaveBeenCalled()
  isElsewhere = false
  run.retry()
  await end
  expect(statuses(run)).toEqual(['server done'])
})

test('the server waits for the subnet of a new network, and no address is allocated before it reaches outside', async () => {
  const order: string[] = []
  const step = (id: string) => async () => void order.push(id)
  const address = vi.fn(async () => {})
  const run = createRun({
    network: step('network'),
    subnet: step('subnet'),
    router: step('router'),
    gateway: () => Promise.reject(refused),
    interface: step('interface'),
    server: async () => (order.push('server'), { serverId: 's' }),
    address,
    start: step('start'),
  })
  await run.start()
  expect(order.indexOf('subnet')).toBeLessThan(order.indexOf('server'))
  expect(statuses(run).slice(3)).toEqual([
    'gateway failed',
    'interface waiting',
    'server done',
    'address waiting',
    'start done',
  ])
  expect(address).not.toHaveBeenCalled()
})
