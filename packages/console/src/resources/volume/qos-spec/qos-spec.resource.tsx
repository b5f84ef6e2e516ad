import { qosSpecEndpoints, type QosSpec } from '@meridian/contract'
import { ListChecks } from 'lucide-react'
import { queriesOf } from '../../../api/lists.ts'
import { createAction, deleteAction, dialogAction, editAction } from '../../../framework/actions/dialog-action.ts'
import { fieldColumn, column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../../framework/table/common-columns.tsx'
import { specsText } from '../SpecsCard.tsx'
import { consumers, qosMessages as messages, specsMessages } from '../volume-type.messages.ts'
import { qosSpecManifest as manifest } from './qos-spec.manifest.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

const QosSpecCards = lazyPart(async () => (await import('./QosSpecCards.tsx')).QosSpecCards)

const queries = queriesOf('qosSpec', qosSpecEndpoints)

export const qosSpec = defineResource<QosSpec>(manifest, {
  list: { emptyHint: messages.emptyHint, query: queries.list },
  load: queries.one,
  columns: [
    nameColumn(manifest, { search: true }),
    fieldColumn('consumer', moreWords.consumer, { search: true, priority: 2, width: 120, words: consumers }),
    column('specs', moreWords.specs, ({ specs }) => specsText(specs), {
      search: true,
      priority: 2,
      width: 220,
      grow: 4,
    }),
  ],
  details: { facts: [idColumn()], cards: (item) => <QosSpecCards spec={item} /> },
  actions: [
    createAction(manifest, {
      policy: [['volume', 'volume_extension:qos_specs_manage:create']],
      dialog: async () => (await import('./qos-spec-dialogs.tsx')).CreateQosSpec,
    }),
    dialogAction<QosSpec>(manifest, 'specs', specsMessages.manage, ListChecks, {
      policy: [['volume', 'volume_extension:qos_specs_manage:update']],
      dialog: async () => (await import('./qos-spec-dialogs.tsx')).ManageQosSpecs,
    }),
    editAction<QosSpec>(manifest, {
      label: messages.editConsumer,
      policy: [['volume', 'volume_extension:qos_specs_manage:update']],
      dialog: async () => (await import('./qos-spec-dialogs.tsx')).EditConsumer,
    }),
    deleteAction<QosSpec>(manifest, {
      lookAhead: async () => (await import('../../../services/deletion/storage-look-ahead.ts')).qosSpecLookAhead,
      policy: [['volume', 'volume_extension:qos_specs_manage:delete']],
      remove: queries.remove,
    }),
  ],
})
