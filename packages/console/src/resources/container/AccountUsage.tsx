import { swiftSettingEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { dialogAddress } from '../../framework/modals/dialogs.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/classes.ts'
import { settingMessages, settingPhrases } from './container-settings.messages.ts'
import { containerManifest } from './container.manifest.ts'

/** What the project stores, and its quota; nothing until it is known. */
export function AccountUsage() {
  const intl = useIntl()
  const { data } = useQuery(query(swiftSettingEndpoints.accountView))
  if (!data) return <p className="h-4.5" />
  const { containers, objects, bytes, quota_bytes: quota } = data
  const values = { containers, objects, size: formatBytes(intl, bytes) }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {quota === null
        ? intl.formatMessage(settingPhrases.usage, values)
        : intl.formatMessage(settingPhrases.usageOf, { ...values, quota: formatBytes(intl, quota) })}
      <AppLink to={paths.modal(dialogAddress(containerManifest, 'account'))} className={linkClass}>
        {intl.formatMessage(settingMessages.accountMetadata)}
      </AppLink>
    </p>
  )
}
