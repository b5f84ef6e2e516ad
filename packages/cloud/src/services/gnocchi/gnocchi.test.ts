import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const reader = await cloud.as('reader', 'demo')
const admin = await cloud.as('admin', 'admin')

const V1 = '/metric/v1'
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

let running: Body
let stopped: Body
const measures = async (server: Body, metric: string, query = '', who: Client = demo) =>
  (await who.get(`${V1}/resource/instance/${server.id}/metric/${metric}/measures?${query}`)).body
const values = (list: Body) => list.map(([, , value]: Body) => value)

beforeAll(async () => {
  const { body } = await demo.get(`${V1}/resource/instance`)
  running = body.find((server: Body) => server.display_name === 'web-1')
  stopped = body.find((server: Body) => server.display_name === 'app-3')
})

describe('resources', () => {
  test('are the servers with their disks and network cards, the volumes and the images of the project', async () => {
    const servers = (await demo.get('/compute/v2.1/servers')).body.servers.map(({ id }: Body) => id)
    const ids = (await demo.get(`${V1}/resource/instance`)).body.map(({ id }: Body) => id)
    expect(ids.toSorted()).toEqual(servers.toSorted())
    const types = (await demo.get(`${V1}/resource/generic`)).body.map(({ type }: Body) => type)
    const parts = ['instance_disk', 'instance_network_interface']
    expect(new Set(types)).toEqual(new Set(['instance', ...parts, 'volume', 'image']))
  })

  test('have their attributes and metrics', () => {
    expect(running).toMatchObject({
      type: 'instance',
      project_id: demo.projectId,
      flavor_name: 'm1.small',
      ended_at: null,
    })
    expect(Object.keys(running.metrics)).toEqual(['cpu', 'vcpus', 'memory', 'memory.usage', 'disk.root.size'])
  })

  test('can be searched with conditions', async () => {
    const found = async (query: unknown) =>
      (await demo.post(`${V1}/search/resource/instance`, query)).body.map((one: Body) => one.display_name).toSorted()
    expect(await found({ '=': { display_name: 'web-1' } })).toEqual(['web-1'])
    expect(await found({ like: { display_name: 'web-%' } })).toEqual(['web-1', 'web-2', 'web-3'])
    expect(
      await found({ and: [{ like: { display_name: 'web-%' } }, { not: { in: { display_name: ['web-2'] } } }] }),
    ).toEqual(['web-1', 'web-3'])
    expect((await demo.post(`${V1}/search/resource/instance`, { near: { display_name: 'x' } })).status).toBe(400)
  })

  test('are paged and sorted', async () => {
    const page = async (query: string) =>
      (await demo.get(`${V1}/resource/instance?${query}`)).body.map((one: Body) => one.display_name)
    const all = await page('sort=display_name:asc')
    expect(all).toEqual(all.toSorted())
    const first = (await demo.get(`${V1}/resource/instance?sort=display_name:asc&limit=3`)).body
    expect(await page(`sort=display_name:asc&limit=2&marker=${first[2].id}`)).toEqual(all.slice(3, 5))
  })

  test('have one revision', async () => {
    const { body } = await demo.get(`${V1}/resource/instance/${running.id}/history`)
    expect(body).toEqual([running])
  })
})

describe('isolation', () => {
  test('other projects see none of it, administrators see all', async () => {
    expect((await other.get(`${V1}/resource/instance`)).body).toEqual([])
    expect((await other.get(`${V1}/resource/instance/${running.id}`)).status).toBe(403)
    expect((await other.get(`${V1}/metric/${running.metrics.cpu}/measures`)).status).toBe(403)
    expect((await reader.get(`${V1}/metric/${running.metrics.cpu}`)).status).toBe(200)
    const all = (await admin.get(`${V1}/resource/instance`)).body
    expect(all.map(({ id }: Body) => id)).toContain(running.id)
    expect((await admin.get(`${V1}/resource/generic/${running.id}`)).status).toBe(200)
  })

  test('shared and public images have metrics for their owners only', async () => {
    const owners = (await demo.get(`${V1}/resource/image`)).body.map((image: Body) => image.project_id)
    expect(new Set(owners)).toEqual(new Set([demo.projectId]))
  })

  test('requests without a token are refused', async () => {
    expect((await cloud.send('GET', `${V1}/resource/generic`)).status).toBe(401)
  })
})

