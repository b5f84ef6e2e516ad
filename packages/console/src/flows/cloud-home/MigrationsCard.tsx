import { useIntl } from 'react-intl'
import { UsageCell } from '../../framework/charts/UsageCell.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { LoadedTable } from '../../framework/loading/PartsTable.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { formatAgo, momentOf } from '../../framework/text/dates.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { migrationManifest } from '../../resources/migration/migration.manifest.ts'
import { migrationMessages } from '../../resources/migration/migration.messages.ts'
import { bytesOf, isRunning, type Migration } from '../../resources/migration/migration.queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { systemInfoMessages } from '../system-info/system-info.messages.ts'
import { More } from './FullestCards.tsx'
import { cloudHomeMessages as messages } from './cloud-home.messages.ts'
import { migrations } from './cloud-home.queries.ts'

/** The servers that move now. */
export function MigrationsCard() {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Card title={formatMessage(messages.migrations)} flush>
      <LoadedTable
        query={migrations}
        failed={formatMessage(systemInfoMessages.failed, { what: formatMessage(migrationManifest.names.other) })}
        label={messages.migrations}
        empty={messages.noMigrations}
        of={(items) => items.filter(isRunning)}
        columns={{
          instance: typeNames.instance,
          status: words.status,
          from: migrationMessages.from,
          to: migrationMessages.to,
          copied: migrationMessages.copied,
          created: words.created,
        }}
        cells={(migration) => ({
          instance: (
            <ResourceLink type={instanceManifest.type} id={migration.instance_uuid} name={migration.instance} />
          ),
          status: <Status tone="busy">{migration.status}</Status>,
          from: migration.source_compute,
          to: migration.dest_compute,
          copied: <Copied migration={migration} />,
          created: formatAgo(intl, momentOf(migration.created_at).getTime()),
        })}
      />
      <More to={migrationManifest.panels.admin?.path} text={formatMessage(messages.allMigrations)} />
    </Card>
  )
}

function Copied({ migration: { live } }: { migration: Migration }) {
  const bytes = bytesOf(live)
  return bytes && <UsageCell used={bytes.copied} max={bytes.total} format={formatBytes} />
}
