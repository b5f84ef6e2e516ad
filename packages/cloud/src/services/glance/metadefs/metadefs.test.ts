import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { expectLike, sample } from '../../../../test-support/samples.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const demo = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')

const NAMESPACES = '/image/v2/metadefs/namespaces'
const sentence = async (response: Promise<{ status: number; body: Body }>) => {
  const { status, body } = await response
  return { status, sentence: /<\/h1>\s*(.*?)(?=\n\nOn instance|<br)/s.exec(String(body))?.[1]?.trim() }
}

/** Sends the recorded request again; the definitions of lists and their optional keys depend on the seed. */
async function replay(name: string, who = admin, common?: (body: Body) => Body) {
  const recorded = sample('image', name)
  const { method, path, headers, body } = recorded.request
  const response = await who.send(method, `/image${path}`, { headers, ...(body !== null && { body }) })
  expectLike(response, recorded, common)
  return response.status
}

const listed = ({ namespaces, ...rest }: Body) => ({
  ...rest,
  namespaces: namespaces.map(({ updated_at: _time, resource_type_associations: _types, ...own }: Body) => own),
})

describe('metadata definitions respond as recorded', () => {
  test('during the life of a namespace', async () => {
    await replay('error-403-namespace-create', demo)
    for (const name of ['namespace-create', 'error-409-namespace', 'namespace-update']) await replay(name)
    for (const name of ['namespace-property-create', 'namespace-properties', 'namespace-property-show'])
      await replay(name)
    for (const name of ['namespace-object-create', 'namespace-objects']) await replay(name)
    for (const name of ['namespace-resource-type-add', 'namespace-tag-create', 'namespace-tags']) await replay(name)
    for (const name of ['namespace-show-full', 'namespace-resource-type-delete']) await replay(name)
    expect(await replay('namespace-delete')).toBe(204)
  })

  test('a namespace created with its parts returns them as requested', async () => {
    const parts = { resource_type_associations: [{ name: 'OS::Nova::Flavor', prefix: 'x_' }], objects: [{ name: 'o' }] }
    const { status, body } = await admin.post(NAMESPACES, { namespace: 'With::Parts', ...parts })
    expect([status, body]).toEqual([201, expect.objectContaining(parts)])
    expect((await admin.get(`${NAMESPACES}/With::Parts`)).body.objects).toMatchObject([{ name: 'o', properties: {} }])
    await admin.send('DELETE', `${NAMESPACES}/With::Parts`)
  })

  test.for(['namespaces-list', 'namespaces-list-resource-type'])('%s', async (name) => {
    expect(await replay(name, demo, listed)).toBe(200)
  })

  test.for([
    ['error-404-namespace', 404],
    ['schema-metadefs-namespace', 200],
  ] as const)('%s', async ([name, status]) => {
    expect(await replay(name, demo)).toBe(status)
  })

  test('resource-types', async () => {
    const names = ({ resource_types: types }: Body) => types.map(({ name }: Body) => ({ name }))
    expect(await replay('resource-types', demo, names)).toBe(200)
  })
})

