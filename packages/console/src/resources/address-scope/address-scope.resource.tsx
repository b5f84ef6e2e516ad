import { addressScopeEndpoints, subnetPoolEndpoints, type AddressScope } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { column, fieldColumn, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { ipVersions } from '../../services/network/network.messages.ts'
import { addressScopeManifest as manifest } from './address-scope.manifest.ts'
import { addressScopeMessages as messages } from './address-scope.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const queries = queriesOf('addressScope', addressScopeEndpoints, pages)

export const addressScope = defineResource<AddressScope>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list() },
  load: queries.one,
  columns: [
    nameColumn(manifest, { search: true }),
    column('ipVersion', moreWords.ipVersion, ({ ip_version: version }) => String(version), {
      search: true,
      priority: 1,
      width: 110,
      words: ipVersions,
    }),
    fieldColumn('shared', words.shared, { search: true, priority: 2, width: 88, format: 'yes-no' }),
    idColumn({ search: true, optional: true }),
  ],
  details: {
    facts: [fact('project', words.projectId, ({ project_id: project }) => project)],
    cards: ({ id }) => (
      <ListCard
        title={typeNames.subnetPools}
        failed={messages.poolsFailed}
        empty={messages.noPools}
        query={query(subnetPoolEndpoints.subnetPoolList, { query: { address_scope_id: id } })}
        columns={{ name: words.name, prefixes: moreWords.prefixes }}
        cells={(pool) => ({
          name: <ResourceLink type="OS::Neutron::SubnetPool" id={pool.id} name={pool.name || pool.id} />,
          prefixes: <code className="font-mono text-sm">{pool.prefixes.join(', ')}</code>,
        })}
      />
    ),
  },
  actions: [
    createAction(manifest, {
      policy: [['network', 'create_address_scope']],
      dialog: async () => (await import('./AddressScopeForm.tsx')).CreateAddressScope,
    }),
    editAction<AddressScope>(manifest, {
      policy: [['network', 'update_address_scope']],
      dialog: async () => (await import('./AddressScopeForm.tsx')).EditAddressScope,
    }),
    deleteAction<AddressScope>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).addressScopeLookAhead,
      policy: [['network', 'delete_address_scope']],
      remove: queries.remove,
    }),
  ],
})
