import { addressGroupEndpoints, type AddressGroup } from '@meridian/contract'
import { ListPlus } from 'lucide-react'
import { queriesOf } from '../../api/lists.ts'
import { pages } from '../../api/pages.ts'
import { createAction, deleteAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fieldColumn, fact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { GroupAddresses } from './GroupAddresses.tsx'
import { addressGroupManifest as manifest } from './address-group.manifest.ts'
import { addressGroupMessages as messages } from './address-group.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const queries = queriesOf('addressGroup', addressGroupEndpoints, pages)
const list = () => queries.list({ sort_key: 'name', sort_dir: 'asc' })
const UPDATE: readonly PolicyRule[] = [['network', 'update_address_group']]

export const addressGroup = defineResource<AddressGroup>(manifest, {
  list: { emptyHint: messages.emptyHint, query: list },
  load: queries.one,
  find: { lists: () => [list()], words: ({ addresses, description }) => [...addresses, description] },
  columns: [
    nameColumn(manifest, { search: true }),
    column('addresses', moreWords.addresses, ({ addresses }) => addresses.join(', '), {
      search: true,
      priority: 1,
      width: 160,
      grow: 3,
    }),
    fieldColumn('description', words.description, { search: true, priority: 2, width: 140, grow: 3 }),
    fieldColumn('shared', words.shared, { search: true, priority: 2, width: 88, grow: 0.5, format: 'yes-no' }),
    idColumn({ search: true, optional: true }),
  ],
  details: {
    facts: [
      fact('project', words.projectId, ({ project_id: project }) => project),
      fact('created', words.created, ({ created_at: at }) => at ?? null, { format: 'moment' }),
      fact('updated', words.updated, ({ updated_at: at }) => at ?? null, { format: 'moment' }),
    ],
    cards: (group) => <GroupAddresses group={group} />,
  },
  actions: [
    createAction(manifest, {
      policy: [['network', 'create_address_group']],
      dialog: async () => (await import('./AddressGroupForm.tsx')).CreateAddressGroup,
    }),
    dialogAction<AddressGroup>(manifest, 'add-addresses', messages.add, ListPlus, {
      policy: UPDATE,
      dialog: async () => (await import('./AddressGroupForm.tsx')).AddAddresses,
    }),
    editAction<AddressGroup>(manifest, {
      policy: UPDATE,
      dialog: async () => (await import('./AddressGroupForm.tsx')).EditAddressGroup,
    }),
    deleteAction<AddressGroup>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/network-look-ahead.ts')).addressGroupLookAhead,
      policy: [['network', 'delete_address_group']],
      remove: queries.remove,
    }),
  ],
})