describe('the seeded definitions', () => {
  test('cover flavors, images, servers, volumes, volume types and aggregates', async () => {
    const { body } = await demo.get(`${NAMESPACES}?limit=100`)
    expect(body.namespaces.length).toBeGreaterThanOrEqual(15)
    for (const type of ['Nova::Flavor', 'Glance::Image', 'Nova::Server', 'Cinder::Volume', 'Cinder::VolumeType']) {
      const found = await demo.get(`${NAMESPACES}?limit=100&resource_types=OS::${type}`)
      expect({ type, isEmpty: found.body.namespaces.length === 0 }).toEqual({ type, isEmpty: false })
    }
    expect((await demo.get(`${NAMESPACES}?resource_types=OS::Nova::Aggregate`)).body.namespaces.length).toBeGreaterThan(
      0,
    )
  })

  test('are accepted as request bodies', async () => {
    const { body } = await demo.get(`${NAMESPACES}?limit=100`)
    for (const { namespace } of body.namespaces) {
      const { body: full } = await demo.get(`${NAMESPACES}/${namespace}`)
      const copy = { ...full, namespace: `Copy::${namespace}`.slice(0, 80), protected: false }
      const { objects, resource_type_associations: types, ...rest } = copy
      const bare = ({ created_at: _c, updated_at: _u, self: _s, schema: _h, ...part }: Body) => part
      const posted = await admin.post(NAMESPACES, {
        ...rest,
        resource_type_associations: types?.map(bare),
        ...(objects && { objects: objects.map(bare) }),
      })
      expect({ namespace, status: posted.status }).toEqual({ namespace, status: 201 })
      await admin.del(`${NAMESPACES}/${copy.namespace}`)
    }
  })

  test('have property names with the prefix of the resource type', async () => {
    const names = async (query: string) =>
      Object.keys((await demo.get(`${NAMESPACES}/OS::Compute::Watchdog${query}`)).body.properties)
    expect(await names('')).toEqual(['watchdog_action'])
    expect(await names('?resource_type=OS::Nova::Flavor')).toEqual(['hw:watchdog_action'])
    expect(await names('?resource_type=OS::Glance::Image')).toEqual(['hw_watchdog_action'])
    const { objects } = (await demo.get(`${NAMESPACES}/OS::Compute::Quota?resource_type=OS::Nova::Flavor`)).body
    expect(Object.keys(objects[0].properties)).toContain('quota:cpu_shares')
  })

  test('are protected', async () => {
    const path = `${NAMESPACES}/OS::Compute::Watchdog`
    const refusal = (what: string) => ({
      status: 403,
      sentence: `Metadata definition ${what} is protected and cannot be deleted.`,
    })
    expect(await sentence(admin.del(path))).toEqual(refusal('namespace OS::Compute::Watchdog'))
    expect(await sentence(admin.del(`${path}/properties/watchdog_action`))).toEqual(refusal('property watchdog_action'))
    expect(await sentence(admin.del(`${path}/resource_types/OS::Nova::Flavor`))).toEqual(
      refusal('resource-type-association OS::Nova::Flavor'),
    )
  })
})

test('paging of namespaces neither skips nor repeats', async () => {
  const all = (await demo.get(`${NAMESPACES}?limit=100&sort_key=namespace&sort_dir=asc`)).body.namespaces
  const seen: string[] = []
  let next: string | undefined = '/v2/metadefs/namespaces?limit=7&sort_key=namespace&sort_dir=asc'
  while (next) {
    const { body }: Body = await demo.get(`/image${next}`)
    seen.push(...body.namespaces.map(({ namespace }: Body) => namespace))
    next = body.next
  }
  expect(seen).toEqual(all.map(({ namespace }: Body) => namespace))
})

describe('a private namespace', () => {
  const path = `${NAMESPACES}/Private::One`

  test('is visible to its project and to administrators only', async () => {
    const body = { namespace: 'Private::One', owner: demo.projectId, properties: { a: { title: 'A', type: 'string' } } }
    expect((await admin.post(NAMESPACES, body)).body.visibility).toBe('private')
    expect((await demo.get(path)).status).toBe(200)
    for (const part of ['', '/objects', '/properties', '/properties/a', '/resource_types', '/tags']) {
      expect({ part, status: (await other.get(path + part)).status }).toEqual({ part, status: 404 })
    }
    const names = async (who: typeof demo) =>
      (await who.get(`${NAMESPACES}?visibility=private`)).body.namespaces.map(({ namespace }: Body) => namespace)
    expect(await names(demo)).toEqual(['Private::One'])
    expect(await names(other)).toEqual([])
    expect(await names(admin)).toEqual(['Private::One'])
  })

  test('is changed by administrators only', async () => {
    const refused = (rule: string) => ({ status: 403, sentence: `You are not authorized to complete ${rule} action.` })
    const here = { namespace: 'Private::One' }
    expect(await sentence(demo.put(path, here))).toEqual(refused('modify_metadef_namespace'))
    expect(await sentence(demo.del(path))).toEqual(refused('delete_metadef_namespace'))
    expect(await sentence(demo.post(`${path}/objects`, { name: 'x' }))).toEqual(refused('add_metadef_object'))
    expect(await sentence(demo.post(`${path}/tags/x`))).toEqual(refused('add_metadef_tag'))
    expect(await sentence(demo.del(`${path}/properties/a`))).toEqual(refused('remove_metadef_property'))
    expect(await sentence(other.put(path, here))).toEqual({ status: 404, sentence: 'Namespace Private::One not found' })
  })
})

