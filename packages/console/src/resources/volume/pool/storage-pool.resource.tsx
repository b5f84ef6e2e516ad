import type { VolumePool } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { UsageCell, usageText } from '../../../framework/charts/UsageCell.tsx'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { column, fact, fieldColumn, type Column, type Fact } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { nameColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { wordFor } from '../../../framework/text/wording.ts'
import { Status } from '../../../ui/Status.tsx'
import { linkClass } from '../../../ui/classes.ts'
import { isYes, type PoolCapacity } from './pool-capacity.ts'
import { storagePoolManifest as manifest } from './storage-pool.manifest.ts'
import { poolStates, storagePoolFields as fields, storagePoolMessages as messages } from './storage-pool.messages.ts'
import { storagePoolQueries as queries, type StoragePool } from './storage-pool.queries.ts'

/** What the driver calls it. */
type Capability = keyof NonNullable<VolumePool['capabilities']>

const reported = ({ capabilities }: StoragePool, name: Capability): string => {
  const value = capabilities?.[name] ?? null
  return value === null ? '' : [value].flat().join(', ')
}

const text = (id: string, header: Column<StoragePool>['header'], name: Capability): Column<StoragePool> =>
  column(id, header, (pool) => reported(pool, name), { search: true, width: 112, grow: 0.5 })

/** An amount of what there is; sorted by the share that is taken. */
const usage = (
  id: 'space' | 'promised',
  amountOf: (capacity: PoolCapacity) => PoolCapacity['space'],
): Column<StoragePool> =>
  column(
    id,
    fields[id],
    ({ capacity }) => {
      const { used, max } = amountOf(capacity)
      return used === null || max === null || max <= 0 ? null : used / max
    },
    {
      priority: 2,
      width: 160,
      grow: 0.5,
      text: ({ capacity }, { intl }) => usageText(intl, { ...amountOf(capacity), format: formatGigabytes }),
      cell: ({ capacity }) => <UsageCell {...amountOf(capacity)} format={formatGigabytes} />,
    },
  )

const freeText = (intl: IntlShape, free: number | null) => {
  if (free === null) return ''
  return free < 0 ? intl.formatMessage(messages.noLimit) : formatGigabytes(intl, free)
}

const capability = (id: string, header: Fact<StoragePool>['header'], name: Capability): Fact<StoragePool> =>
  fact(id, header, (pool) => reported(pool, name))

const feature = (id: string, header: Fact<StoragePool>['header'], name: Capability): Fact<StoragePool> =>
  fact(id, header, ({ capabilities }) => (capabilities?.[name] == null ? null : isYes(capabilities[name])), {
    format: 'yes-no',
  })

export const storagePool = defineResource<StoragePool>(manifest, {
  list: { emptyHint: messages.emptyHint, query: queries.list },
  label: ({ short }) => short,
  load: queries.one,
  columns: [
    nameColumn<StoragePool>(manifest, { label: ({ short }) => short, header: fields.pool, search: true }),
    text('backend', fields.backend, 'volume_backend_name'),
    text('protocol', fields.protocol, 'storage_protocol'),
    usage('space', ({ space }) => space),
    usage('promised', ({ promised }) => promised),
    column(
      'free',
      fields.free,
      ({ capacity }) => (capacity.free !== null && capacity.free < 0 ? Infinity : capacity.free),
      { width: 92, grow: 0.3, align: 'end', text: ({ capacity }, { intl }) => freeText(intl, capacity.free) },
    ),
    fieldColumn('host', words.host, { search: true, width: 120, grow: 0.5 }),
    fieldColumn('state', fields.service, {
      search: true,
      priority: 1,
      width: 116,
      grow: 0.3,
      words: poolStates,
      cell: ({ state }, { intl }) =>
        state && (
          <Status tone={state === 'up' ? 'ok' : state === 'down' ? 'bad' : 'off'}>
            {wordFor(intl, poolStates, state)}
          </Status>
        ),
    }),
  ],
  details: {
    facts: [
      fact('fullName', words.name, ({ name }) => name, {
        cell: ({ name }, { intl }) => (
          <>
            {name}
            <AppLink
              to={`/admin/volumes?${new URLSearchParams({ host: name })}`}
              className={`${linkClass} block text-sm`}
            >
              {intl.formatMessage(messages.volumes)}
            </AppLink>
          </>
        ),
      }),
      capability('vendor', fields.vendor, 'vendor_name'),
      capability('driver', fields.driver, 'driver_version'),
      capability('reserved', fields.reserved, 'reserved_percentage'),
      capability('ratio', fields.ratio, 'max_over_subscription_ratio'),
      feature('thin', fields.thin, 'thin_provisioning_support'),
      feature('multiattach', fields.multiattach, 'multiattach'),
      feature('qos', fields.qos, 'QoS_support'),
      feature('extend', fields.extend, 'online_extend_support'),
      feature('replication', fields.replication, 'replication_enabled'),
      fact('reported', fields.reported, ({ capabilities }) => capabilities?.timestamp ?? null, { format: 'moment' }),
    ],
  },
  actions: [],
})
