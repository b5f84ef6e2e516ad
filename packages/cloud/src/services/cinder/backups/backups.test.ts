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

const show = async (id: string): Promise<Body> => (await demo.get(`backups/${id}`)).body.backup

const backupOf = async (volumeId: string, fields = {}): Promise<Body> => {
  const { status, body } = await demo.post('backups', { backup: { volume_id: volumeId, ...fields } })
  expect([status, body.badRequest?.message]).toEqual([202, undefined])
  return show(body.backup.id)
}

describe('a backup', () => {
  test('has the size of its volume, whose status is restored', async () => {
    const { id } = await demo.volume({ size: 2 })
    const backup = await backupOf(id, { name: 'full', description: 'd', metadata: { a: 'b' } })
    expect(backup).toMatchObject({ status: 'available', size: 2, volume_id: id, is_incremental: false })
    expect(backup).toMatchObject({ name: 'full', description: 'd', metadata: { a: 'b' }, fail_reason: null })
    expect(backup.object_count).toBeGreaterThan(0)
    expect((await demo.show(id)).status).toBe('available')
  })

  test('that is incremental builds on the latest one, which then cannot be deleted', async () => {
    const { id } = await demo.volume()
    const full = await backupOf(id)
    const more = await backupOf(id, { incremental: true })
    expect(more.is_incremental).toBe(true)
    expect((await show(full.id)).has_dependent_backups).toBe(true)
    const early = await demo.del(`backups/${full.id}`)
    expect(early).toMatchObject(refused(400, 'Invalid backup: Incremental backups exist for this backup.'))
    await demo.del(`backups/${more.id}`)
    expect((await demo.del(`backups/${full.id}`)).status).toBe(202)
    expect((await demo.get(`backups/${full.id}`)).status).toBe(404)
  })

  test('can be taken of a snapshot of its volume, but of no other volume', async () => {
    const { id } = await demo.volume()
    const { body } = await demo.post('snapshots', { snapshot: { volume_id: id } })
    const backup = await backupOf(id, { snapshot_id: body.snapshot.id })
    expect(backup.snapshot_id).toBe(body.snapshot.id)
    const other = await demo.volume()
    const wrong = await demo.post('backups', { backup: { volume_id: other.id, snapshot_id: body.snapshot.id } })
    expect(wrong).toMatchObject(
      refused(400, `Invalid volume: Volume ${other.id} does not match with snapshot.volume_id ${id}.`),
    )
  })

  test('of an attached volume needs force', async () => {
    const { id } = await demo.volume()
    await demo.act(id, { 'os-attach': { host_name: 'h', mountpoint: '/dev/vdb' } })
    const response = await demo.post('backups', { backup: { volume_id: id } })
    expect(response).toMatchObject(refused(400, 'Invalid volume: Backing up an in-use volume must use the force flag.'))
    await backupOf(id, { force: true })
    expect((await demo.show(id)).status).toBe('in-use')
  })

  test('fails without a backup service, and leaves a message', async () => {
    const { id } = await demo.volume()
    await admin.put('os-services/disable', { host: 'block-1', binary: 'cinder-backup' })
    const backup = await backupOf(id)
    await admin.put('os-services/enable', { host: 'block-1', binary: 'cinder-backup' })
    expect(backup).toMatchObject({ status: 'error', fail_reason: 'Service not found for creating backup.' })
    const { body } = await demo.get(`messages?resource_uuid=${backup.id}`)
    expect(body.messages[0].event_id).toBe('VOLUME_VOLUME_BACKUP_013_024')
    expect((await demo.show(id)).status).toBe('available')
  })

  test('can be renamed from 3.9 on', async () => {
    const { id } = await backupOf((await demo.volume()).id)
    expect((await demo.at('3.8').put(`backups/${id}`, { backup: { name: 'n' } })).status).toBe(404)
    const { body } = await demo.put(`backups/${id}`, { backup: { name: 'n', metadata: { a: 'b' } } })
    expect(body.backup.name).toBe('n')
    expect((await show(id)).metadata).toEqual({ a: 'b' })
  })

  test('is reset and force-deleted by administrators', async () => {
    const { id } = await backupOf((await demo.volume()).id)
    const path = `backups/${id}/action`
    expect(await admin.post(path, { 'os-reset_status': { status: 'creating' } })).toMatchObject(
      refused(400, "Backup status: creating is invalid, valid statuses are: ['available', 'error']."),
    )
    expect((await demo.post(path, { 'os-reset_status': { status: 'error' } })).status).toBe(403)
    expect((await admin.post(path, { 'os-reset_status': { status: 'error' } })).status).toBe(202)
    expect((await show(id)).status).toBe('error')
    expect((await admin.post(path, { 'os-force_delete': {} })).status).toBe(202)
    expect((await demo.get(`backups/${id}`)).status).toBe(404)
  })
})

