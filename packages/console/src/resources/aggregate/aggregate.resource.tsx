import { aggregateEndpoints } from '@meridian/contract'
import { ServerCog } from 'lucide-react'
import { Suspense } from 'react'
import { createAction, deleteAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fact } from '../../framework/resource/column.ts'
import { updateMetadata } from '../../services/metadata/update-metadata.tsx'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { aggregateManifest as manifest } from './aggregate.manifest.ts'
import { aggregateMessages } from './aggregate.messages.ts'
import { aggregateQueries, type Aggregate } from './aggregate.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const Zones = lazyPart(async () => (await import('./Zones.tsx')).Zones)
const AggregateCards = lazyPart(async () => (await import('./AggregateCards.tsx')).AggregateCards)

const metadataText = ({ metadata }: Aggregate) =>
  Object.entries(metadata)
    .map(([key, value]) => `${key} = ${value}`)
    .join(', ')

export const aggregate = defineResource<Aggregate>(manifest, {
  list: {
    emptyHint: aggregateMessages.emptyHint,
    query: aggregateQueries.list,
    notice: () => (
      // High enough for the zones of most clouds: the list does not move when they arrive.
      <div className="min-h-48 shrink-0 *:max-h-60 *:overflow-y-auto">
        <Suspense fallback={null}>
          <Zones />
        </Suspense>
      </div>
    ),
  },
  load: aggregateQueries.one,
  columns: [
    nameColumn(manifest, { search: true }),
    column('zone', words.availabilityZone, ({ availability_zone: zone }) => zone ?? '', {
      search: true,
      priority: 2,
      width: 150,
    }),
    column('hosts', moreWords.hosts, ({ hosts }) => hosts.join(', '), {
      search: true,
      priority: 2,
      width: 160,
      grow: 3,
    }),
    column('metadata', words.metadata, metadataText, { search: true, width: 180, grow: 3 }),
  ],
  details: {
    facts: [
      idColumn(),
      fact('created', words.created, ({ created_at: created }) => created, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: updated }) => updated, { format: 'moment' }),
    ],
    cards: (item) => <AggregateCards aggregate={item} />,
  },
  actions: [
    createAction(manifest, {
      policy: [['compute', 'os_compute_api:os-aggregates:create']],
      dialog: async () => (await import('./AggregateForms.tsx')).CreateAggregate,
    }),
    editAction<Aggregate>(manifest, {
      policy: [['compute', 'os_compute_api:os-aggregates:update']],
      dialog: async () => (await import('./AggregateForms.tsx')).EditAggregate,
    }),
    dialogAction<Aggregate>(manifest, 'manage-hosts', aggregateMessages.manageHosts, ServerCog, {
      policy: [
        ['compute', 'os_compute_api:os-aggregates:add_host'],
        ['compute', 'os_compute_api:os-aggregates:remove_host'],
      ],
      dialog: async () => (await import('./AggregateForms.tsx')).ManageHosts,
    }),
    updateMetadata<Aggregate>(manifest, {
      kind: 'aggregate',
      read: aggregateEndpoints.aggregateExtraSpecs,
      write: aggregateEndpoints.aggregateExtraSpecsUpdate,
      label: ({ name }) => name,
      policy: [['compute', 'os_compute_api:os-aggregates:set_metadata']],
    }),
    deleteAction<Aggregate>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/compute-look-ahead.ts')).aggregateLookAhead,
      policy: [['compute', 'os_compute_api:os-aggregates:delete']],
      remove: ({ id }, send) => send(aggregateEndpoints.aggregateDelete, { params: { id } }),
    }),
  ],
})
