import { trunkEndpoints, type Trunk } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { deleteAction, createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { PartsTable } from '../../framework/loading/PartsTable.tsx'
import { column, fact, fieldColumn, fieldFact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import type { Resource } from '../../framework/resource/resource.ts'
import { StatusCell } from '../../framework/table/cells.tsx'
import { nameColumn, numberColumn, projectColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { networkQuotaAvailability } from '../../services/network/network-queries.ts'
import { Card } from '../../ui/Card.tsx'
import type { StatusTone } from '../../ui/Status.tsx'
import { trunkManifest as manifest, TRUNKS_PATH } from './trunk.manifest.ts'
import { adminStates, deleteSentences, statuses, subportFields, trunkMessages } from './trunk.messages.ts'

const queries = queriesOf('trunk', trunkEndpoints, pages)

/** The API lists the user's own project unless all projects are requested. */
const list: Resource<Trunk>['list']['query'] = (filters, scope) =>
  queries.list({
    sort_key: 'name',
    sort_dir: 'asc',
    ...filters,
    ...(scope === 'admin' && { all_projects: 'true' }),
  })

const TONES: Readonly<Record<string, StatusTone>> = {
  ACTIVE: 'ok',
  DOWN: 'off',
  BUILD: 'busy',
  DEGRADED: 'warn',
  ERROR: 'bad',
}

const label = ({ name_or_id: nameOrId }: Trunk) => nameOrId
const isBuilding = ({ status }: Trunk) => status === 'BUILD'

/** Users can open the page of another project's trunk by its address. */
const isOwn = ({ project_id: project }: Trunk, { session }: CellContext) => project === session.project_id

/** The panel of administrators has the trunks of all projects. */
const SCOPES = [{ scopes: ['project'], allowed: isOwn }, { scopes: ['admin'] }] as const

const EDIT_POLICY: readonly PolicyRule[] = [
  ['network', 'add_subports'],
  ['network', 'remove_subports'],
]

export const trunk = defineResource<Trunk>(manifest, {
  list: { emptyHint: trunkMessages.emptyHint, query: list },
  label,
  isTransitional: isBuilding,
  load: queries.one,
  details: {
    redirectIfMissing: TRUNKS_PATH,
    facts: [
      fieldFact('id', words.id),
      fact('projectId', words.projectId, ({ project_id: project }) => project),
      fact('created', words.created, ({ created_at: at }) => at ?? null, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at ?? null, { format: 'moment' }),
    ],
    cards: (item) => <SubportsCard trunk={item} />,
  },
  find: {
    lists: (_text, scope) => [list({}, scope)],
    words: ({ port_id: port, description }) => [port, description],
  },
  // Tested in the page: Neutron only filters by full names.
  columns: [
    projectColumn(),
    nameColumn(manifest, { label, search: true }),
    column('port', trunkMessages.port, ({ port_id: id }) => id, {
      search: true,
      width: 300,
      grow: 2,
      cell: ({ port_id: id }) => <ResourceLink type="OS::Neutron::Port" id={id} name={id} />,
    }),
    numberColumn('subports', trunkMessages.subportCount, ({ subport_count: count }) => count, {
      priority: 2,
      width: 132,
    }),
    column('adminState', words.adminState, ({ admin_state: state }) => state, {
      search: true,
      priority: 2,
      width: 116,
      grow: 0.5,
      words: adminStates,
    }),
    fieldColumn('status', words.status, {
      search: true,
      priority: 1,
      width: 112,
      words: statuses,
      cell: (item, { intl }) => (
        <StatusCell
          tone={TONES[item.status] ?? 'off'}
          word={wordFor(intl, statuses, item.status)}
          busy={isBuilding(item)}
        />
      ),
    }),
    fieldColumn('description', words.description, { width: 140, grow: 3 }),
  ],
  actions: [
    createAction(manifest, {
      policy: [['network', 'create_trunk']],
      availability: networkQuotaAvailability('trunk'),
      dialog: async () => (await import('./TrunkWizards.tsx')).CreateTrunk,
    }),
    ...SCOPES.map((scoped) =>
      editAction<Trunk>(manifest, {
        ...scoped,
        policy: EDIT_POLICY,
        dialog: async () => (await import('./TrunkWizards.tsx')).EditTrunk,
      }),
    ),
    ...SCOPES.map((scoped) =>
      deleteAction<Trunk>(manifest, {
        lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).trunkLookAhead,
        ...scoped,
        policy: [['network', 'delete_trunk']],
        sentences: deleteSentences,
        failedOn: ({ id }, intl) => failureMessage(intl, 'delete', manifest, id),
        remove: queries.remove,
      }),
    ),
  ],
})

function SubportsCard({ trunk: { sub_ports: subports } }: { trunk: Trunk }) {
  const { formatMessage } = useIntl()
  const title = formatMessage(trunkMessages.subports)
  return (
    <Card title={title} flush>
      <PartsTable
        items={subports}
        label={title}
        empty={trunkMessages.noSubports}
        columns={subportFields}
        idOf={(subport) => subport.port_id}
        cells={(subport) => ({
          ...subport,
          port_id: (
            <ResourceLink
              type="OS::Neutron::Port"
              id={subport.port_id}
              name={<code className="font-mono text-sm wrap-anywhere">{subport.port_id}</code>}
            />
          ),
        })}
      />
    </Card>
  )
}
