import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const owner = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const demo = compute(owner, 93)
const alt = compute(other, 93)
const admin = compute(await cloud.as('admin', 'admin'), 93)
const USAGE = '/os-simple-tenant-usage'
const SINCE = 'start=2026-01-01T00:00:00'
const soon = () => new Date(Date.now() + 86_400_000 * 2).toISOString().slice(0, 19)

/** A server of the other project that ran for two hours. */
async function runTwoHours(): Promise<string> {
  const [image] = (await other.get('/image/v2/images?name=CirrOS%200.6')).body.images
  const server = { name: 'metered', flavorRef: '2', imageRef: image.id, networks: 'none' }
  const { id } = (await alt.post('/servers', { server })).body.server
  cloud.clock.advance(7200)
  await alt.del(`/servers/${id}`)
  cloud.clock.advance(60)
  return id
}

describe('usage', () => {
  test('counts the hours of servers and their resources', async () => {
    const id = await runTwoHours()
    cloud.clock.advance(3600)
    const { tenant_usage: usage } = (await alt.get(`${USAGE}/${other.projectId}?${SINCE}&end=${soon()}`)).body
    expect(usage.server_usages).toEqual([
      expect.objectContaining({
        instance_id: id,
        flavor: 'm1.small',
        state: 'terminated',
        memory_mb: 2048,
        local_gb: 20,
        vcpus: 1,
      }),
    ])
    const [{ hours, uptime, started_at, ended_at }] = usage.server_usages
    expect(hours).toBeCloseTo(2, 1)
    expect(uptime).toBe((Date.parse(ended_at) - Date.parse(started_at)) / 1000)
    expect(usage.total_hours).toBeCloseTo(hours)
    expect(usage.total_memory_mb_usage).toBeCloseTo(2048 * hours)
    expect(usage.total_local_gb_usage).toBeCloseTo(20 * hours)
  })

  test('covers the requested period', async () => {
    const path = `${USAGE}/${owner.projectId}?start=2026-04-01T00:00:00&end=2026-04-01T01:00:00`
    const { tenant_usage: usage } = (await demo.get(path)).body
    expect(new Set(usage.server_usages.map((server: Body) => server.hours))).toEqual(new Set([1]))
    expect(usage).toMatchObject({ start: '2026-04-01T00:00:00.000000', stop: '2026-04-01T01:00:00.000000' })
    const fine = `${USAGE}/${owner.projectId}?start=2026-04-01T00:00:00.953002&end=2026-04-01T01:00:00.000007`
    expect((await demo.get(fine)).body.tenant_usage).toMatchObject({
      start: '2026-04-01T00:00:00.953002',
      stop: '2026-04-01T01:00:00.000007',
    })
    const before = `${USAGE}/${owner.projectId}?start=2001-01-01T00:00:00&end=2001-01-02T00:00:00`
    expect((await demo.get(before)).body).toEqual({ tenant_usage: {} })
  })

  test('of all projects is for administrators only, with details on request', async () => {
    const { tenant_usages: plain } = (await admin.get(`${USAGE}?${SINCE}`)).body
    expect(plain.map((usage: Body) => usage.tenant_id)).toContain(owner.projectId)
    expect(plain[0]).not.toHaveProperty('server_usages')
    const { tenant_usages: detailed } = (await admin.get(`${USAGE}?${SINCE}&detailed=1`)).body
    const ours = detailed.find((usage: Body) => usage.tenant_id === owner.projectId)
    expect(ours.server_usages.length).toBeGreaterThan(5)
    expect((await demo.get(`${USAGE}?${SINCE}`)).status).toBe(403)
  })

  test('of another project is refused to members', async () => {
    expect((await demo.get(`${USAGE}/${other.projectId}?${SINCE}`)).status).toBe(403)
    expect((await admin.get(`${USAGE}/${other.projectId}?${SINCE}`)).status).toBe(200)
  })

  test('has pages of servers from 2.40 on', async () => {
    const all = (await demo.get(`${USAGE}/${owner.projectId}?${SINCE}`)).body.tenant_usage.server_usages
    const seen: string[] = []
    let path = `${USAGE}/${owner.projectId}?${SINCE}&limit=5`
    while (path) {
      const { body } = await demo.get(path)
      seen.push(...(body.tenant_usage.server_usages ?? []).map((server: Body) => server.instance_id))
      path = body.tenant_usage_links?.[0].href.split('/v2.1')[1] ?? ''
    }
    expect(seen).toEqual(all.map((server: Body) => server.instance_id))
    const [first] = (await compute(owner, 39).get(`${USAGE}/${owner.projectId}?${SINCE}&limit=1`)).body.tenant_usage
      .server_usages
    expect(first.instance_id).toBe(seen[0])
  })

  test.for([
    ['start=yesterday', 'Invalid datetime string: Datetime is in invalid format'],
    ['start=2026-01-01', 'Invalid datetime string: Datetime is in invalid format'],
    [
      'start=2026-02-01T00:00:00&end=2026-01-01T00:00:00',
      'Invalid start time. The start time cannot occur after the end time.',
    ],
    [`${SINCE}&marker=none`, 'Marker none could not be found.'],
    [`${SINCE}&colour=red`, "Additional properties are not allowed ('colour' was unexpected)"],
  ] as const)('refuses %s', async ([query, message]) => {
    expect(refusal(await admin.get(`${USAGE}?${query}`))).toEqual({ status: 400, message })
  })
})