describe('restoring', () => {
  test('overwrites an existing volume', async () => {
    const { id } = await demo.volume()
    const backup = await backupOf(id)
    const target = await demo.volume({ name: 'target', size: 2 })
    const { status, body } = await demo.post(`backups/${backup.id}/restore`, { restore: { volume_id: target.id } })
    expect([status, body]).toEqual([
      202,
      { restore: { backup_id: backup.id, volume_id: target.id, volume_name: 'target' } },
    ])
    expect(await demo.show(target.id)).toMatchObject({ status: 'available', size: 2 })
    expect((await show(backup.id)).status).toBe('available')
  })

  test('creates a new volume, by restore or by a volume’s backup_id', async () => {
    const backup = await backupOf((await demo.volume({ size: 2 })).id)
    const { body } = await demo.post(`backups/${backup.id}/restore`, { restore: {} })
    expect(body.restore.volume_name).toBe(`restore_backup_${backup.id}`)
    expect(await demo.show(body.restore.volume_id)).toMatchObject({ status: 'available', size: 2 })
    const volume = await demo.volume({ size: 3, backup_id: backup.id })
    expect(volume).toMatchObject({ status: 'available', size: 3 })
    expect((await show(backup.id)).status).toBe('available')
  })

  test('is refused for a volume that is too small or busy', async () => {
    const backup = await backupOf((await demo.volume({ size: 2 })).id)
    const small = await demo.volume()
    expect(await demo.post(`backups/${backup.id}/restore`, { restore: { volume_id: small.id } })).toMatchObject(
      refused(400, 'Invalid volume: volume size 1 is too small to restore backup of size 2.'),
    )
    await admin.act(small.id, { 'os-reset_status': { status: 'error' } })
    expect(await demo.post(`backups/${backup.id}/restore`, { restore: { volume_id: small.id } })).toMatchObject(
      refused(400, 'Invalid volume: Volume to be restored to must be available'),
    )
  })
})

describe('a backup record', () => {
  test('imports a deleted backup', async () => {
    const backup = await backupOf((await demo.volume()).id, { name: 'travels' })
    const { body } = await admin.get(`backups/${backup.id}/export_record`)
    const record = { 'backup-record': body['backup-record'] }
    const twice = await admin.post('backups/import_record', record)
    expect(twice).toMatchObject(refused(400, 'Invalid backup: Backup already exists in database.'))
    await demo.del(`backups/${backup.id}`)
    const again = await admin.post('backups/import_record', record)
    expect([again.status, again.body.backup.name]).toEqual([201, 'travels'])
    expect((await admin.get(`backups/${backup.id}`)).body.backup).toMatchObject({ status: 'available', size: 1 })
  })

  test.each([
    [{}, 'Invalid input received: Provided backup record is missing an id'],
    [{ id: 'ab8e490c-c9f6-4031-8754-5cf3527b3c8e' }, /missing size attribute$/],
  ])('with %j is refused', async (record, sentence) => {
    const backup_url = Buffer.from(JSON.stringify(record)).toString('base64')
    const body = { 'backup-record': { backup_service: 'x', backup_url } }
    expect(await admin.post('backups/import_record', body)).toMatchObject(refused(400, sentence))
    expect((await demo.post('backups/import_record', body)).status).toBe(403)
  })
})

test('administrators see the project of a backup', async () => {
  const { id } = await backupOf((await demo.volume()).id)
  expect(await show(id)).not.toHaveProperty('user_id')
  const { body } = await admin.get(`backups/${id}`)
  expect(body.backup).toMatchObject({
    'os-backup-project-attr:project_id': demo.client.projectId,
    user_id: demo.client.userId,
  })
})
