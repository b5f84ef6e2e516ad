import { beforeAll, describe, expect, test } from 'vitest'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const reader = await cloud.as('reader', 'demo')
const admin = await cloud.as('admin', 'admin')
const PATCH = { 'content-type': 'application/openstack-images-v2.1-json-patch' }
const BYTES = { 'content-type': 'application/octet-stream' }
const rename = JSON.stringify([{ op: 'replace', path: '/name', value: 'taken' }])

const create = async (who: Client, visibility: string) => {
  const { body } = await who.post('/image/v2/images', {
    name: visibility,
    visibility,
    disk_format: 'raw',
    container_format: 'bare',
  })
  return `/image${body.self}`
}

/** Every request for an image. */
const attempts = (path: string, member: string): [string, (who: Client) => Promise<{ status: number }>][] => [
  ['show', (who) => who.get(path)],
  ['download', (who) => who.get(`${path}/file`)],
  ['change', (who) => who.send('PATCH', path, { headers: PATCH, body: rename })],
  ['upload', (who) => who.send('PUT', `${path}/file`, { headers: BYTES, body: 'x' })],
  ['stage', (who) => who.send('PUT', `${path}/stage`, { headers: BYTES, body: 'x' })],
  ['import', (who) => who.post(`${path}/import`, { method: { name: 'glance-direct' } })],
  ['deactivate', (who) => who.post(`${path}/actions/deactivate`)],
  ['reactivate', (who) => who.post(`${path}/actions/reactivate`)],
  ['tag', (who) => who.put(`${path}/tags/x`)],
  ['untag', (who) => who.del(`${path}/tags/x`)],
  ['members', (who) => who.get(`${path}/members`)],
  ['share', (who) => who.post(`${path}/members`, { member })],
  ['accept', (who) => who.put(`${path}/members/${member}`, { status: 'accepted' })],
  ['delete', (who) => who.del(path)],
]

describe("another project's images", () => {
  test.for(['private', 'shared'])('a %s one is 404', async (visibility) => {
    const path = await create(owner, visibility)
    const before = (await owner.get(path)).body
    for (const [what, attempt] of attempts(path, other.projectId)) {
      const { status } = await attempt(other)
      expect({ what, status }).toEqual({ what, status: 404 })
    }
    expect((await owner.get(path)).body).toEqual(before)
  })

  test('a community one is readable but not writable', async () => {
    const path = await create(owner, 'community')
    const before = (await owner.get(path)).body
    for (const [what, attempt] of attempts(path, other.projectId)) {
      const { status } = await attempt(other)
      const expected = { show: 200, download: 204 }[what] ?? 403
      expect({ what, status }).toEqual({ what, status: expected })
    }
    expect((await owner.get(path)).body).toEqual(before)
  })

  test('an administrator has full access', async () => {
    const path = await create(owner, 'private')
    expect((await admin.send('PATCH', path, { headers: PATCH, body: rename })).body.name).toBe('taken')
    expect((await admin.del(path)).status).toBe(204)
  })

  test('a member cannot create an image for another project', async () => {
    expect((await other.post('/image/v2/images', { owner: owner.projectId })).status).toBe(403)
    expect((await admin.post('/image/v2/images', { owner: owner.projectId })).body.owner).toBe(owner.projectId)
  })
})

test('a reader can see the images of the project but not change them', async () => {
  const path = await create(owner, 'private')
  const refused = attempts(path, other.projectId).filter(([what]) => !['show', 'members', 'accept'].includes(what))
  expect((await reader.get(path)).status).toBe(200)
  for (const [what, attempt] of refused) {
    const { status } = await attempt(reader)
    expect({ what, status }).toEqual({ what, status: 403 })
  }
  expect((await reader.post('/image/v2/images', { name: 'x' })).status).toBe(403)
})

test('a token without a project has no access', async () => {
  const body = {
    auth: {
      identity: { methods: ['token'], token: { id: owner.token } },
      scope: 'unscoped',
    },
  }
  const token = String((await cloud.send('POST', '/identity/v3/auth/tokens', { body })).headers['x-subject-token'])
  const status = async (path: string) => (await cloud.send('GET', path, { headers: { 'x-auth-token': token } })).status
  expect(await status('/image/v2/images')).toBe(403)
  expect(await status('/identity/v3/auth/projects')).toBe(200)
})

test('the members of a missing image have their own 404 message', async () => {
  const { status, body } = await owner.get('/image/v2/images/nope/members')
  expect([status, body]).toEqual([404, expect.stringContaining('Image nope not found.')])
})

describe('sharing', () => {
  let path = ''
  beforeAll(async () => {
    path = await create(owner, 'shared')
    await owner.post(`${path}/members`, { member: other.projectId })
  })
  const listed = async () => {
    const { body } = await other.get('/image/v2/images?limit=100')
    return body.images.some((image: { self: string }) => path.endsWith(image.self))
  }

  test('the member accepts an image, and only then it is listed', async () => {
    expect((await other.get(path)).status).toBe(200)
    expect(await listed()).toBe(false)
    expect((await owner.put(`${path}/members/${other.projectId}`, { status: 'accepted' })).status).toBe(403)
    expect((await other.put(`${path}/members/${other.projectId}`, { status: 'perhaps' })).status).toBe(400)
    expect((await other.put(`${path}/members/${other.projectId}`, { status: 'accepted' })).body.status).toBe('accepted')
    expect(await listed()).toBe(true)
  })

  test('a member sees only itself among the members, and cannot share or change the image', async () => {
    await owner.post(`${path}/members`, { member: admin.projectId })
    const members = async (who: Client) => (await who.get(`${path}/members`)).body.members.length
    expect([await members(owner), await members(other)]).toEqual([2, 1])
    expect((await other.get(`${path}/members/${admin.projectId}`)).status).toBe(404)
    expect((await other.post(`${path}/members`, { member: 'x' })).status).toBe(403)
    expect((await other.send('PATCH', path, { headers: PATCH, body: rename })).status).toBe(403)
    expect((await other.del(path)).status).toBe(403)
  })

  test('an image that is no longer shared is 404', async () => {
    expect((await owner.del(`${path}/members/${other.projectId}`)).status).toBe(204)
    expect((await other.get(path)).status).toBe(404)
    expect(await listed()).toBe(false)
  })
})
