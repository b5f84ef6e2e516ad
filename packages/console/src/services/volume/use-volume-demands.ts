import { cinderQuotaEndpoints, type VolumeLimits } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl, type IntlShape, type MessageDescriptor } from 'react-intl'
import { query } from '../../api/query.ts'
import type { Demand } from '../../framework/preflight/preflight.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

/** What a form adds to each quota of volumes; sizes in GiB. */
export type AddedVolumes = Partial<Record<keyof typeof QUOTAS, number>>

interface VolumeQuotaKind {
  label: MessageDescriptor
  used: keyof VolumeLimits
  max: keyof VolumeLimits
  unit?: 'GB'
}

const QUOTAS = {
  gigabytes: {
    label: volumeFieldMessages.storage,
    used: 'totalGigabytesUsed',
    max: 'maxTotalVolumeGigabytes',
    unit: 'GB',
  },
  volumes: { label: typeNames.volumes, used: 'totalVolumesUsed', max: 'maxTotalVolumes' },
  snapshots: { label: typeNames.snapshots, used: 'totalSnapshotsUsed', max: 'maxTotalSnapshots' },
  backups: { label: typeNames.backups, used: 'totalBackupsUsed', max: 'maxTotalBackups' },
  backupGigabytes: {
    label: volumeFieldMessages.backupStorage,
    used: 'totalBackupGigabytesUsed',
    max: 'maxTotalBackupGigabytes',
    unit: 'GB',
  },
} as const satisfies Record<string, VolumeQuotaKind>

export type VolumeQuota = Pick<
  VolumeLimits,
  'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'
>

export const volumeLimitsQuery = query(cinderQuotaEndpoints.cinderLimits)

/** The quotas of volumes that a form takes; none until they are known. */
export function useVolumeDemands(added: AddedVolumes, uncertain: readonly (keyof AddedVolumes)[] = []): Demand[] {
  const intl = useIntl()
  const { data: limits } = useQuery({ ...volumeLimitsQuery, staleTime: 0 })
  return volumeDemands(limits, added, intl).map((demand) => ({
    ...demand,
    uncertain: uncertain.some((id) => id === demand.id),
  }))
}

/** The same from limits that are loaded. */
export function volumeDemands(
  limits: Partial<VolumeLimits> | null | undefined,
  added: AddedVolumes,
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
): Demand[] {
  if (!limits) return []
  return (Object.keys(QUOTAS) as (keyof typeof QUOTAS)[]) // its own keys
    .filter((id) => added[id] !== undefined)
    .map((id) => {
      const { label, used, max, unit }: VolumeQuotaKind = QUOTAS[id]
      return {
        id,
        label: formatMessage(label),
        used: limits[used] ?? 0,
        added: added[id] ?? 0,
        max: limits[max] ?? -1,
        ...(unit && { unit }),
      }
    })
}
