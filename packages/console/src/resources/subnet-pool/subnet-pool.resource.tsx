import { addressScopeEndpoints, subnetEndpoints, subnetPoolEndpoints, type SubnetPool } from '@meridian/contract'
import { call } from '../../api/client.ts'
import { itemsById, joinedOne, joinedPages, orNull } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { query } from '../../api/query.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { column, fieldColumn, fieldFact, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { editNetworkTags, networkTagsColumn } from '../../services/network/network-tags.tsx'
import { ipVersions } from '../../services/network/network.messages.ts'
import { subnetPoolManifest as manifest } from './subnet-pool.manifest.ts'
import { subnetPoolFields as fields, subnetPoolMessages as messages } from './subnet-pool.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** A pool with the name of its scope, if that could be loaded. */
interface Pool extends SubnetPool {
  scopeName?: string
}

const queries = queriesOf('subnetPool', subnetPoolEndpoints, pages)

export const subnetPool = defineResource<Pool>(manifest, {
  list: {
    emptyHint: messages.emptyHint,
    query: () =>
      joinedPages(
        subnetPoolEndpoints.subnetPoolList,
        {},
        () => itemsById(pages(addressScopeEndpoints.addressScopeList)),
        (pool, scopes): Pool => ({ ...pool, scopeName: scopes?.get(pool.address_scope_id ?? '')?.name }),
      ),
  },
  load: (id) =>
    joinedOne(queries.one(id), async (pool, signal): Promise<Pool> => {
      const scope = pool.address_scope_id
      if (!scope) return pool
      const found = await orNull(call(addressScopeEndpoints.addressScopeView, { params: { id: scope } }, { signal }))
      return { ...pool, scopeName: found?.name }
    }),
  columns: [
    nameColumn(manifest, { search: true }),
    column('prefixes', moreWords.prefixes, ({ prefixes }) => prefixes.join(', '), {
      search: true,
      priority: 1,
      width: 150,
      grow: 2,
    }),
    column('ipVersion', moreWords.ipVersion, ({ ip_version: version }) => String(version), {
      search: true,
      width: 104,
      grow: 0.5,
      words: ipVersions,
    }),
    column('scope', typeNames.addressScope, ({ scopeName, address_scope_id: id }) => scopeName ?? id ?? '', {
      search: true,
      priority: 2,
      width: 130,
      cell: ({ scopeName, address_scope_id: id }) =>
        id && <ResourceLink type="OS::Neutron::AddressScope" id={id} name={scopeName || id} />,
    }),
    numberColumn('defaultLength', fields.defaultLength, ({ default_prefixlen: length }) => length, { width: 170 }),
    fieldColumn('shared', words.shared, { search: true, priority: 2, width: 88, grow: 0.5, format: 'yes-no' }),
    networkTagsColumn,
  ],
  details: {
    facts: [
      idColumn(),
      fieldFact('description', words.description),
      fact('minLength', fields.minLength, ({ min_prefixlen: length }) => length),
      fact('maxLength', fields.maxLength, ({ max_prefixlen: length }) => length),
      fact('quota', fields.quota, ({ default_quota: quota }) => quota, { format: 'number' }),
      fact('isDefault', fields.isDefault, (pool) => pool.is_default, { format: 'yes-no' }),
      fact('project', words.projectId, ({ project_id: project }) => project),
    ],
    cards: ({ id }) => (
      <ListCard
        title={typeNames.subnets}
        failed={messages.subnetsFailed}
        empty={messages.noSubnets}
        query={query(subnetEndpoints.subnetList, { query: { subnetpool_id: id } })}
        columns={{ name: words.name, address: moreWords.networkAddress }}
        cells={(subnet) => ({
          name: <ResourceLink type="OS::Neutron::Subnet" id={subnet.id} name={subnet.name || subnet.id} />,
          address: <code className="font-mono text-sm">{subnet.cidr}</code>,
        })}
      />
    ),
  },
  actions: [
    createAction(manifest, {
      policy: [['network', 'create_subnetpool']],
      dialog: async () => (await import('./SubnetPoolForm.tsx')).SubnetPoolForm,
    }),
    editAction<Pool>(manifest, {
      policy: [['network', 'update_subnetpool']],
      dialog: async () => (await import('./SubnetPoolForm.tsx')).SubnetPoolForm,
    }),
    editNetworkTags<Pool>('subnetpools', 'update_subnetpool'),
    deleteAction<Pool>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).subnetPoolLookAhead,
      policy: [['network', 'delete_subnetpool']],
      remove: queries.remove,
    }),
  ],
})
