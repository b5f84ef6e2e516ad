import type { VolumeLimits } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { QuotaBar } from '../../framework/charts/charts.tsx'
import { formatGigabytes } from '../../framework/text/units.ts'
import { volumeFieldMessages } from './volume-fields.messages.ts'

interface VolumeQuotaBarsProps {
  quota: Pick<VolumeLimits, 'maxTotalVolumeGigabytes' | 'totalGigabytesUsed' | 'maxTotalVolumes' | 'totalVolumesUsed'>
  /** GiB that the new volume takes. */
  size: number
}

/** What one more volume takes of the project's quota. */
export function VolumeQuotaBars({ quota, size }: VolumeQuotaBarsProps) {
  const intl = useIntl()
  return (
    <div className="grid gap-3 rounded-lg border border-line p-3">
      <QuotaBar
        label={intl.formatMessage(volumeFieldMessages.storage)}
        used={quota.totalGigabytesUsed}
        added={size}
        max={quota.maxTotalVolumeGigabytes}
        format={(amount) => formatGigabytes(intl, amount)}
      />
      <QuotaBar
        label={intl.formatMessage(volumeFieldMessages.volumes)}
        used={quota.totalVolumesUsed}
        added={1}
        max={quota.maxTotalVolumes}
      />
    </div>
  )
}
