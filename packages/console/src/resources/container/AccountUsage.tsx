import { swiftSettingEndpoints } from '@meridian/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { dialogAddress } from '../../framework/resource/dialogs.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { paths } from '../../paths.ts'
import { linkClass } from '../../ui/classes.ts'
import { settingLabels } from './container-settings.messages.ts'
import { containerManifest } from './container.manifest.ts'
import { containerQueries, type Container } from './container.queries.ts'

/** More are not in sight at once, so that not all of them can be known. */
const MOST_SUMMED = 100

/** The sums of all containers, once their rows have loaded them: the store updates those of the account late. */
function useSums(listed: readonly Container[]) {
  const summed = listed.length > MOST_SUMMED ? [] : listed
  const rows = useQueries({ queries: summed.map(({ name }) => ({ ...containerQueries.row(name), enabled: false })) })
  const known = rows.flatMap(({ data }) => data ?? [])
  if (known.length === 0 || known.length < listed.length) return null
  return {
    containers: known.length,
    objects: known.reduce((sum, { count }) => sum + count, 0),
    bytes: known.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** What the project stores, and its quota; nothing until it is known. */
export function AccountUsage({ listed }: { listed: readonly Container[] }) {
  const intl = useIntl()
  const { data } = useQuery(query(swiftSettingEndpoints.accountView))
  const sums = useSums(listed)
  if (!data) return <p className="h-4.5" />
  const { quota_bytes: quota } = data
  // A search lists some of them.
  const { containers, objects, bytes } = sums && sums.containers >= data.containers ? sums : data
  const values = { containers, objects, size: formatBytes(intl, bytes) }
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
      {quota === null
        ? intl.formatMessage(settingLabels.usage, values)
        : intl.formatMessage(settingLabels.usageOf, { ...values, quota: formatBytes(intl, quota) })}
      <AppLink to={paths.modal(dialogAddress(containerManifest, 'account'))} className={linkClass}>
        {intl.formatMessage(settingLabels.accountMetadata)}
      </AppLink>
    </p>
  )
}
