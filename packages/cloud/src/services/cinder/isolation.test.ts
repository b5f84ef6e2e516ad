import { beforeAll, describe, expect, test } from 'vitest'
import { volumeClient } from '../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../test-support/cinder.ts'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const people: Record<'owner' | 'other' | 'reader' | 'admin', VolumeClient> = {
  owner: volumeClient(await cloud.as('demo', 'demo')),
  other: volumeClient(await cloud.as('demo', 'alt_demo')),
  reader: volumeClient(await cloud.as('reader', 'demo')),
  admin: volumeClient(await cloud.as('admin', 'admin')),
}
const { owner, other, reader, admin } = people

type Attempt = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown]

interface Kind {
  list: string
  /** Creates a resource of the owner and returns its id. */
  make: () => Promise<string>
  read: (id: string) => Attempt[]
  /** Write requests; the last one deletes the resource. */
  write: (id: string) => Attempt[]
}

const idOf = async (promise: Promise<{ body: Body }>): Promise<string> => {
  const { body } = await promise
  const [made] = Object.values<Body>(body)
  return made.id
}
const newVolume = async () => (await owner.volume()).id as string
const newGroup = () => idOf(owner.post('groups', { group: { group_type: 'consistent', volume_types: ['standard'] } }))

const kinds: Record<string, Kind> = {
  volume: {
    list: 'volumes',
    make: newVolume,
    read: (id) => [
      ['GET', `volumes/${id}`],
      ['GET', `volumes/${id}/metadata`],
      ['GET', `volumes/${id}/encryption`],
      ['POST', `volumes/${id}/action`, { 'os-show_image_metadata': null }],
    ],
    write: (id) => [
      ['PUT', `volumes/${id}`, { volume: { name: 'taken' } }],
      ['POST', `volumes/${id}/metadata`, { metadata: { a: 'b' } }],
      ['PUT', `volumes/${id}/metadata`, { metadata: { a: 'b' } }],
      ['PUT', `volumes/${id}/metadata/a`, { meta: { a: 'c' } }],
      ['DELETE', `volumes/${id}/metadata/a`],
      ['POST', `volumes/${id}/action`, { 'os-extend': { new_size: 2 } }],
      ['POST', `volumes/${id}/action`, { 'os-set_bootable': { bootable: true } }],
      ['POST', `volumes/${id}/action`, { 'os-update_readonly_flag': { readonly: false } }],
      ['POST', `volumes/${id}/action`, { 'os-set_image_metadata': { metadata: { a: 'b' } } }],
      ['POST', `volumes/${id}/action`, { 'os-unset_image_metadata': { key: 'a' } }],
      ['POST', `volumes/${id}/action`, { 'os-retype': { new_type: 'shared' } }],
      ['POST', `volumes/${id}/action`, { 'os-reserve': null }],
      ['POST', `volumes/${id}/action`, { 'os-attach': { host_name: 'h', mountpoint: '/dev/vdb' } }],
      ['POST', `volumes/${id}/action`, { 'os-begin_detaching': null }],
      ['POST', `volumes/${id}/action`, { 'os-roll_detaching': null }],
      ['POST', `volumes/${id}/action`, { 'os-detach': {} }],
      ['POST', `volumes/${id}/action`, { 'os-unreserve': null }],
      ['POST', `volumes/${id}/action`, { 'os-volume_upload_image': { image_name: 'x' } }],
      ['DELETE', `volumes/${id}`],
    ],
  },
  snapshot: {
    list: 'snapshots',
    make: async () => idOf(owner.post('snapshots', { snapshot: { volume_id: await newVolume() } })),
    read: (id) => [
      ['GET', `snapshots/${id}`],
      ['GET', `snapshots/${id}/metadata`],
    ],
    write: (id) => [
      ['PUT', `snapshots/${id}`, { snapshot: { name: 'taken' } }],
      ['POST', `snapshots/${id}/metadata`, { metadata: { a: 'b' } }],
      ['DELETE', `snapshots/${id}/metadata/a`],
      ['DELETE', `snapshots/${id}`],
    ],
  },
  backup: {
    list: 'backups',
    make: async () => idOf(owner.post('backups', { backup: { volume_id: await newVolume() } })),
    read: (id) => [['GET', `backups/${id}`]],
    write: (id) => [
      ['PUT', `backups/${id}`, { backup: { name: 'taken' } }],
      ['POST', `backups/${id}/restore`, { restore: {} }],
      ['DELETE', `backups/${id}`],
    ],
  },
  attachment: {
    list: 'attachments',
    make: async () => idOf(owner.post('attachments', { attachment: { volume_uuid: await newVolume() } })),
    read: (id) => [['GET', `attachments/${id}`]],
    write: (id) => [
      ['PUT', `attachments/${id}`, { attachment: { connector: { host: 'h' } } }],
      ['POST', `attachments/${id}/action`, { 'os-complete': null }],
      ['DELETE', `attachments/${id}`],
    ],
  },
  transfer: {
    list: 'volume-transfers',
    make: async () => idOf(owner.post('volume-transfers', { transfer: { volume_id: await newVolume() } })),
    read: (id) => [
      ['GET', `volume-transfers/${id}`],
      ['GET', `os-volume-transfer/${id}`],
    ],
    write: (id) => [['DELETE', `volume-transfers/${id}`]],
  },
  group: {
    list: 'groups',
    make: newGroup,
    read: (id) => [['GET', `groups/${id}`]],
    write: (id) => [
      ['PUT', `groups/${id}`, { group: { name: 'taken' } }],
      ['POST', `groups/${id}/action`, { delete: {} }],
    ],
  },
  'group snapshot': {
    list: 'group_snapshots',
    async make() {
      const group_id = await newGroup()
      await owner.volume({ volume_type: 'standard', group_id })
      return idOf(owner.post('group_snapshots', { group_snapshot: { group_id } }))
    },
    read: (id) => [['GET', `group_snapshots/${id}`]],
    write: (id) => [['DELETE', `group_snapshots/${id}`]],
  },
  message: {
    list: 'messages',
    async make() {
      await admin.post('types', { volume_type: { name: 'nowhere', extra_specs: { volume_backend_name: 'nowhere' } } })
      const volume = await owner.volume({ volume_type: 'nowhere' })
      const { body } = await owner.get(`messages?resource_uuid=${volume.id}`)
      return body.messages[0].id
    },
    read: (id) => [['GET', `messages/${id}`]],
    write: (id) => [['DELETE', `messages/${id}`]],
  },
}

