import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'
import { imageSchema } from './schemas/image.ts'

/** Ids in the recordings: the created image, a staged image, the public image, the project. */
const RECORDED = {
  made: '81a14cab-7492-411a-bb28-15d6ca79085a',
  staged: '28b17b90-ecf2-4bc7-8500-519b6d56909c',
  public: '94202aa9-278d-4329-8300-cab7de87b72a',
  project: '38864986c5c7461e9b40a3421935d0cd',
}

const cloud = await testCloud({ clock: 'manual' })
const people: Record<string, Client> = {}
const ours = { ...RECORDED }

beforeAll(async () => {
  people.demo = await cloud.as('demo', 'demo')
  people.samples = await cloud.as('demo', 'alt_demo') // a member of the recording's own project
  people.admin = await cloud.as('admin', 'admin')
  ours.project = people.demo.projectId
  const { body } = await people.demo.get('/image/v2/images?name=CirrOS%200.6')
  ours.public = body.images[0].id
})

/** Sends the recorded request again with our ids. */
async function replay(name: string, who: 'demo' | 'samples' | 'admin' | 'nobody' = 'samples') {
  const recorded = sample('image', name)
  const { method, path, headers, body } = recorded.request
  const translate = (text: string) =>
    Object.entries(RECORDED).reduce((all, [key, id]) => all.replaceAll(id, ours[key as keyof typeof ours]), text) // keys of RECORDED
  const requested =
    body === null ? undefined : typeof body === 'string' ? body : JSON.parse(translate(JSON.stringify(body)))
  const ask = { headers: Object.fromEntries(Object.entries(headers)), body: requested }
  const sender = who === 'nobody' ? cloud : people[who]
  const actual = await sender?.send(method, `/image${translate(path)}`, ask)
  if (!actual) throw new Error(`Nobody is ${who}`)
  expectLike(actual, recorded, withoutCustom)
  return actual
}

/** The active images of a list without custom properties and tags, which depend on the seed. */
function withoutCustom(body: Body): Body {
  if (!body?.images) return body
  const properties = Object.entries(imageSchema.properties)
  const known = properties
    .filter(([name, property]) => name !== 'tags' && !('is_base' in property))
    .map(([name]) => name)
  const plain = (image: Body) => Object.fromEntries(Object.entries(image).filter(([name]) => known.includes(name)))
  return { ...body, images: body.images.filter((image: Body) => image.status === 'active').map(plain) }
}

describe('Glance responds as recorded', () => {
  test.for([
    ['versions', 'nobody'],
    ['versions-slash', 'nobody'],
    ['images-list', 'demo'],
    ['images-list-paged', 'demo'],
    ['images-list-filter', 'demo'],
    ['images-list-empty', 'demo'],
    ['error-400-list-sort', 'demo'],
    ['error-400-list-marker', 'demo'],
    ['error-404-image', 'demo'],
    ['error-401-no-token', 'nobody'],
    ['error-404-image-accept-json', 'demo'],
    ['error-404-path', 'demo'],
    ['image-create-empty', 'samples'],
    ['error-403-create-read-only', 'samples'],
    ['error-403-publicize', 'samples'],
    ['error-403-patch-not-mine', 'samples'],
    ['error-403-delete-not-mine', 'samples'],
    ['error-403-deactivate', 'samples'],
    ['info-import', 'samples'],
    ['info-stores', 'samples'],
    ['info-usage', 'samples'],
  ] as const)('%s', async ([name, who]) => {
    expect((await replay(name, who)).status).toBeGreaterThan(199)
  })

  test('during the life of an image', async () => {
    ours.made = (await replay('image-create')).body.id
    for (const name of ['error-409-image-id', 'image-download-queued', 'image-upload', 'image-show-active'])
      await replay(name)
    expect((await replay('image-download')).bytes).toEqual(Buffer.from('sample bytes\n'.repeat(64)))
    expect((await replay('image-download-range')).bytes.toString()).toBe('sample bytes')
    for (const name of ['error-409-upload-again', 'error-415-upload', 'image-patch', 'image-patch-protect'])
      await replay(name)
    await replay('error-403-delete-protected')
    await people.samples?.send('PATCH', `/image/v2/images/${ours.made}`, {
      headers: { 'content-type': 'application/openstack-images-v2.1-json-patch' },
      body: JSON.stringify([{ op: 'replace', path: '/protected', value: false }]),
    })
    for (const name of ['error-403-patch-read-only', 'error-400-patch', 'error-409-patch-missing']) await replay(name)
    for (const name of ['error-415-patch-content-type', 'error-403-patch-visibility']) await replay(name)
    for (const name of ['image-tag-add', 'image-tag-delete', 'error-404-tag']) await replay(name)
    for (const name of ['member-create', 'members-list', 'member-show']) await replay(name)
    await replay('images-list-shared-pending', 'demo')
    await replay('member-accept', 'demo')
    for (const name of ['error-409-member', 'error-403-member-update-owner', 'member-delete', 'error-404-member'])
      await replay(name)
    await replay('image-deactivate', 'admin')
    for (const name of ['error-403-download-deactivated', 'image-show-deactivated']) await replay(name)
    await replay('image-reactivate', 'admin')
    for (const name of ['error-409-import-not-queued', 'error-400-import-method']) await replay(name)
    for (const name of ['image-delete', 'error-404-image-deleted']) await replay(name)
  })

  test('during an import', async () => {
    const body = { name: 'sample-import', disk_format: 'raw', container_format: 'bare' }
    ours.staged = (await people.samples?.post('/image/v2/images', body))?.body.id
    for (const name of ['image-stage', 'image-show-uploading', 'image-import']) await replay(name)
    const status = async () => (await people.samples?.get(`/image/v2/images/${ours.staged}`))?.body.status
    expect(await status()).toBe('importing')
    cloud.clock.advance(60)
    expect(await status()).toBe('active')
  })
})
