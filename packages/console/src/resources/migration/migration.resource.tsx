import { migrationEndpoints } from '@meridian/contract'
import { CircleOff, Zap } from 'lucide-react'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { UsageCell, usageText } from '../../framework/charts/UsageCell.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, type Column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { projectColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { Status } from '../../ui/Status.tsx'
import { migrationManifest as manifest } from './migration.manifest.ts'
import { abortMessages, forceMessages, migrationMessages as messages, migrationTypes } from './migration.messages.ts'
import { bytesOf, isRunning, migrationQueries, secondsLeft, type Migration } from './migration.queries.ts'

const amounts = ({ live }: Migration) => {
  const bytes = bytesOf(live)
  return { used: bytes?.copied ?? null, max: bytes?.total ?? null, format: formatBytes }
}

const toneOf = (migration: Migration) =>
  isRunning(migration) ? 'busy' : /error|failed/.test(migration.status) ? 'bad' : 'ok'

const text = (
  id: string,
  header: Column<Migration>['header'],
  value: (item: Migration) => string | null,
): Column<Migration> => column(id, header, value, { search: true, priority: 2, width: 120 })

const params = ({ instance_uuid: id, ...migration }: Migration) => ({ params: { id, migration: migration.id } })

const isLive = (migration: Migration) => migration.live !== null && isRunning(migration)

export const migration = defineResource<Migration>(manifest, {
  list: { emptyHint: messages.emptyHint, query: migrationQueries.list, defaultSort: '-created' },
  label: ({ instance }) => instance,
  load: migrationQueries.one,
  isTransitional: isRunning,
  columns: [
    projectColumn<Migration>(),
    {
      ...text('instance', typeNames.instance, ({ instance }) => instance),
      priority: 1,
      width: 180,
      cell: ({ instance, instance_uuid: id }) => <ResourceLink type="OS::Nova::Server" id={id} name={instance} />,
    },
    { ...text('type', words.type, ({ migration_type: type }) => type), words: migrationTypes },
    {
      ...text('status', words.status, ({ status }) => status),
      priority: 1,
      cell: (item) => <Status tone={toneOf(item)}>{item.status}</Status>,
    },
    text('from', messages.from, ({ source_compute: host }) => host),
    text('to', messages.to, ({ dest_compute: host }) => host),
    column('copied', messages.copied, (item) => bytesOf(item.live)?.copied ?? null, {
      width: 140,
      text: (item, { intl }) => usageText(intl, amounts(item)),
      cell: (item) => <UsageCell {...amounts(item)} />,
    }),
    column('left', messages.left, ({ live }) => secondsLeft(live, Date.now()), {
      width: 100,
      text: ({ live }, { intl }) => {
        const seconds = secondsLeft(live, Date.now())
        return seconds === null ? '' : intl.formatNumber(seconds, { style: 'unit', unit: 'second' })
      },
    }),
    column('created', words.created, ({ created_at: at }) => at, { width: 176, format: 'moment' }),
  ],
  actions: [
    batchAction<Migration>('force', Zap, {
      policy: [['compute', 'os_compute_api:servers:migrations:force_complete']],
      confirms: true,
      messages: forceMessages,
      allowed: isLive,
      perform: (item, send) => send(migrationEndpoints.serverMigrationForce, params(item)),
    }),
    batchAction<Migration>('abort', CircleOff, {
      danger: true,
      batch: true,
      policy: [['compute', 'os_compute_api:servers:migrations:delete']],
      messages: abortMessages,
      allowed: isLive,
      perform: (item, send) => send(migrationEndpoints.serverMigrationAbort, params(item)),
    }),
  ],
})
