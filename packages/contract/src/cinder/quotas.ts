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

/** A missing quota stays as it is. Cinder also has quotas for each volume type, as `volumes_<type>`. */
const VolumeQuotas = z
  .object({
    volumes: Limit,
    snapshots: Limit,
    gigabytes: Limit,
    backups: Limit,
    backup_gigabytes: Limit,
    per_volume_gigabytes: Limit,
    groups: Limit,
  })
  .partial()
  .catchall(Limit)

export const cinderQuotaEndpoints = {
  cinderLimits: get(
    '/api/cinder/tenantabsolutelimits/',
    "Show the project's limits and usage of volumes; -1 is unlimited",
    { result: AbsoluteLimits },
  ),
  cinderQuotaDefaults: get('/api/cinder/quota-sets/defaults/', 'Show the default quotas of volumes', {
    result: items(QuotaItem),
    absent: ABSENT,
  }),
  cinderQuotaDefaultsUpdate: patch('/api/cinder/quota-sets/defaults/', 'Change the default quotas of volumes', {
    body: VolumeQuotas,
    absent: ABSENT,
  }),
  cinderQuotaView: get('/api/cinder/quota-sets/:project', "Show a project's quotas and usage of volumes", {
    result: items(QuotaUsage),
    absent: ABSENT,
  }),
  cinderQuotaUpdate: patch('/api/cinder/quota-sets/:project', "Change a project's quotas of volumes", {
    body: VolumeQuotas,
    absent: ABSENT,
  }),
}
