import { nova, type ServerOperation } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cleanUpServer, ingredients, madeServer, serverIs, serverRequest, sharedServer } from '../support/servers.ts'
import { until } from '../support/until.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
  await sharedServer(world)
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

async function operate(operation: ServerOperation, account: 'demo' | 'admin' = 'demo') {
  const { id } = await sharedServer(world)
  await world.call(account, nova.serverOperate, { params: { id }, body: { operation } })
  return id
}

describe('[API-OPS-01] operations in sequence on one server', { timeout: PATIENCE_MS }, () => {
  test.each<[ServerOperation, string]>([
    ['stop', 'SHUTOFF'],
    ['start', 'ACTIVE'],
    ['pause', 'PAUSED'],
    ['unpause', 'ACTIVE'],
    ['suspend', 'SUSPENDED'],
    ['resume', 'ACTIVE'],
    ['soft_reboot', 'ACTIVE'],
    ['hard_reboot', 'ACTIVE'],
    ['shelve', 'SHELVED_OFFLOADED'],
    ['unshelve', 'ACTIVE'],
  ])('%s ends in the status %s', async (operation, status) => {
    expect((await serverIs(world, await operate(operation), status)).status).toBe(status)
  })

  test.each<[ServerOperation, boolean]>([
    ['lock', true],
    ['unlock', false],
  ])('%s sets locked to %s', async (operation, locked) => {
    const id = await operate(operation)
    expect(await world.call('demo', nova.serverView, { params: { id } })).toMatchObject({ locked })
  })

  test('revert_resize restores the old flavor', async () => {
    const { id, flavor } = await sharedServer(world)
    const { larger } = await ingredients(world)
    await world.call('demo', nova.serverResize, { params: { id }, body: { flavor: larger.id } })
    await serverIs(world, id, 'VERIFY_RESIZE')
    await operate('revert_resize')
    expect((await serverIs(world, id, 'ACTIVE')).flavor).toEqual(flavor)
  })

  test('unrescue ends a rescue with a chosen image', async () => {
    const { id } = await sharedServer(world)
    const { image } = await ingredients(world)
    await world.call('demo', nova.serverRescue, { params: { id }, body: { image: image.id } })
    await serverIs(world, id, 'RESCUE')
    await operate('unrescue')
    expect((await serverIs(world, id, 'ACTIVE')).status).toBe('ACTIVE')
  })

  test.each<[ServerOperation, number]>([
    ['restore', 409],
    ['shelve_offload', 409],
    ['confirm_resize', 409],
  ])('%s is refused for a running server', async (operation, status) => {
    const { id } = await sharedServer(world)
    const answer = await world.send('admin', nova.serverOperate, { params: { id }, body: { operation } })
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.stringContaining('Cannot')])
  })
})

test('[API-OPS-01] force_delete deletes a server', { timeout: PATIENCE_MS }, async () => {
  const { id } = await madeServer(world)
  await world.call('demo', nova.serverOperate, { params: { id }, body: { operation: 'force_delete' } })
  const answer = await world.send('demo', nova.serverOperate, { params: { id }, body: { operation: 'start' } })
  expect([404, 409]).toContain(answer.statusCode)
})

test(
  '[API-NOVA] pages of a list follow one another, and together are all of it',
  { timeout: PATIENCE_MS },
  async () => {
    // Other tests create and delete servers meanwhile, so the list is filtered by name.
    const name = world.name('paged')
    const listed = (query: object = {}) => world.call('demo', nova.serverList, { query: { name, ...query } })
    await world.call('demo', nova.serverCreate, { body: { ...(await serverRequest(world)), name, instance_count: 3 } })
    for (const { id } of (await listed()).items) cleanUpServer(world, id)
    const { items: all } = await until(
      () => listed(),
      ({ items }) => items.every(({ status }) => status === 'ACTIVE'),
    )
    const first = await listed({ paginate: 'true', page_size: '2' })
    expect([first.items.length, first.has_more_data, first.has_prev_data]).toEqual([2, true, false])
    const marker = first.items.at(-1)?.id ?? ''
    const rest = await listed({ paginate: 'true', page_size: '1000', marker })
    expect([rest.items.length, rest.has_more_data, rest.has_prev_data]).toEqual([1, false, true])
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(all.map(({ id }) => id))
  },
)

test('[API-NOVA] filters and sort order are passed to Nova', { timeout: PATIENCE_MS }, async () => {
  const { items } = await world.call('demo', nova.serverList, {
    query: { status: 'ACTIVE', sort_key: 'display_name', sort_dir: 'asc' },
  })
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['ACTIVE']))
  expect(items.map(({ name }) => name)).toEqual(items.map(({ name }) => name).toSorted())
})

test(
  '[API-NOVA] administrators see the servers of all projects, with their hosts',
  { timeout: PATIENCE_MS },
  async () => {
    const { name } = await sharedServer(world)
    const own = await world.call('admin', nova.serverList, { query: { name } })
    expect(own.items).toEqual([])
    const { items } = await world.call('admin', nova.serverList, { query: { all_projects: 'true', name } })
    expect(items[0]?.['OS-EXT-SRV-ATTR:host']).toBeTypeOf('string')
    expect(items[0]?.host_status).toBe('UP')
  },
)