const attempt = async (who: VolumeClient, [method, path, body]: Attempt) => {
  const { status } = await who.send(method, path, { body })
  return { what: `${method} ${path} ${JSON.stringify(body ?? '')}`, status }
}

const listed = async (who: VolumeClient, { list }: Kind, query = '') => {
  const { body } = await who.get(`${list}${query}`)
  const [rows] = Object.values<Body>(body)
  return rows.map((row: Body) => row.id) as string[]
}

beforeAll(async () => {
  await admin.put(`os-quota-sets/${owner.client.projectId}`, { quota_set: { groups: -1 } })
})

describe.for(Object.entries(kinds))('a %s', ([, kind]) => {
  test('of another project is 404', async () => {
    const id = await kind.make()
    for (const one of [...kind.read(id), ...kind.write(id)]) {
      const result = await attempt(other, one)
      expect(result).toEqual({ ...result, status: 404 })
    }
    expect(await listed(other, kind)).not.toContain(id)
    expect(await listed(other, kind, '?all_tenants=1')).not.toContain(id)
    expect(await listed(owner, kind)).toContain(id)
  })

  test('of the project is readable but not writable for readers', async () => {
    const id = await kind.make()
    for (const one of kind.read(id)) expect((await attempt(reader, one)).status).toBeLessThan(300)
    for (const one of kind.write(id)) {
      const result = await attempt(reader, one)
      expect(result).toEqual({ ...result, status: 403 })
    }
    expect(await listed(reader, kind)).toContain(id)
  })

  test('of any project is listed for administrators with all_tenants', async () => {
    const id = await kind.make()
    expect(await listed(admin, kind)).not.toContain(id)
    expect(await listed(admin, kind, '?all_tenants=1')).toContain(id)
    for (const one of kind.read(id)) expect((await attempt(admin, one)).status).toBe(200)
    const removal = kind.write(id).at(-1)
    if (removal) expect((await attempt(admin, removal)).status).toBeLessThan(300)
    expect(await listed(owner, kind)).not.toContain(id)
  })

  test('is fully writable for its owner', async () => {
    const id = await kind.make()
    for (const one of [...kind.read(id), ...kind.write(id)]) {
      const { what, status } = await attempt(owner, one)
      expect({ what, worked: status < 300 }).toEqual({
        what,
        worked: what.includes('os-begin_detaching') || status < 300,
      })
    }
    expect(await listed(owner, kind)).not.toContain(id)
  })
})

describe('a resource of another project', () => {
  test.each(['snapshot_id', 'source_volid', 'group_id', 'backup_id'])('cannot be the %s of a volume', async (field) => {
    const kind =
      { snapshot_id: 'snapshot', source_volid: 'volume', group_id: 'group', backup_id: 'backup' }[field] ?? ''
    const id = await kinds[kind]?.make()
    const { status } = await other.post('volumes', { volume: { size: 1, volume_type: 'standard', [field]: id } })
    expect(status).toBe(404)
  })

  test('cannot be snapshotted, backed up, attached, transferred or added to a group', async () => {
    const volume_id = await newVolume()
    const group = await idOf(other.post('groups', { group: { group_type: 'consistent', volume_types: ['standard'] } }))
    const attempts: Attempt[] = [
      ['POST', 'snapshots', { snapshot: { volume_id } }],
      ['POST', 'backups', { backup: { volume_id } }],
      ['POST', 'attachments', { attachment: { volume_uuid: volume_id } }],
      ['POST', 'volume-transfers', { transfer: { volume_id } }],
    ]
    for (const one of attempts) expect((await attempt(other, one)).status).toBe(404)
    const put = await other.put(`groups/${group}`, { group: { add_volumes: volume_id } })
    expect(put.status).toBe(400)
  })

  test('cannot be the target of a restore', async () => {
    const mine = await other.volume()
    const { body } = await other.post('backups', { backup: { volume_id: mine.id } })
    const restore = { volume_id: await newVolume() }
    expect((await other.post(`backups/${body.backup.id}/restore`, { restore })).status).toBe(404)
  })
})