describe('metrics', () => {
  test('can be read by id and by name', async () => {
    const id = running.metrics['memory.usage']
    const byId = (await demo.get(`${V1}/metric/${id}`)).body
    expect(byId).toMatchObject({ id, name: 'memory.usage', unit: 'MB', resource: { id: running.id } })
    expect((await demo.get(`${V1}/resource/generic/${running.id}/metric/memory.usage`)).body).toEqual(byId)
    const listed = (await demo.get(`${V1}/metric?resource_id=${running.id}&name=cpu`)).body
    expect(listed).toMatchObject([{ id: running.metrics.cpu, archive_policy: { name: 'ceilometer-low-rate' } }])
  })

  test.for([
    ['metric/00000000-0000-4000-8000-000000000000', 'Metric 00000000-0000-4000-8000-000000000000 does not exist'],
    ['metric/nonsense', 'Metric nonsense does not exist'],
    ['resource/nothing', 'Resource type nothing does not exist'],
    ['resource/instance/nonsense', 'Resource nonsense does not exist'],
    ['archive_policy/none', 'Archive policy none does not exist'],
  ])('%s is 404', async ([path, description]) => {
    expect((await demo.get(`${V1}/${path}`, { accept: 'application/json' })).body).toEqual({
      code: 404,
      title: 'Not Found',
      description,
    })
  })
})

describe('measures', () => {
  test('have the requested granularity, between start and stop', async () => {
    const list = await measures(running, 'memory.usage', `granularity=3600&start=${daysAgo(2)}&stop=${daysAgo(1)}`)
    expect(list.length).toBe(25)
    expect(list.every(([moment, granularity]: Body) => granularity === 3600 && moment.endsWith(':00:00+00:00'))).toBe(
      true,
    )
  })

  test('remain after what launches a server again, as a rescue', async () => {
    const { body } = await demo.get(`${V1}/resource/instance`)
    const server = body.find((one: Body) => one.display_name === 'web-2')
    const path = `/compute/v2.1/servers/${server.id}`
    await demo.post(`${path}/action`, { rescue: null })
    await expect.poll(async () => (await demo.get(path)).body.server.status).toBe('RESCUE')
    const query = `granularity=3600&start=${daysAgo(2)}&stop=${daysAgo(1)}`
    expect(await measures(server, 'memory.usage', query)).toHaveLength(25)
  })

  test('are the same for every request', async () => {
    const query = `granularity=300&start=${daysAgo(3)}&stop=${daysAgo(2)}`
    const before = await measures(running, 'cpu', query)
    await cloud.restart()
    expect(await measures(running, 'cpu', query, await cloud.as('demo', 'demo'))).toEqual(before)
  })

  test('memory is at most the server’s memory', async () => {
    const list = values(await measures(running, 'memory.usage', `granularity=300&start=${daysAgo(7)}`))
    expect(Math.min(...list)).toBeGreaterThan(0)
    expect(Math.max(...list)).toBeLessThanOrEqual(2048)
    expect(new Set(list).size).toBeGreaterThan(100)
  })

  test('counters only grow, and their rate is the difference', async () => {
    const query = `granularity=300&start=${daysAgo(1)}`
    const search = { '=': { instance_id: running.id } }
    const [card] = (await demo.post(`${V1}/search/resource/instance_network_interface`, search)).body
    const at = `${V1}/metric/${card.metrics['network.incoming.bytes']}/measures`
    const total = values((await demo.get(`${at}?${query}`)).body)
    const rate = values((await demo.get(`${at}?${query}&aggregation=rate:mean`)).body)
    expect(total.every((value: number, index: number) => index === 0 || value >= total[index - 1])).toBe(true)
    expect(rate.slice(1)).toEqual(total.slice(1).map((value: number, index: number) => value - total[index]))
  })

  test('CPU usage is at most 100 % per CPU', async () => {
    const rate = values(await measures(running, 'cpu', `granularity=300&aggregation=rate:max&start=${daysAgo(7)}`))
    expect(Math.max(...rate)).toBeLessThanOrEqual(300e9)
  })

  test('aggregations of an hour are consistent', async () => {
    const query = `granularity=3600&start=${daysAgo(1)}&stop=${daysAgo(0.5)}&aggregation=`
    const of = async (method: string) => values(await measures(running, 'memory.usage', query + method))
    const [min, mean, max, sum, count] = await Promise.all(['min', 'mean', 'max', 'sum', 'count'].map(of))
    for (const [index, middle] of mean.entries()) {
      expect(min[index]).toBeLessThanOrEqual(middle)
      expect(max[index]).toBeGreaterThanOrEqual(middle)
      expect(sum[index] / count[index]).toBeCloseTo(middle)
    }
  })

  test('a server that is shut off is not measured', async () => {
    expect(await measures(stopped, 'cpu', 'granularity=300&start=-1hour')).toEqual([])
    expect(await measures(stopped, 'memory.usage', 'granularity=300&start=-1hour')).toEqual([])
  })

  test('volumes have their size', async () => {
    const [volume] = (await demo.get(`${V1}/resource/volume`)).body
    const size = (await demo.get(`/volume/v3/${demo.projectId}/volumes/${volume.id}`)).body.volume.size
    const { body } = await demo.get(
      `${V1}/metric/${volume.metrics['volume.size']}/measures?granularity=3600&start=-2hours`,
    )
    expect(values(body).at(-1)).toBe(size)
  })

  test.for([
    ['granularity=7', 404],
    ['granularity=x', 400],
    ['start=yesterday-ish', 400],
    ['aggregation=guess', 400],
    ['aggregation=rate:mean', 404],
  ] as const)('%s is refused', async ([query, status]) => {
    const { status: given } = await demo.get(`${V1}/metric/${running.metrics['memory.usage']}/measures?${query}`)
    expect(given).toBe(status)
  })
})

