import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

type Who = 'samples' | 'demo' | 'admin' | 'nobody'

const cloud = await testCloud()
const people: Record<string, Client> = {}

/** What the recorded cloud calls things, and what ours does; grows as the story goes on. */
const ours = new Map([
  ['oscloud@files', 'block-1@standard'],
  ['oscloud', 'block-1'],
])

beforeAll(async () => {
  people.demo = await cloud.as('demo', 'demo')
  people.samples = await cloud.as('demo', 'alt_demo') // the recording's own project, as a member of it
  people.admin = await cloud.as('admin', 'admin')
  ours.set('38864986c5c7461e9b40a3421935d0cd', people.demo.projectId)
  ours.set('2d230fd795eb471694d5e3490608924a', people.demo.projectId)
  ours.set('4476b7e145244d01bf1c1ec2c774bdab', people.samples.projectId)
  ours.set('618b23827b43487db17aab71db323170', people.admin.projectId)
  const { body: images } = await people.demo.get('/image/v2/images?name=CirrOS%200.6')
  ours.set('94202aa9-278d-4329-8300-cab7de87b72a', images.images[0].id)
  const { body } = await people.demo.get('/volume/v3/volumes?sort=name:asc')
  const named = (name: string) => body.volumes.find((volume: Body) => volume.name === name).id
  ours.set('b91d4411-7591-4a02-98e3-b2fcec7c15d1', named('media'))
  ours.set('2bcc7294-d071-4fcf-8961-805d0ce8ce43', named('data-1'))
  ours.set('c08d7b16-94fc-4b8f-aaf3-bab3ed8f49ef', named('data-1'))
  ours.set('52613cb2-e817-487e-bf06-ef3aa19a5ad3', named('boot-vol'))
  for (const [name, id] of [
    ['files', 'aa69e66e-a385-4beb-aa6e-f45d21a8e4e5'],
    ['files-gold', '00989d8e-9c7b-4096-80ff-f40694f70c50'],
  ] as const) {
    const type = { name, extra_specs: { volume_backend_name: 'standard' } }
    const made = await people.admin.post('/volume/v3/types', { volume_type: type })
    ours.set(id, made.body.volume_type.id)
  }
  await people.admin.send('PUT', `/volume/v3/default-types/${people.samples.projectId}`, {
    headers: { 'openstack-api-version': 'volume 3.62' },
    body: { default_type: { volume_type: 'files' } },
  })
})

const translate = (text: string) => [...ours].reduce((all, [theirs, id]) => all.replaceAll(theirs, id), text)

/** Sends the recorded request again, with our ids in place of the recorded ones, and compares the answers. */
async function replay(name: string, who: Who): Promise<Body> {
  const recorded = sample('volumev3', name)
  const { method, path, headers, body } = recorded.request
  const asked = body === null ? undefined : JSON.parse(translate(JSON.stringify(body)))
  const sender = who === 'nobody' ? cloud : people[who]
  const answer = await sender?.send(method, `/volume${translate(path)}`, { headers, body: secret(asked) })
  if (!answer) throw new Error(`Nobody is ${who}`)
  expectLike(answer, recorded, comparable)
  learn(recorded.response.body, answer.body)
  return answer.body
}

const MET_IN_LISTS = new Set(['messages', 'attachments'])

let transferKey = ''

/** Keys are not in the recordings. */
const secret = (body: Body): Body => {
  if (body?.accept?.auth_key !== '***') return body
  return { accept: { auth_key: transferKey } }
}

/** Takes note of what the thing is called here that an answer is about. */
function learn(theirs: Body, mine: Body): void {
  for (const key of Object.keys(theirs ?? {})) {
    const [there, here] = [theirs[key], mine?.[key]]
    if (here?.auth_key) transferKey = here.auth_key
    if (typeof there?.id === 'string' && typeof here?.id === 'string') ours.set(there.id, here.id)
    if (typeof there?.image_id === 'string') ours.set(there.image_id, here.image_id)
    if (there?.encryption_id) ours.set(there.encryption_id, here.encryption_id)
    if (MET_IN_LISTS.has(key) && there[0] && here[0]) ours.set(there[0].id, here[0].id)
  }
}

/** Leaves out what is the seed's affair: which properties the image had, which types have quotas, how much is used. */
function comparable(body: Body): Body {
  if (typeof body === 'string') return body.replaceAll(/\d+G|\(\d+\)/g, 'n')
  if (body === null || typeof body !== 'object') return body
  if (Array.isArray(body)) return body.filter(isPlain).map(comparable)
  const kept = Object.entries(body).filter(([key]) => !/^(volumes|gigabytes|snapshots)_(?!links)/.test(key))
  return Object.fromEntries(kept.map(([key, value]) => [key, OPEN.has(key) ? {} : comparable(value)] as const))
}
/** In lists of details, volumes that are neither attached, broken, nor made from an image. */
const isPlain = ({ attachments, status, volume_image_metadata }: Body) =>
  attachments === undefined || (status === 'available' && !volume_image_metadata)

const OPEN = new Set(['volume_image_metadata', 'extra_specs', 'metadata', 'filters', 'connection_info', 'description'])

