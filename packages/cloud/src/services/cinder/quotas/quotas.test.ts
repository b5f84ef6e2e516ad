import { beforeAll, describe, expect, test } from 'vitest'
import { refused, volumeClient } from '../../../../test-support/cinder.ts'
import type { VolumeClient } from '../../../../test-support/cinder.ts'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let member: VolumeClient
let admin: VolumeClient

beforeAll(async () => {
  member = volumeClient(await cloud.as('demo', 'alt_demo'))
  admin = volumeClient(await cloud.as('admin', 'admin'))
})

const quotas = () => `os-quota-sets/${member.client.projectId}`

const usage = async (resource: string): Promise<Body> =>
  (await member.get(`${quotas()}?usage=true`)).body.quota_set[resource]

describe('usage', () => {
  test('counts the existing resources', async () => {
    const before = (await usage('gigabytes')).in_use
    const { id } = await member.volume({ size: 3 })
    expect((await usage('gigabytes')).in_use).toBe(before + 3)
    expect((await usage('gigabytes_standard')).in_use).toBe(before + 3)
    const { body } = await member.post('snapshots', { snapshot: { volume_id: id } })
    expect((await usage('gigabytes')).in_use).toBe(before + 6)
    expect((await usage('snapshots_standard')).in_use).toBe(1)
    await member.act(id, { 'os-extend': { new_size: 5 } })
    expect(await usage('gigabytes')).toMatchObject({ in_use: before + 8, reserved: 0 })
    await member.del(`snapshots/${body.snapshot.id}`)
    await member.act(id, { 'os-retype': { new_type: 'fast', migration_policy: 'on-demand' } })
    expect((await usage('gigabytes_fast')).in_use).toBe(5)
    await member.del(`volumes/${id}`)
    expect((await usage('gigabytes')).in_use).toBe(before)
  })

  test('is part of the limits', async () => {
    const { body } = await member.get('limits')
    expect(body.limits.absolute).toMatchObject({ maxTotalVolumes: 10, totalVolumesUsed: 1, totalGigabytesUsed: 5 })
    const theirs = await admin.get(`limits?project_id=${member.client.projectId}`)
    expect(theirs.body).toEqual(body)
    const older = await admin.at('3.38').get(`limits?project_id=${member.client.projectId}`)
    expect(older.body.limits.absolute.totalVolumesUsed).toBe(0)
  })
})

describe('a limit', () => {
  const limited = async (quota_set: Record<string, number>, work: () => Promise<void>) => {
    await admin.put(quotas(), { quota_set })
    await work()
    await admin.del(quotas())
  }

  test('applies to volumes', () =>
    limited({ volumes: 1 }, async () => {
      expect(await member.post('volumes', { volume: { size: 1 } })).toMatchObject(
        refused(413, "VolumeLimitExceeded: Maximum number of volumes allowed (1) exceeded for quota 'volumes'."),
      )
    }))

  test('applies to gigabytes, also per type', () =>
    limited({ gigabytes: 6, gigabytes_fast: 0 }, async () => {
      expect(await member.post('volumes', { volume: { size: 2 } })).toMatchObject(
        refused(
          413,
          'VolumeSizeExceedsAvailableQuota: Requested volume or snapshot exceeds allowed gigabytes quota. Requested 2G, quota is 6G and 5G has been consumed.',
        ),
      )
      const fast = await member.post('volumes', { volume: { size: 1, volume_type: 'fast' } })
      expect(fast).toMatchObject(
        refused(413, /exceeds allowed gigabytes_fast quota\. Requested 1G, quota is 0G and 0G/),
      )
      expect(fast.headers['retry-after']).toBe('0')
    }))

  test('applies to the size of a single volume', () =>
    limited({ per_volume_gigabytes: 2 }, async () => {
      expect(await member.post('volumes', { volume: { size: 3 } })).toMatchObject(
        refused(413, 'VolumeSizeExceedsLimit: Requested volume size 3G is larger than maximum allowed limit 2G.'),
      )
    }))

  test('applies to backups, snapshots and groups', () =>
    limited({ backups: 0, snapshots: 0, groups: 0 }, async () => {
      const { body } = await member.get('volumes')
      const volume_id = body.volumes[0].id
      const backup = await member.post('backups', { backup: { volume_id } })
      expect(backup).toMatchObject(refused(413, 'BackupLimitExceeded: Maximum number of backups allowed (0) exceeded'))
      const snapshot = await member.post('snapshots', { snapshot: { volume_id } })
      expect(snapshot).toMatchObject(
        refused(413, 'SnapshotLimitExceeded: Maximum number of snapshots allowed (0) exceeded'),
      )
      const group = await member.post('groups', { group: { group_type: 'consistent', volume_types: ['standard'] } })
      expect(group).toMatchObject(refused(413, 'GroupLimitExceeded: Maximum number of groups allowed (0) exceeded'))
    }))

  test.each([
    [{ volumes: 'many' }, 'volumes must be an integer'],
    [{ volumes: -2 }, 'volumes must be >= -1'],
    [{ volumes: 2 ** 40 }, 'volumes must be <= 2147483647'],
    [{ colours: 1 }, 'Invalid input received: Bad key(s) in quota set: colours'],
    [
      { volumes: 0 },
      'Quota volumes limit must be equal or greater than existing resources. Current usage is 1 and the requested limit is 0.',
    ],
  ])('cannot be %j', async (quota_set, sentence) => {
    expect(await admin.put(quotas(), { quota_set })).toMatchObject(refused(400, sentence))
  })

  test('is changed by administrators only', async () => {
    expect((await member.put(quotas(), { quota_set: { volumes: 100 } })).status).toBe(403)
    expect((await member.get(`os-quota-sets/${admin.client.projectId}`)).status).toBe(403)
  })

  test('of the default class applies to all projects without their own', async () => {
    const path = 'os-quota-class-sets/default'
    const { body } = await admin.put(path, { quota_class_set: { volumes: 25 } })
    expect(body.quota_class_set.volumes).toBe(25)
    expect((await usage('volumes')).limit).toBe(25)
    expect((await member.get(`${quotas()}/defaults`)).body.quota_set.volumes).toBe(25)
    const bad = await admin.put(path, { quota_class_set: { colours: 1 } })
    expect(bad).toMatchObject(refused(400, 'Invalid input received: Bad key(s) in quota class set: colours'))
    expect((await member.get(path)).status).toBe(403)
  })
})
