import { volumeGroupTypeEndpoints, type VolumeGroupType } from '@meridian/contract'
import { ListChecks } from 'lucide-react'
import { queriesOf } from '../../../api/lists.ts'
import { createAction, deleteAction, dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../../framework/table/common-columns.tsx'
import { words } from '../../../framework/text/common.messages.ts'
import { SpecsCard, specsText } from '../SpecsCard.tsx'
import { groupTypeMessages as messages, specsMessages } from '../volume-type.messages.ts'
import { groupTypeManifest as manifest } from './group-type.manifest.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const queries = queriesOf('groupType', volumeGroupTypeEndpoints)

export const groupType = defineResource<VolumeGroupType>(manifest, {
  list: { emptyHint: messages.emptyHint, query: queries.list },
  load: queries.one,
  columns: [
    nameColumn(manifest, { search: true }),
    column('description', words.description, ({ description }) => description ?? '', { width: 160, grow: 3 }),
    column('specs', moreWords.specs, ({ group_specs: specs }) => specsText(specs), {
      search: true,
      width: 200,
      grow: 3,
    }),
    column('public', words.public, ({ is_public: isPublic }) => isPublic, {
      search: true,
      priority: 2,
      width: 90,
      grow: 0.5,
      format: 'yes-no',
    }),
  ],
  details: { facts: [idColumn()], cards: ({ group_specs: specs }) => <SpecsCard specs={specs} /> },
  actions: [
    createAction(manifest, {
      policy: [['volume', 'group:group_types:create']],
      dialog: async () => (await import('./group-type-dialogs.tsx')).GroupTypeForm,
    }),
    dialogAction<VolumeGroupType>(manifest, 'specs', specsMessages.manage, ListChecks, {
      policy: [['volume', 'group:group_types_specs:create']],
      dialog: async () => (await import('./group-type-dialogs.tsx')).ManageGroupTypeSpecs,
    }),
    editAction<VolumeGroupType>(manifest, {
      policy: [['volume', 'group:group_types:update']],
      dialog: async () => (await import('./group-type-dialogs.tsx')).GroupTypeForm,
    }),
    deleteAction<VolumeGroupType>(manifest, {
      lookAhead: async () => (await import('../../../services/deletion/storage-look-ahead.ts')).groupTypeLookAhead,
      policy: [['volume', 'group:group_types:delete']],
      remove: queries.remove,
    }),
  ],
})
