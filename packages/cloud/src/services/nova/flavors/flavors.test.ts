import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const demo = compute(owner, 93)
const alt = compute(other, 93)
const admin = compute(await cloud.as('admin', 'admin'), 93)

const names = ({ body }: Body) => body.flavors.map((flavor: Body) => flavor.name)
const size = { ram: 64, vcpus: 1, disk: 1 }
const make = async (name: string, more = {}) => {
  const { status, body } = await admin.post('/flavors', { flavor: { name, ...size, ...more } })
  expect(status).toBe(200)
  return `/flavors/${body.flavor.id}`
}

describe('a list', () => {
  test('is sorted by id or as requested', async () => {
    expect(names(await demo.get('/flavors'))).toEqual(expect.arrayContaining(['m1.tiny', 'm1.xlarge', 'c1.large']))
    const byMemory = (await demo.get('/flavors/detail?sort_key=memory_mb&sort_dir=desc')).body.flavors
    expect(byMemory[0].name).toBe('r1.large')
    expect(byMemory.at(-1).name).toBe('m1.tiny')
  })

  test('is filtered by minimum memory and disk', async () => {
    const large = await demo.get('/flavors/detail?minRam=8192&minDisk=80')
    expect(names(large).toSorted()).toEqual(['m1.large', 'm1.xlarge', 'r1.large'])
  })

  test('starts after the marker', async () => {
    const all = names(await demo.get('/flavors'))
    const seen: string[] = []
    let path = '/flavors?limit=3'
    while (path) {
      const page = await demo.get(path)
      seen.push(...names(page))
      path = page.body.flavors_links?.[0].href.split('/v2.1')[1] ?? ''
    }
    expect(seen).toEqual(all)
  })

  test.for([
    [
      '?sort_key=colour',
      /^Invalid input for query parameters sort_key\. Value: colour\. 'colour' is not one of \['created_at'/,
    ],
    ['?sort_dir=up', /'up' is not one of \['asc', 'desc'\]$/],
    ['?limit=many', /^Invalid input for query parameters limit\. Value: many\. 'many' does not match '\^\[0-9\]\*\$'$/],
    ['?marker=nothing', /^marker \[nothing\] not found$/],
    ['?minRam=much', /^Invalid minRam filter \[much\]$/],
    ['?colour=red', /^Additional properties are not allowed \('colour' was unexpected\)$/],
  ] as const)('refuses %s', async ([query, sentence]) => {
    expect(refusal(await demo.get(`/flavors${query}`))).toEqual({
      status: 400,
      message: expect.stringMatching(sentence),
    })
  })
})

describe('a flavor', () => {
  test('is created with the given values and defaults', async () => {
    const { body } = await admin.post('/flavors', {
      flavor: { name: 'made', ram: '128', vcpus: 2, disk: 0, id: 'made' },
    })
    expect(body.flavor).toMatchObject({
      id: 'made',
      name: 'made',
      ram: 128,
      vcpus: 2,
      disk: 0,
      swap: 0,
      rxtx_factor: 1,
      'OS-FLV-EXT-DATA:ephemeral': 0,
      'os-flavor-access:is_public': true,
      description: null,
      extra_specs: {},
    })
    expect((await demo.get('/flavors/made')).body).toEqual(body)
  })

  test('without an id gets a generated one', async () => {
    expect(await make('no-id')).toMatch(/^\/flavors\/[0-9a-f-]{36}$/)
  })

  test('shows a swap of 0 as an empty string to older clients', async () => {
    expect((await compute(owner, 74).get('/flavors/1')).body.flavor.swap).toBe('')
    expect((await compute(owner, 60).get('/flavors/1')).body.flavor).not.toHaveProperty('extra_specs')
    expect((await compute(owner, 54).get('/flavors/1')).body.flavor).not.toHaveProperty('description')
  })

  test('has a description that can be changed', async () => {
    const path = await make('described', { description: 'first' })
    const { body } = await admin.put(path, { flavor: { description: 'second' } })
    expect(body.flavor.description).toBe('second')
    expect((await demo.get(path)).body.flavor.description).toBe('second')
  })

  test('no longer exists after its deletion', async () => {
    const path = await make('short-lived')
    expect((await admin.del(path)).status).toBe(202)
    expect(refusal(await admin.get(path)).status).toBe(404)
    expect(refusal(await admin.del(path)).message).toMatch(/^Flavor .* could not be found\.$/)
  })

  test.for([
    [
      { name: 'x', ...size, ram: 0 },
      'Invalid input for field/attribute ram. Value: 0. 0 is less than the minimum of 1',
    ],
    [
      { name: 'x', ...size, vcpus: 'two' },
      "Invalid input for field/attribute vcpus. Value: two. 'two' does not match '^[0-9]+$'",
    ],
    [
      { name: 'x', ...size, disk: 1.5 },
      "Invalid input for field/attribute disk. Value: 1.5. 1.5 is not of type 'integer', 'string'",
    ],
    [
      { name: 'x', ...size, id: ' x' },
      "Invalid input for field/attribute id. Value:  x. ' x' does not match '^(?! )[a-zA-Z0-9. _-]+(?<! )$'",
    ],
    [
      { name: 'x', ...size, rxtx_factor: 0 },
      'Invalid input for field/attribute rxtx_factor. Value: 0. 0 is less than or equal to the minimum of 0',
    ],
    [
      { name: ' x', ...size },
      "An invalid 'name' value was provided. The name must be: printable characters. Can not start or end with whitespace.",
    ],
  ] as const)('is refused as %o', async ([flavor, message]) => {
    expect(refusal(await admin.post('/flavors', { flavor }))).toEqual({ status: 400, message })
  })

  test('has a unique name and id', async () => {
    const flavor = { name: 'm1.tiny', ...size }
    const named = refusal(await admin.post('/flavors', { flavor }))
    expect(named).toEqual({ status: 409, message: 'Flavor with name m1.tiny already exists.' })
    const numbered = refusal(await admin.post('/flavors', { flavor: { ...flavor, name: 'other', id: '1' } }))
    expect(numbered).toEqual({ status: 409, message: 'Flavor with ID 1 already exists.' })
  })

  test('is created and deleted by administrators only', async () => {
    expect((await demo.post('/flavors', { flavor: { name: 'mine', ...size } })).status).toBe(403)
    expect((await demo.put('/flavors/1', { flavor: { description: 'mine' } })).status).toBe(403)
    expect((await demo.del('/flavors/1')).status).toBe(403)
  })
})

describe('a flavor that is not public', () => {
  test('is visible to the projects with access', async () => {
    const path = await make('private', { 'os-flavor-access:is_public': false })
    const id = path.split('/')[2]
    expect((await demo.get(path)).status).toBe(404)
    const given = await admin.post(`${path}/action`, { addTenantAccess: { tenant: owner.projectId } })
    expect(given.body).toEqual({ flavor_access: [{ flavor_id: id, tenant_id: owner.projectId }] })
    expect((await demo.get(path)).status).toBe(200)
    expect(names(await demo.get('/flavors'))).toContain('private')
    expect((await alt.get(path)).status).toBe(404)
    expect(names(await alt.get('/flavors'))).not.toContain('private')
    await admin.post(`${path}/action`, { removeTenantAccess: { tenant: owner.projectId } })
    expect((await demo.get(path)).status).toBe(404)
    expect((await admin.get(`${path}/os-flavor-access`)).body).toEqual({ flavor_access: [] })
  })

  test('is listed for administrators on request', async () => {
    await make('hidden', { 'os-flavor-access:is_public': false })
    expect(names(await admin.get('/flavors'))).not.toContain('hidden')
    expect(names(await admin.get('/flavors?is_public=None'))).toEqual(expect.arrayContaining(['hidden', 'm1.tiny']))
    expect(names(await admin.get('/flavors?is_public=false'))).not.toContain('m1.tiny')
    expect(names(await demo.get('/flavors?is_public=None'))).not.toContain('hidden')
    expect(refusal(await admin.get('/flavors?is_public=maybe')).message).toBe('Invalid is_public filter [maybe]')
  })

  test('access is granted to existing projects, once', async () => {
    const path = await make('scarce', { 'os-flavor-access:is_public': false })
    const give = (tenant: string, to = path) => admin.post(`${to}/action`, { addTenantAccess: { tenant } })
    for (const id of ['nobody', `${owner.projectId}/tags`, '../users']) {
      expect(refusal(await give(id))).toEqual({ status: 400, message: `Project ID ${id} is not a valid project.` })
    }
    await give(owner.projectId)
    expect(refusal(await give(owner.projectId)).message).toMatch(
      /^Flavor access already exists for flavor \d+ and project/,
    )
    const open = refusal(await give(owner.projectId, '/flavors/1'))
    expect(open).toEqual({ status: 409, message: 'Can not add access to a public flavor.' })
    const taken = await admin.post(`${path}/action`, { removeTenantAccess: { tenant: other.projectId } })
    expect(refusal(taken).message).toMatch(/^Flavor access not found for \d+ \/ [0-9a-f]{32} combination\.$/)
  })
})
