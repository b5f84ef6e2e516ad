import { createIntl } from 'react-intl'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { ROW_POLL_MS } from '../loading/timers.ts'
import { markPolled } from '../polling/row-poller.ts'
import { register } from '../resource/registry.ts'
import type { AnyResource } from '../resource/resource.ts'
import type { ActivityHandle } from './activity.ts'
import { settleItems } from './settle-items.ts'

const TYPE = 'OS::Test::Server'
/** The responses of the service, one per request. */
let statuses: (string | number)[]

const load = vi.fn(async () => {
  const status = statuses.length > 1 ? statuses.shift() : statuses[0]
  if (typeof status !== 'number') return { id: 'a', name: 'web-1', status }
  throw new ApiError('gone', { reason: 'refused', endpoint: 'GET /', status })
})

const servers = {
  type: TYPE,
  label: ({ name }: { name: string }) => name,
  isTransitional: ({ status }: { status: string }) => status === 'BUILD',
  load: (id: string) => ({ queryKey: ['GET', TYPE, id], queryFn: load }),
  list: { query: () => ({ queryKey: ['GET', `${TYPE} list`, {}], queryFn: load }) },
} as unknown as AnyResource // the parts of a resource that settling reads

const handle = { progress: vi.fn(), note: vi.fn() } as unknown as ActivityHandle // the two methods that settling calls
const settle = () =>
  settleItems([{ type: TYPE, id: 'a' }], {
    registry: [register(servers, () => Promise.resolve(servers))],
    intl: createIntl({ locale: 'en' }),
    handle,
  })

let scope: string | null
beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  queryClient.clear()
  scope = null
  vi.stubGlobal('sessionStorage', { getItem: () => scope })
})

test('a launch that is still building is followed until it is active', async () => {
  statuses = ['BUILD', 'BUILD', 'ACTIVE']
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 2)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 10)
  expect(await outcome).toBe(true)
  expect(load).toHaveBeenCalledTimes(3)
  expect(handle.note).not.toHaveBeenCalled()
})

test('an item that ends in an error is reported with its name and status', async () => {
  statuses = ['BUILD', 'ERROR']
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 5)
  expect(await outcome).toBe(false)
  expect(handle.note).toHaveBeenCalledWith({ type: 'danger', message: 'web-1 ended in the state ERROR.' })
})

test.each([
  ['is gone', ['BUILD', 404]],
  ['cannot be looked at', [503]],
])('an item that %s is not followed further', async (_case, replies) => {
  statuses = replies
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 5)
  expect(await outcome).toBe(true)
})

test('items of another project than the current one are no longer followed', async () => {
  statuses = ['BUILD']
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS / 2)
  scope = JSON.stringify({ project: 'elsewhere' })
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 5)
  expect(await outcome).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
})

test('[TABLE-05] a row that a table polls is not polled a second time', async () => {
  statuses = ['BUILD']
  const leave = markPolled(TYPE, ['a'])
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 20)
  expect(load).toHaveBeenCalledTimes(1)
  queryClient.setQueryData(['GET', TYPE, 'a'], { id: 'a', name: 'web-1', status: 'ACTIVE' })
  leave()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 20)
  expect(await outcome).toBe(true)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a row that its table has not looked at for a minute is looked at', async () => {
  statuses = ['BUILD', 'ACTIVE']
  const leave = markPolled(TYPE, ['a'])
  const outcome = settle()
  await vi.advanceTimersByTimeAsync(ROW_POLL_MS * 60)
  expect(await outcome).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
  leave()
})
