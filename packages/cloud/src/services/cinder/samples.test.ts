import { describe, expect, test } from 'vitest'
import { testCloud } from '../../../test-support/test-cloud.ts'
import { volumeRecording } from '../../../test-support/volume-samples.ts'

const { people, ours, replay } = await volumeRecording(await testCloud())

describe('Cinder responds as recorded', () => {
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

  describe('during the life of a volume', () => {
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

  test('when the quota of volumes or snapshots is exhausted', async () => {
    const { samples, admin } = people
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

  describe('during the life of a type', () => {
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

  describe('without a backend that matches the type', () => {
    test('the volume is in error, and a message has the reason', async () => {
      const { samples, admin } = people
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

  describe('during the life of a group', () => {
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
