import { swiftSettingEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { settingPhrases } from './container-settings.messages.ts'

/** What the project stores, and its quota; nothing until it is known. */
export function AccountUsage() {
  const intl = useIntl()
  const { data } = useQuery(query(swiftSettingEndpoints.accountView))
  if (!data) return <p className="h-4.5" />
  const { containers, objects, bytes, quota_bytes: quota } = data
  const values = { containers, objects, size: formatBytes(intl, bytes) }
  return (
    <p className="text-sm text-ink-2">
      {quota === null
        ? intl.formatMessage(settingPhrases.usage, values)
        : intl.formatMessage(settingPhrases.usageOf, { ...values, quota: formatBytes(intl, quota) })}
    </p>
  )
}
