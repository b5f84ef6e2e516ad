import { beforeEach, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'
import type { Client } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const member = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const admin = await cloud.as('admin', 'admin')
const V21 = 'application/openstack-images-v2.1-json-patch'
let path = ''

const patch = (changes: unknown, who: Client = member, type = V21) =>
  who.send('PATCH', path, { headers: { 'content-type': type }, body: JSON.stringify(changes) })
const one = (op: string, pointer: unknown, value?: unknown) => [{ op, path: pointer, value }]

beforeEach(async () => {
  const { body } = await member.post('/image/v2/images', {
    name: 'one',
    colour: 'red',
    tags: ['a'],
    disk_format: 'raw',
    container_format: 'bare',
  })
  path = `/image${body.self}`
})

describe('a patch changes', () => {
  test.for<[string, unknown, Body]>([
    ['a name', one('replace', '/name', 'two'), { name: 'two' }],
    ['a name to null', one('replace', '/name', null), { name: null }],
    ['tags, without repeats', one('replace', '/tags', ['b', 'c', 'b']), { tags: ['b', 'c'] }],
    ['a new property', one('add', '/size_class', 'L'), { size_class: 'L', colour: 'red' }],
    ['an existing property, by add', one('add', '/colour', 'blue'), { colour: 'blue' }],
    ['a property with a slash in its name', one('add', '/a~1b~0c', 'x'), { 'a/b~c': 'x' }],
    ['numbers', one('replace', '/min_disk', 7), { min_disk: 7 }],
    ['several attributes', [...one('replace', '/min_ram', 5), ...one('remove', '/colour')], { min_ram: 5 }],
    ['nothing', [], { name: 'one' }],
  ])('%s', async ([, changes, expected]) => {
    const { status, body } = await patch(changes)
    expect(status).toBe(200)
    expect(body).toMatchObject(expected)
    expect((await member.get(path)).body).toEqual(body)
  })

  test('a removed property no longer exists', async () => {
    expect((await patch(one('remove', '/colour'))).body).not.toHaveProperty('colour')
  })

  test('the older notation works too', async () => {
    const { body } = await patch(
      [{ replace: '/name', value: 'old' }],
      member,
      'application/openstack-images-v2.0-json-patch',
    )
    expect(body.name).toBe('old')
  })
})

describe('a patch refuses, without any change,', () => {
  test.for<[string, unknown, number, string]>([
    ['read-only attributes', one('replace', '/checksum', 'x'), 403, 'Attribute &#x27;checksum&#x27; is read-only.'],
    ['the id', one('replace', '/id', 'x'), 403, 'id'],
    ['reserved attributes', one('add', '/os_glance_x', 'x'), 403, 'Attribute &#x27;os_glance_x&#x27; is reserved.'],
    ['removing an attribute', one('remove', '/name'), 403, 'Property name may not be removed.'],
    ['replacing a missing property', one('replace', '/shape', 'x'), 409, 'Property shape does not exist.'],
    ['a wrong type', one('replace', '/min_disk', 'seven'), 400, 'min_disk'],
    ['a property that is not a string', one('add', '/weight', 5), 400, 'weight'],
    ['a negative size', one('replace', '/min_disk', -1), 400, 'min_disk'],
    ['a name that is too long', one('replace', '/name', 'x'.repeat(256)), 400, 'is too long'],
    ['no value', [{ op: 'add', path: '/x' }], 400, 'requires a member named'],
    ['no path', [{ op: 'add', value: 'x' }], 400, 'path'],
    ['a nested path', one('add', '/tags/0', 'x'), 400, 'Invalid JSON pointer'],
    ['an invalid path', one('add', 'name', 'x'), 400, 'does not start with'],
    ['a body that is not an array', { op: 'add' }, 400, 'must be a JSON array'],
    ['an operation that is not an object', ['add'], 400, 'must be JSON objects'],
    ['changing the owner', one('replace', '/owner', 'somebody'), 403, 'Owner can&#x27;t be updated by non admin.'],
    [
      'too many tags',
      one(
        'replace',
        '/tags',
        Array.from({ length: 129 }, (_, index) => `tag-${index}`),
      ),
      413,
      'Maximum: 128',
    ],
    [
      'a valid change with an invalid one',
      [...one('replace', '/name', 'two'), ...one('remove', '/shape')],
      409,
      'shape',
    ],
  ])('%s', async ([, changes, status, sentence]) => {
    const before = (await member.get(path)).body
    const response = await patch(changes)
    expect(response.status).toBe(status)
    expect(response.body).toContain(sentence)
    expect((await member.get(path)).body).toEqual(before)
  })

  test('formats once the image has data', async () => {
    await member.send('PUT', `${path}/file`, { headers: { 'content-type': 'application/octet-stream' }, body: 'data' })
    expect((await patch(one('replace', '/disk_format', 'qcow2'))).status).toBe(403)
    expect((await patch(one('replace', '/disk_format', 'raw'))).status).toBe(200)
  })
})

describe('[IMAGE-05] a location', () => {
  const at = (url: string) => one('add', '/locations/-', { url, metadata: {} })
  const own = `${cloud.url}/image/downloads/demo-disk.raw`

  test('of the cloud’s own disk gives the image its data, and is shown to its project', async () => {
    const { status, body } = await patch(at(own))
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'active', size: 65_536, locations: [{ url: own, metadata: {} }] })
    expect((await member.get(`${path}/file`)).bytes.toString()).toMatch(/^A disk to try imports with/)
    await patch(one('replace', '/visibility', 'public'), admin)
    expect((await other.get(path)).body).not.toHaveProperty('locations')
  })

  test('is refused elsewhere, in another form, and for an image with data', async () => {
    const elsewhere = await patch(at('http://127.0.0.1/secret'))
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.body).toContain('Invalid location: http://127.0.0.1/secret.')
    expect((await patch(one('add', '/locations/-', own))).status).toBe(400)
    expect((await patch(one('replace', '/locations/-', { url: own, metadata: {} }))).status).toBe(400)
    expect((await patch(one('add', '/locations', [{ url: own, metadata: {} }]))).status).toBe(403)
    await patch(at(own))
    expect((await patch(at(own))).status).toBe(409)
  })
})

test('administrators publish images and change their owner', async () => {
  expect((await patch(one('replace', '/visibility', 'public'), admin)).body.visibility).toBe('public')
  expect((await patch(one('replace', '/owner', admin.projectId), admin)).body.owner).toBe(admin.projectId)
  expect((await patch(one('replace', '/name', 'mine'))).status).toBe(403)
})
