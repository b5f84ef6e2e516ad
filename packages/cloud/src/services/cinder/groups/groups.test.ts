import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: VolumeClient
let admin: VolumeClient

beforeAll(async () => {
  demo = volumeClient(await cloud.as('demo', 'demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
  await admin.put(`os-quota-sets/${demo.client.projectId}`, { quota_set: { groups: -1 } })
})

const newGroup = async (fields = {}): Promise<Body> => {
  const wanted = { group_type: 'consistent', volume_types: ['standard'], ...fields }
  const { status, body } = await demo.post('groups', { group: wanted })
  expect(status).toBe(202)
  return show(body.group.id)
}
const show = async (id: string): Promise<Body> => (await demo.get(`groups/${id}?list_volume=true`)).body.group

/** Creates a group with two volumes. */
const filled = async () => {
  const { id } = await newGroup()
  const request = { volume_type: 'standard', group_id: id }
  const volumes = [await demo.volume(request), await demo.volume(request)]
  return { id, volumes: volumes.map((volume) => volume.id) }
}

describe('a group', () => {
  test('contains volumes of its types', async () => {
    const { id, volumes } = await filled()
    expect(await show(id)).toMatchObject({ status: 'available', volumes, replication_status: 'disabled' })
    const other = await demo.post('volumes', { volume: { size: 1, volume_type: 'fast', group_id: id } })
    expect(other).toMatchObject(refused(400, /\(requested type must be supported by this group\)\.$/))
    const untyped = await demo.post('volumes', { volume: { size: 1, group_id: id } })
    expect(untyped).toMatchObject(refused(400, /volume_type must be provided when creating a volume in a group\.$/))
  })

  test('adds and removes volumes', async () => {
    const { id } = await newGroup({ name: 'first' })
    const volume = await demo.volume()
    expect((await demo.put(`groups/${id}`, { group: { add_volumes: volume.id } })).status).toBe(202)
    expect((await demo.show(volume.id)).group_id).toBe(id)
    expect((await demo.del(`volumes/${volume.id}`)).status).toBe(400)
    await demo.put(`groups/${id}`, { group: { name: 'second', remove_volumes: volume.id } })
    expect(await show(id)).toMatchObject({ name: 'second', volumes: [], status: 'available' })
    expect(await demo.put(`groups/${id}`, { group: { remove_volumes: volume.id } })).toMatchObject(
      refused(
        400,
        `Invalid volume: Cannot remove volume ${volume.id} from group ${id} because it is not in the group.`,
      ),
    )
    const fast = await demo.volume({ volume_type: 'fast' })
    const wrong = await demo.put(`groups/${id}`, { group: { add_volumes: fast.id } })
    expect(wrong).toMatchObject(refused(400, /is not supported by the group\.$/))
  })

  test('needs the delete-volumes flag to be deleted with its volumes', async () => {
    const { id, volumes } = await filled()
    expect(await demo.post(`groups/${id}/action`, { delete: {} })).toMatchObject(
      refused(
        400,
        `Invalid Group: Group ${id} still contains volumes. The delete-volumes flag is required to delete it.`,
      ),
    )
    expect((await demo.post(`groups/${id}/action`, { delete: { 'delete-volumes': true } })).status).toBe(202)
    expect(await demo.get(`groups/${id}`)).toMatchObject(refused(404, `Group ${id} could not be found.`))
    for (const volume of volumes) expect((await demo.get(`volumes/${volume}`)).status).toBe(404)
  })

  test('needs a backend that supports all of its types', async () => {
    expect(await newGroup({ volume_types: ['standard', 'fast'] })).toMatchObject({ status: 'error' })
  })

  test('is reset by administrators', async () => {
    const { id } = await newGroup()
    const path = `groups/${id}/action`
    expect((await demo.post(path, { reset_status: { status: 'error' } })).status).toBe(403)
    expect((await admin.post(path, { reset_status: { status: 'error' } })).status).toBe(202)
    expect((await show(id)).status).toBe('error')
    const odd = await admin.post(path, { reset_status: { status: 'odd' } })
    expect(odd).toMatchObject(refused(400, /^Invalid Group Status: Group status: odd is invalid/))
  })

  test('without a replication type refuses replication', async () => {
    const { id } = await newGroup()
    const response = await demo.post(`groups/${id}/action`, { enable_replication: {} })
    expect(response).toMatchObject(refused(400, `Invalid group type: Group ${id} is not a replication group type.`))
  })

  test.each([
    [{ group_type: 'x', volume_types: ['standard'] }, 404, 'Group type with name x could not be found.'],
    [{ group_type: 'consistent', volume_types: ['x'] }, 404, 'Volume type with name x could not be found.'],
    [{ group_type: 'consistent', volume_types: [] }, 400, /is too short$/],
    [{ group_type: 'default_cgsnapshot_type', volume_types: ['standard'] }, 400, /is reserved for migrating CGs/],
  ])('cannot be created with %j', async (group, status, sentence) => {
    expect(await demo.post('groups', { group })).toMatchObject(refused(status, sentence))
  })

  test('exists from 3.13 on', async () => {
    expect((await demo.at('3.12').get('groups')).status).toBe(404)
  })
})

describe('a group snapshot', () => {
  test('has a snapshot of each volume, and deletes them all', async () => {
    const { id, volumes } = await filled()
    const { body } = await demo.post('group_snapshots', { group_snapshot: { group_id: id, name: 'gs' } })
    const path = `group_snapshots/${body.group_snapshot.id}`
    expect((await demo.get(path)).body.group_snapshot).toMatchObject({ status: 'available', group_id: id, name: 'gs' })
    const { body: list } = await demo.get('snapshots/detail')
    const taken = list.snapshots.filter((row: Body) => row.group_snapshot_id === body.group_snapshot.id)
    expect(taken.map((row: Body) => row.volume_id).toSorted()).toEqual(volumes.toSorted())
    expect((await demo.del(`snapshots/${taken[0].id}`)).status).toBe(400)
    const early = await demo.post(`groups/${id}/action`, { delete: { 'delete-volumes': true } })
    expect(early).toMatchObject(refused(400, 'Invalid Group: Group has existing snapshots.'))
    expect((await demo.del(path)).status).toBe(202)
    expect((await demo.get(path)).status).toBe(404)
    expect((await demo.get(`snapshots/${taken[0].id}`)).status).toBe(404)
  })

  test('can be the source of a new group, as can a group', async () => {
    const { id } = await filled()
    const { body } = await demo.post('group_snapshots', { group_snapshot: { group_id: id } })
    const sources = [{ group_snapshot_id: body.group_snapshot.id }, { source_group_id: id }]
    for (const source of sources) {
      const made = await demo.post('groups/action', { 'create-from-src': { name: 'copy', ...source } })
      expect(made.status).toBe(202)
      const copy = await show(made.body.group.id)
      expect(copy).toMatchObject({ status: 'available', name: 'copy', ...source })
      expect(copy.volumes).toHaveLength(2)
      for (const volume of copy.volumes) expect((await demo.show(volume)).status).toBe('available')
    }
    const neither = await demo.post('groups/action', { 'create-from-src': { name: 'copy' } })
    expect(neither.status).toBe(400)
  })
})

describe('group types', () => {
  test('are created, updated and deleted by administrators', async () => {
    const { status, body } = await admin.post('group_types', {
      group_type: { name: 'gt', description: 'd', is_public: true, group_specs: { a: 'b' } },
    })
    expect([status, body.group_type]).toMatchObject([202, { name: 'gt', group_specs: { a: 'b' } }])
    const path = `group_types/${body.group_type.id}`
    expect((await demo.get(path)).body.group_type).not.toHaveProperty('group_specs')
    await admin.put(path, { group_type: { name: 'renamed' } })
    await admin.post(`${path}/group_specs`, { group_specs: { c: 'd' } })
    await admin.del(`${path}/group_specs/a`)
    expect((await admin.get(path)).body.group_type).toMatchObject({ name: 'renamed', group_specs: { c: 'd' } })
    expect((await demo.post('group_types', { group_type: { name: 'x' } })).status).toBe(403)
    expect((await admin.del(path)).status).toBe(202)
    expect(await admin.get(path)).toMatchObject(refused(404, `Group type ${body.group_type.id} could not be found.`))
  })

  test('cannot be deleted while groups use them', async () => {
    await newGroup()
    const { body } = await admin.get('group_types')
    const used = body.group_types.find(({ name }: Body) => name === 'consistent')
    expect(await admin.del(`group_types/${used.id}`)).toMatchObject(refused(400, 'Target group type is still in use.'))
  })
})

describe('consistency groups, until 3.13', () => {
  test('are separate from groups', async () => {
    const old = demo.at('3.0')
    const early = await old.post('consistencygroups', { consistencygroup: { name: 'cg' } })
    expect(early).toMatchObject(refused(400, 'volume_types must be provided to create consistency group cg.'))
    const wanted = { name: 'cg', volume_types: 'standard,' }
    const { body } = await old.post('consistencygroups', { consistencygroup: wanted })
    const { id } = body.consistencygroup
    const { body: shown } = await old.get('consistencygroups/detail')
    expect(shown.consistencygroups).toMatchObject([{ id, name: 'cg', status: 'available' }])
    expect((await demo.get('groups')).body.groups).not.toContainEqual({ id, name: 'cg' })

    const volume = await demo.volume()
    await old.put(`consistencygroups/${id}/update`, { consistencygroup: { add_volumes: volume.id } })
    const { body: taken } = await old.post('cgsnapshots', { cgsnapshot: { consistencygroup_id: id } })
    const snapshot = `cgsnapshots/${taken.cgsnapshot.id}`
    expect((await old.get('cgsnapshots/detail')).body.cgsnapshots).toMatchObject([{ consistencygroup_id: id }])
    const source = { name: 'copy', cgsnapshot_id: taken.cgsnapshot.id }
    const copy = await old.post('consistencygroups/create_from_src', { 'consistencygroup-from-src': source })
    expect([copy.status, copy.body.consistencygroup.name]).toEqual([202, 'copy'])
    expect((await old.del(snapshot)).status).toBe(202)
    expect((await old.get(snapshot)).status).toBe(404)
    const gone = await old.post(`consistencygroups/${id}/delete`, { consistencygroup: { force: true } })
    expect(gone.status).toBe(202)
    expect((await demo.get(`volumes/${volume.id}`)).status).toBe(404)
  })
})