describe('invalid requests are refused', () => {
  const path = `${NAMESPACES}/Odd`
  const refusals: [string, (base: string) => Promise<{ status: number; body: Body }>, number, string][] = [
    ['no name', () => admin.post(NAMESPACES, {}), 400, "schema 'namespace': 'namespace' is a required property"],
    ['an unknown key', () => admin.post(NAMESPACES, { namespace: 'x', bogus: 1 }), 400, "('bogus' was unexpected)"],
    [
      'a property without a title',
      (base) => admin.post(`${base}/properties`, { name: 'p', type: 'string' }),
      400,
      "'title' is a required property",
    ],
    [
      'an unknown type',
      (base) => admin.post(`${base}/properties`, { name: 'p', title: 'P', type: 'nope' }),
      400,
      "'nope' is not one of",
    ],
    [
      'an object twice',
      (base) => admin.post(`${base}/objects`, { name: 'o' }),
      409,
      'object with name=o already exists in namespace=Odd.',
    ],
    ['a tag twice', (base) => admin.post(`${base}/tags/T`), 409, 'A metadata tag with name=T already exists'],
    [
      'a type twice',
      (base) => admin.post(`${base}/resource_types`, { name: 'A::B' }),
      409,
      'resource-type=A::B to namespace=Odd already exists.',
    ],
    [
      'a duplicate name',
      (base) => admin.put(base, { namespace: 'OS::Compute::Watchdog' }),
      409,
      'duplicate metadata definition namespace',
    ],
    ['an unknown object', (base) => admin.get(`${base}/objects/none`), 404, 'Could not find metadata object none'],
    [
      'an unknown property',
      (base) => admin.get(`${base}/properties/__proto__`),
      404,
      'Could not find property __proto__',
    ],
    ['an unknown tag', (base) => admin.del(`${base}/tags/none`), 404, 'Could not find metadata tag none'],
    ['an unknown marker', () => admin.get(`${NAMESPACES}?marker=none`), 404, 'namespace=none was not found.'],
  ]

  test.for(refusals)('%s', async ([, ask, status, words]) => {
    const types = [{ name: 'A::B' }]
    await admin.post(NAMESPACES, {
      namespace: 'Odd',
      objects: [{ name: 'o' }],
      tags: [{ name: 't' }],
      resource_type_associations: types,
    })
    const response = await sentence(ask(path))
    expect(response.status).toBe(status)
    expect(response.sentence?.replaceAll('&#x27;', "'")).toContain(words)
  })
})

describe('parts of a namespace', () => {
  const path = `${NAMESPACES}/Parts`

  test('objects, properties and tags can be renamed and replaced', async () => {
    await admin.post(NAMESPACES, { namespace: 'Parts', objects: [{ name: 'o' }], tags: [{ name: 't' }] })
    await admin.post(`${path}/properties`, { name: 'p', title: 'P', type: 'integer', default: 4 })
    expect((await admin.put(`${path}/objects/o`, { name: 'o2', description: 'new' })).body).toMatchObject({
      name: 'o2',
    })
    expect((await admin.put(`${path}/properties/p`, { name: 'q', title: 'Q', type: 'number' })).body.title).toBe('Q')
    expect((await admin.put(`${path}/tags/t`, { name: 'u' })).body.name).toBe('u')
    const { body } = await admin.get(path)
    expect([body.objects[0].name, Object.keys(body.properties), body.tags]).toEqual(['o2', ['q'], [{ name: 'u' }]])
  })

  test('a list of tags replaces the existing ones, unless it is appended', async () => {
    await admin.post(`${path}/tags`, { tags: [{ name: 'a' }] })
    await admin.send('POST', `${path}/tags`, {
      headers: { 'x-openstack-append': 'True' },
      body: { tags: [{ name: 'b' }] },
    })
    expect((await admin.get(`${path}/tags`)).body.tags).toEqual([{ name: 'a' }, { name: 'b' }])
  })

  test('can be deleted all at once', async () => {
    for (const part of ['objects', 'properties', 'tags']) expect((await admin.del(`${path}/${part}`)).status).toBe(204)
    const { body } = await admin.get(path)
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['objects']))
    expect(body).not.toHaveProperty('tags')
  })
})