describe('Cinder answers as the recorded one did', () => {
  test.for([
    ['versions', 'nobody'],
    ['version-v3', 'demo'],
    ['error-401-no-token', 'nobody'],
    ['error-404-path', 'demo'],
    ['error-406-microversion', 'samples'],
    ['error-404-messages-before-3.3', 'samples'],
    ['extensions-list', 'demo'],
    ['availability-zones', 'demo'],
    ['limits', 'demo'],
    ['resource-filters', 'demo'],
    ['clusters', 'admin'],
    ['capabilities', 'admin'],
    ['pools', 'admin'],
    ['pools-detail', 'admin'],
    ['services-list', 'admin'],
    ['service-enable', 'admin'],
    ['hosts-list', 'admin'],
    ['quota-set', 'demo'],
    ['quota-set-usage', 'demo'],
    ['quota-set-defaults', 'demo'],
    ['quota-class-set', 'admin'],
    ['volumes-list', 'demo'],
    ['volumes-list-paged', 'demo'],
    ['volumes-list-detail', 'demo'],
    ['volumes-list-detail-3.70', 'demo'],
    ['volumes-list-detail-admin', 'admin'],
    ['volumes-list-with-count', 'demo'],
    ['volumes-summary', 'demo'],
    ['snapshots-list', 'demo'],
    ['snapshots-list-detail', 'demo'],
    ['volume-show', 'demo'],
    ['volume-show-3.70', 'demo'],
    ['volume-show-admin', 'admin'],
    ['volume-show-in-use', 'demo'],
    ['volume-show-attached', 'demo'],
    ['attachments-list', 'demo'],
    ['attachment-show', 'demo'],
    ['error-400-delete-attached', 'demo'],
    ['types-list', 'demo'],
    ['types-list-admin', 'admin'],
    ['type-default', 'demo'],
    ['type-show-member', 'demo'],
    ['error-400-list-sort', 'samples'],
    ['error-400-body', 'samples'],
    ['error-400-size', 'samples'],
    ['error-400-no-size', 'samples'],
    ['error-400-create-image', 'samples'],
    ['error-400-create-zone', 'samples'],
    ['error-400-quota', 'admin'],
    ['error-403-services', 'demo'],
    ['error-403-type-create', 'samples'],
    ['error-404-volume', 'samples'],
    ['error-404-snapshot', 'samples'],
    ['error-404-backup', 'samples'],
    ['error-404-type', 'admin'],
    ['error-404-create-type', 'samples'],
    ['error-404-create-snapshot', 'samples'],
  ] as const)('%s', async ([name, who]) => {
    expect(await replay(name, who)).not.toBeUndefined()
  })

  describe('in the life of a volume', () => {
    test.for([
      ['volume-create', 'samples'],
      ['volume-create-from-volume', 'samples'],
      ['error-400-backup-incremental', 'samples'],
      ['volume-update', 'samples'],
      ['volume-metadata', 'samples'],
      ['volume-metadata-update', 'samples'],
      ['volume-metadata-replace', 'samples'],
      ['volume-metadata-item-set', 'samples'],
      ['volume-metadata-item-delete', 'samples'],
      ['volume-action-extend', 'samples'],
      ['error-400-extend-smaller', 'samples'],
      ['error-400-action', 'samples'],
      ['volume-action-set-bootable', 'samples'],
      ['volume-action-readonly', 'samples'],
      ['volume-action-set-image-metadata', 'samples'],
      ['volume-action-show-image-metadata', 'samples'],
      ['volume-action-unset-image-metadata', 'samples'],
      ['volume-encryption', 'samples'],
      ['volume-action-retype', 'samples'],
      ['volume-action-upload-image', 'samples'],
      ['volume-action-upload-image-3.1', 'samples'],
      ['volume-action-reserve', 'samples'],
      ['volume-action-unreserve', 'samples'],
      ['attachment-create', 'samples'],
      ['attachment-delete', 'samples'],
      ['volume-create-from-image', 'samples'],
      ['volume-show-from-image', 'samples'],
      ['volume-create-type-3.70', 'samples'],
      ['snapshot-create', 'samples'],
      ['error-400-delete-volume-with-snapshot', 'samples'],
      ['snapshot-show', 'samples'],
      ['snapshot-show-3.70', 'samples'],
      ['snapshot-show-admin', 'admin'],
      ['snapshot-metadata', 'samples'],
      ['snapshot-metadata-update', 'samples'],
      ['snapshot-update', 'samples'],
      ['snapshot-reset-status', 'admin'],
      ['volume-action-revert', 'samples'],
      ['volume-create-from-snapshot', 'samples'],
      ['backup-create', 'samples'],
      ['backups-list', 'samples'],
      ['backups-list-detail', 'samples'],
      ['backup-show', 'samples'],
      ['backup-show-3.70', 'samples'],
      ['backup-update', 'samples'],
      ['backup-export', 'admin'],
      ['transfer-create', 'samples'],
      ['transfers-list', 'samples'],
      ['transfers-list-detail', 'samples'],
      ['transfer-show', 'samples'],
      ['error-413-quota-gigabytes', 'samples'],
      ['error-413-extend', 'samples'],
      ['error-403-reset-status', 'samples'],
      ['error-400-reset-status', 'admin'],
      ['error-400-migrate-host', 'admin'],
      ['transfer-delete', 'samples'],
      ['transfer-create-3.55', 'samples'],
      ['transfers-list-3.55', 'samples'],
      ['transfers-list-detail-3.55', 'samples'],
      ['transfer-show-3.55', 'samples'],
      ['transfer-accept-3.55', 'admin'],
      ['backup-delete', 'samples'],
      ['snapshot-delete', 'samples'],
      ['volume-action-reset-status', 'admin'],
      ['error-400-extend-in-error', 'samples'],
      ['quota-set-update', 'admin'],
      ['quota-set-delete', 'admin'],
      ['volume-delete', 'samples'],
      ['error-404-delete', 'samples'],
    ] as const)('%s', async ([name, who]) => {
      expect(await replay(name, who)).not.toBeUndefined()
    })
  })

  test('when the quota of volumes or snapshots is used up', async () => {
    const { samples, admin } = people as { samples: Client; admin: Client } // as set above
    const path = `/volume/v3/os-quota-sets/${samples.projectId}`
    const { quota_set } = (await admin.get(`${path}?usage=true`)).body
    const used = { volumes: quota_set.volumes.in_use, snapshots: quota_set.snapshots.in_use }
    await admin.put(path, { quota_set: used })
    expect(await replay('error-413-quota-volumes', 'samples')).toHaveProperty('overLimit')
    const { body } = await samples.get('/volume/v3/volumes?status=available')
    ours.set('f1eaa136-21db-4ac5-bf23-7d496e6afea7', body.volumes[0].id)
    expect(await replay('error-413-quota-snapshots', 'samples')).toHaveProperty('overLimit')
    await admin.del(path)
  })

  describe('in the life of a type', () => {
    test.for([
      ['type-create', 'admin'],
      ['error-409-type', 'admin'],
      ['type-show', 'admin'],
      ['type-update', 'admin'],
      ['type-extra-specs', 'admin'],
      ['type-extra-specs-set', 'admin'],
      ['type-extra-spec-update', 'admin'],
      ['type-extra-spec-show', 'admin'],
      ['type-extra-spec-delete', 'admin'],
      ['type-access-add', 'admin'],
      ['error-409-type-access', 'admin'],
      ['type-access-list', 'admin'],
      ['type-encryption-none', 'admin'],
      ['type-encryption-create', 'admin'],
      ['type-encryption-show', 'admin'],
      ['type-encryption-update', 'admin'],
      ['type-encryption-delete', 'admin'],
      ['qos-create', 'admin'],
      ['qos-list', 'admin'],
      ['qos-show', 'admin'],
      ['qos-set', 'admin'],
      ['qos-delete-keys', 'admin'],
      ['qos-associate', 'admin'],
      ['qos-associations', 'admin'],
      ['error-400-qos-in-use', 'admin'],
      ['qos-disassociate', 'admin'],
      ['qos-disassociate-all', 'admin'],
      ['qos-delete', 'admin'],
      ['type-access-remove', 'admin'],
      ['type-delete', 'admin'],
    ] as const)('%s', async ([name, who]) => {
      expect(await replay(name, who)).not.toBeUndefined()
    })
  })

  describe('when no backend suits a volume', () => {
    test('it is in error, and a message says why', async () => {
      const { samples, admin } = people as { samples: Client; admin: Client } // as set above
      const type = { name: 'sample-type', extra_specs: { volume_backend_name: 'nowhere' } }
      await admin.post('/volume/v3/types', { volume_type: type })
      const wanted = { size: 1, name: 'sample-lost', volume_type: 'sample-type' }
      const { body } = await samples.post('/volume/v3/volumes', { volume: wanted })
      ours.set('7321ce76-ba28-4002-bb41-15296ae8faca', body.volume.id)
      expect(await replay('volume-show-error', 'samples')).toHaveProperty('volume.status', 'error')
    })
    test.for([
      ['messages-list', 'samples'],
      ['message-show', 'samples'],
      ['message-delete', 'samples'],
      ['volume-action-force-delete', 'admin'],
    ] as const)('%s', async ([name, who]) => {
      expect(await replay(name, who)).not.toBeUndefined()
    })
  })

  describe('in the life of a group', () => {
    test.for([
      ['group-type-create', 'admin'],
      ['group-types-list', 'admin'],
      ['group-type-specs', 'admin'],
      ['group-create', 'samples'],
      ['groups-list', 'samples'],
      ['groups-list-detail', 'samples'],
      ['group-show', 'samples'],
      ['group-update', 'samples'],
      ['error-400-group-snapshot-empty', 'samples'],
      ['volume-create-in-group', 'samples'],
      ['group-snapshot-create', 'samples'],
      ['group-snapshots-detail', 'samples'],
      ['group-snapshot-delete', 'samples'],
      ['group-delete', 'samples'],
      ['group-type-delete', 'admin'],
    ] as const)('%s', async ([name, who]) => {
      expect(await replay(name, who)).not.toBeUndefined()
    })
  })
})