describe('aggregates', () => {
  const ask = (operations: unknown, more: object = {}) =>
    demo.post(`${V1}/aggregates?granularity=3600&start=-6hours`, { operations, ...more })
  const webs = { resource_type: 'instance', search: { like: { display_name: 'web-%' } } }

  test('return a metric of all resources of a search', async () => {
    const { body } = await ask('(metric memory.usage mean)', webs)
    expect(Object.keys(body.measures)).toHaveLength(3)
    expect(body.measures[running.id]['memory.usage'].mean.length).toBeGreaterThan(4)
  })

  test('aggregate several metrics into one', async () => {
    const each = (await ask(['metric', 'memory.usage', 'mean'], webs)).body.measures
    const { aggregated } = (await ask(['aggregate', 'sum', ['metric', 'memory.usage', 'mean']], webs)).body.measures
    const first = Object.values(each).map((one: Body) => one['memory.usage'].mean[0][2])
    expect(aggregated[0][2]).toBeCloseTo(first.reduce((sum, value) => sum + value, 0))
  })

  test('compute with numbers, by id', async () => {
    const id = running.metrics.memory
    const { body } = await admin.post(`${V1}/aggregates?granularity=3600&start=-6hours`, {
      operations: `(/ (metric ${id} mean) 1024)`,
    })
    expect(body.measures[id].mean[0][2]).toBe(2)
  })

  test.for(['(metric', 'nonsense', '(guess cpu)', '(aggregate mode (metric cpu mean))', [], { a: 1 }])(
    '%j is refused',
    async (operations) => {
      expect((await ask(operations, webs)).status).toBe(400)
    },
  )
})

test('capabilities are listed', async () => {
  expect((await demo.get(`${V1}/capabilities`)).body.aggregation_methods).toContain('rate:mean')
  expect((await demo.get(`${V1}/status`)).status).toBe(403)
  expect((await admin.get(`${V1}/status`)).body.storage.summary.measures).toBe(0)
  expect((await demo.get(`${V1}/resource_type`)).body.map(({ name }: Body) => name)).toContain('instance')
  expect((await cloud.send('GET', '/metric/')).body.versions[0].id).toBe('v1.0')
})
