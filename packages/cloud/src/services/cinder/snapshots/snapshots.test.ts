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
})

const snapshotOf = async (volumeId: string, fields = {}): Promise<Body> => {
  const { status, body } = await demo.post('snapshots', { snapshot: { volume_id: volumeId, ...fields } })
  expect(status).toBe(202)
  return (await demo.get(`snapshots/${body.snapshot.id}`)).body.snapshot
}

const attached = async () => {
  const { id } = await demo.volume()
  const instance_uuid = '00000000-0000-4000-8000-00000000000a'
  await demo.act(id, { 'os-attach': { instance_uuid, mountpoint: '/dev/vdb' } })
  return id
}

describe('a snapshot', () => {
  test('has the size of its volume and becomes available', async () => {
    const { id } = await demo.volume({ size: 2 })
    const snapshot = await snapshotOf(id, { name: 'first', description: 'd', metadata: { a: 'b' } })
    expect(snapshot).toMatchObject({ status: 'available', size: 2, name: 'first', description: 'd', volume_id: id })
    expect(snapshot).toMatchObject({ metadata: { a: 'b' }, 'os-extended-snapshot-attributes:progress': '100%' })
  })

  test('of an attached volume needs force before 3.66, and refuses force=false from then on', async () => {
    const id = await attached()
    const older = demo.at('3.65')
    expect(await older.post('snapshots', { snapshot: { volume_id: id } })).toMatchObject(
      refused(400, `Invalid volume: Volume ${id} status must be available, but current status is: in-use.`),
    )
    expect((await older.post('snapshots', { snapshot: { volume_id: id, force: true } })).status).toBe(202)
    expect((await demo.post('snapshots', { snapshot: { volume_id: id } })).status).toBe(202)
    const unforced = await demo.post('snapshots', { snapshot: { volume_id: id, force: false } })
    expect(unforced).toMatchObject(refused(400, /^Since microversion 3.66 the 'force' flag is invalid/))
  })

  test.each([
    [{}, "Invalid input for field/attribute snapshot. Value: {}. 'volume_id' is a required property"],
    [{ volume_id: 'x' }, /'x' is not valid under any of the given schemas$/],
  ])('cannot be created with %j', async (snapshot, sentence) => {
    expect(await demo.post('snapshots', { snapshot })).toMatchObject(refused(400, sentence))
  })

  test('of a volume in an error state is refused', async () => {
    const { id } = await demo.volume()
    await admin.act(id, { 'os-reset_status': { status: 'error' } })
    expect(await demo.post('snapshots', { snapshot: { volume_id: id } })).toMatchObject(
      refused(400, 'Invalid volume: The snapshot cannot be created when the volume is in error status.'),
    )
  })

  test('can be renamed and has its own metadata', async () => {
    const { id } = await snapshotOf((await demo.volume()).id)
    const { body } = await demo.put(`snapshots/${id}`, { snapshot: { name: 'n', description: 'd' } })
    expect(body.snapshot).toMatchObject({ name: 'n', description: 'd' })
    expect((await demo.post(`snapshots/${id}/metadata`, { metadata: { a: '1', b: '2' } })).status).toBe(200)
    expect((await demo.put(`snapshots/${id}/metadata/a`, { meta: { a: '3' } })).body).toEqual({ meta: { a: '3' } })
    expect((await demo.del(`snapshots/${id}/metadata/b`)).status).toBe(200)
    expect((await demo.get(`snapshots/${id}/metadata`)).body).toEqual({ metadata: { a: '3' } })
    const missing = await demo.get(`snapshots/${id}/metadata/b`)
    expect(missing).toMatchObject(refused(404, `Snapshot ${id} has no metadata with key b.`))
  })

  test('is deleted', async () => {
    const { id } = await snapshotOf((await demo.volume()).id)
    expect((await demo.del(`snapshots/${id}`)).status).toBe(202)
    expect(await demo.get(`snapshots/${id}`)).toMatchObject(refused(404, `Snapshot ${id} could not be found.`))
  })

  test('in a wrong state can be force-deleted', async () => {
    const { id } = await snapshotOf((await demo.volume()).id)
    const path = `snapshots/${id}/action`
    expect(await admin.post(path, { 'os-reset_status': { status: 'odd' } })).toMatchObject(
      refused(400, /^Snapshot status: odd is invalid, valid statuses are: \('error', 'available'/),
    )
    expect((await admin.post(path, { 'os-reset_status': { status: 'BACKING-UP' } })).status).toBe(202)
    expect(await demo.del(`snapshots/${id}`)).toMatchObject(
      refused(400, 'Invalid snapshot: Snapshot status must be available or error and must not be part of a group.'),
    )
    expect((await demo.post(path, { 'os-force_delete': {} })).status).toBe(403)
    expect((await admin.post(path, { 'os-force_delete': {} })).status).toBe(202)
    expect((await demo.get(`snapshots/${id}`)).status).toBe(404)
  })

  test('changes its status only as Nova may report it', async () => {
    const { id } = await snapshotOf((await demo.volume()).id)
    const body = { 'os-update_snapshot_status': { status: 'error', progress: '10%' } }
    expect(await demo.post(`snapshots/${id}/action`, body)).toMatchObject(
      refused(400, 'Snapshot status available not allowed for update_snapshot_status'),
    )
    await admin.post(`snapshots/${id}/action`, { 'os-reset_status': { status: 'creating' } })
    expect((await demo.post(`snapshots/${id}/action`, body)).status).toBe(202)
    const { body: shown } = await demo.get(`snapshots/${id}`)
    expect(shown.snapshot).toMatchObject({ status: 'error', 'os-extended-snapshot-attributes:progress': '10%' })
  })
})

describe('a list of snapshots', () => {
  const names = async (query: string, who = demo): Promise<string[]> =>
    (await who.get(`snapshots/detail?${query}`)).body.snapshots.map(({ name }: Body) => name)

  test('is filtered, sorted and counted', async () => {
    const { id } = await demo.volume()
    await snapshotOf(id, { name: 'b', metadata: { colour: 'blue' } })
    await snapshotOf(id, { name: 'a' })
    expect(await names(`volume_id=${id}&sort=name:asc`)).toEqual(['a', 'b'])
    expect(await names(`metadata=${encodeURIComponent("{'colour': 'blue'}")}`)).toEqual(['b'])
    const { body } = await demo.get(`snapshots?volume_id=${id}&with_count=1&limit=1`)
    expect(body).toMatchObject({ count: 2, snapshots: [{}], snapshots_links: [{ rel: 'next' }] })
    expect(await demo.at('3.29').get('snapshots?sort=name')).toMatchObject(
      refused(400, 'Invalid input received: Invalid sort key'),
    )
    expect(await demo.get('snapshots?colour=red')).toMatchObject(
      refused(400, 'Invalid filters colour are found in query options.'),
    )
  })
})
