import * as z from 'zod'
import { get, patch } from '../endpoint.ts'
import { items } from '../items.ts'
import { Limit, QuotaItem, QuotaUsage } from '../quotas.ts'

const ABSENT = 'Service Cinder is disabled.'

const AbsoluteLimits = z.object({
  maxTotalVolumes: Limit,
  totalVolumesUsed: z.number(),
  maxTotalVolumeGigabytes: Limit,
  totalGigabytesUsed: z.number(),
  maxTotalSnapshots: Limit,
  totalSnapshotsUsed: z.number(),
  maxTotalBackups: Limit,
  totalBackupsUsed: z.number(),
  maxTotalBackupGigabytes: Limit,
  totalBackupGigabytesUsed: z.number(),
})
export type VolumeLimits = z.infer<typeof AbsoluteLimits>

export const cinderQuotaEndpoints = {
  cinderLimits: get('/api/cinder/tenantabsolutelimits/', {
    summary: 'What the project may have of volumes, and has; -1 is no limit',
    result: AbsoluteLimits,
  }),
  cinderQuotaDefaults: get('/api/cinder/quota-sets/defaults/', {
    summary: 'What a project may have of volumes unless it has quotas of its own',
    result: items(QuotaItem),
    absent: ABSENT,
  }),
  cinderQuotaDefaultsUpdate: patch('/api/cinder/quota-sets/defaults/', {
    summary: 'Change what projects may have of volumes',
    body: z.object({ volumes: Limit, snapshots: Limit, gigabytes: Limit }),
    absent: ABSENT,
  }),
  cinderQuotaView: get('/api/cinder/quota-sets/:project', {
    summary: "A project's quotas of volumes, with what is used of them",
    result: items(QuotaUsage),
    absent: ABSENT,
  }),
  cinderQuotaUpdate: patch('/api/cinder/quota-sets/:project', {
    summary: "Change a project's quotas of volumes",
    body: z.object({
      volumes: Limit.optional(),
      snapshots: Limit.optional(),
      gigabytes: Limit.optional(),
      backups: Limit.optional(),
      backup_gigabytes: Limit.optional(),
      per_volume_gigabytes: Limit.optional(),
      groups: Limit.optional(),
    }),
    absent: ABSENT,
  }),
}
