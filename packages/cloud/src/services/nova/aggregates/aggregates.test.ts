import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const operator = await cloud.as('admin', 'admin')
const admin = compute(operator, 93)
const demo = compute(await cloud.as('demo', 'demo'), 93)

const make = async (name: string, availability_zone?: string) => {
  const { body } = await admin.post('/os-aggregates', { aggregate: { name, availability_zone } })
  return `/os-aggregates/${body.aggregate.id}`
}
const act = (path: string, body: unknown) => admin.post(`${path}/action`, body)
const zones = async () => (await demo.get('/os-availability-zone')).body.availabilityZoneInfo
const zoneNames = async () => (await zones()).map((zone: Body) => zone.zoneName)

describe('an aggregate', () => {
  test('has hosts, metadata and a name that can be changed', async () => {
    const path = await make('changed')
    expect((await act(path, { add_host: { host: 'compute-3' } })).body.aggregate.hosts).toEqual(['compute-3'])
    await act(path, { set_metadata: { metadata: { ssd: 'true', old: 'x' } } })
    await act(path, { set_metadata: { metadata: { old: null, pinned: 'true' } } })
    await admin.put(path, { aggregate: { name: ' renamed ' } })
    expect((await admin.get(path)).body.aggregate).toEqual({
      id: Number(path.split('/')[2]),
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'renamed',
      hosts: ['compute-3'],
      metadata: { ssd: 'true', pinned: 'true' },
      availability_zone: null,
      created_at: expect.stringMatching(/\.000000$/),
      updated_at: expect.any(String),
      deleted: false,
      deleted_at: null,
    })
    expect((await compute(operator, 40).get(path)).body.aggregate).not.toHaveProperty('uuid')
    expect((await act(path, { remove_host: { host: 'compute-3' } })).body.aggregate.hosts).toEqual([])
    expect((await admin.del(path)).status).toBe(200)
    expect(refusal(await admin.get(path)).message).toMatch(/^Aggregate \d+ could not be found\.$/)
  })

  test('with hosts cannot be deleted', async () => {
    const path = await make('full')
    await act(path, { add_host: { host: 'compute-3' } })
    expect(refusal(await admin.del(path))).toEqual({
      status: 400,
      message: expect.stringMatching(/^Cannot remove host from aggregate \d+\. Reason: Host aggregate is not empty\.$/),
    })
    await act(path, { remove_host: { host: 'compute-3' } })
    await admin.del(path)
  })

  test('accepts existing hosts once and removes its own hosts only', async () => {
    const path = await make('choosy')
    const id = path.split('/')[2]
    const add = async (host: string) => refusal(await act(path, { add_host: { host } }))
    expect(await add('nowhere')).toEqual({ status: 404, message: 'Compute host nowhere could not be found.' })
    await add('compute-3')
    expect(await add('compute-3')).toEqual({ status: 409, message: `Aggregate ${id} already has host compute-3.` })
    const gone = refusal(await act(path, { remove_host: { host: 'compute-1' } }))
    expect(gone).toEqual({ status: 404, message: `Cannot remove host compute-1 in aggregate ${id}` })
  })

  test.for([
    [{ name: 'ssd' }, 409, 'Aggregate ssd already exists.'],
    [{ name: '' }, 400, "Invalid input for field/attribute name. Value: . '' is too short"],
    [
      { name: 'x', availability_zone: 'a:b' },
      400,
      "Invalid input for field/attribute availability_zone. Value: a:b. 'a:b' is not valid under any of the given schemas",
    ],
  ] as const)('is refused as %o', async ([aggregate, status, message]) => {
    expect(refusal(await admin.post('/os-aggregates', { aggregate }))).toEqual({ status, message })
  })

  test('has a number as id', async () => {
    expect(refusal(await admin.get('/os-aggregates/x'))).toEqual({
      status: 400,
      message: 'Invalid input received: id must be an integer',
    })
    expect((await admin.get('/os-aggregates/99')).status).toBe(404)
  })

  test('accepts images to cache from 2.81 on', async () => {
    const path = await make('cached')
    const [image] = (await operator.get('/image/v2/images')).body.images
    const cache = (...ids: string[]) => admin.post(`${path}/images`, { cache: ids.map((id) => ({ id })) })
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect((await cache(image.id)).status).toBe(202)
    expect(refusal(await cache(image.id, image.id)).message).toBe('Duplicate images in request')
    expect(refusal(await cache(unknown)).message).toBe(`Image ${unknown} could not be found.`)
    expect((await compute(operator, 80).post(`${path}/images`, { cache: [] })).status).toBe(404)
  })

  test.for(['/os-aggregates', '/os-aggregates/1'])('is nothing for members: GET %s', async (path) => {
    expect((await demo.get(path)).status).toBe(403)
    expect((await demo.post('/os-aggregates', { aggregate: { name: 'mine' } })).status).toBe(403)
    expect((await demo.post('/os-aggregates/1/action', { add_host: { host: 'compute-1' } })).status).toBe(403)
    expect((await demo.del('/os-aggregates/1')).status).toBe(403)
  })
})

describe('an availability zone', () => {
  test('consists of the hosts of its aggregate', async () => {
    expect((await zoneNames()).toSorted()).toEqual(['edge', 'nova'])
    const path = await make('far', 'far-away')
    expect(await zoneNames()).not.toContain('far-away')
    await act(path, { add_host: { host: 'compute-3' } })
    expect(await zoneNames()).toContain('far-away')
    const detail = (await admin.get('/os-availability-zone/detail')).body.availabilityZoneInfo
    const far = detail.find((zone: Body) => zone.zoneName === 'far-away')
    expect(Object.keys(far.hosts)).toEqual(['compute-3'])
    expect(detail[0]).toMatchObject({
      zoneName: 'internal',
      hosts: { 'controller-1': { 'nova-scheduler': { active: true } } },
    })
    await act(path, { remove_host: { host: 'compute-3' } })
  })

  test('is unique per host', async () => {
    const path = await make('second zone', 'elsewhere')
    expect(refusal(await act(path, { add_host: { host: 'compute-4' } }))).toEqual({
      status: 409,
      message: expect.stringContaining("One or more hosts already in availability zone(s) ['edge']."),
    })
  })

  test('cannot change for hosts with servers', async () => {
    const edge = '/os-aggregates/2'
    const renamed = refusal(await admin.put(edge, { aggregate: { availability_zone: 'other' } }))
    const sentence = 'Cannot update aggregate 2. Reason: One or more hosts contain instances in this zone.'
    expect(renamed).toEqual({ status: 400, message: sentence })
    const cleared = refusal(await act(edge, { set_metadata: { metadata: { availability_zone: null } } }))
    expect(cleared.message).toBe(
      'Cannot update metadata of aggregate 2. Reason: Aggregate edge does not support empty named availability zone.',
    )
  })

  test('without an enabled host is not available', async () => {
    const disable = (status: string) =>
      compute(operator, 1).put(`/os-services/${status}`, { host: 'compute-4', binary: 'nova-compute' })
    await disable('disable')
    expect(await zones()).toContainEqual({ zoneName: 'edge', zoneState: { available: false }, hosts: null })
    await disable('enable')
    expect(await zones()).toContainEqual({ zoneName: 'edge', zoneState: { available: true }, hosts: null })
  })
})
