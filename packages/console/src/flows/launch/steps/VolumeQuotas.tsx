import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { useLaunchable } from '../facts/launchable.ts'
import type { LaunchForm } from '../launch-form.ts'
import { choiceOf } from '../rules/choice.ts'
import { storageRequired, storageUsage, volumeUsage } from '../rules/quota.ts'
import { Quotas } from './Quotas.tsx'
import { quotaMessages } from './quotas.messages.ts'

/** What the new volumes take of the project's storage; nothing is drawn where there are none. */
export function VolumeQuotas({ form }: { form: ResourceForm<LaunchForm> }) {
  const intl = useIntl()
  const { facts } = useLaunchable()
  const { count, createsVolume, flavor, source } = choiceOf(form.values, facts)
  const fromSnapshot = form.values.source_type === 'volume_snapshot'
  if (!facts.hasVolumes || !(createsVolume || fromSnapshot)) return null
  const size = createsVolume ? (form.values.vol_size ?? 0) : (source?.size ?? 0)
  return (
    <Quotas
      charts={[
        { title: intl.formatMessage(quotaMessages.volumes), ...volumeUsage(facts.volumeLimits, count) },
        {
          title: intl.formatMessage(quotaMessages.storage),
          ...storageUsage(facts.volumeLimits, storageRequired(count, flavor, size)),
          format: (amount) => formatGigabytes(intl, amount),
        },
      ]}
    />
  )
}
