import { mappingEndpoints, type Mapping } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn, numberColumn } from '../../framework/table/common-columns.tsx'
import { federationMessages as messages } from './federation.messages.ts'
import { mappingManifest as manifest } from './mapping.manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const MappingCards = lazyPart(async () => (await import('./MappingCards.tsx')).MappingCards)

const queries = queriesOf('mapping', mappingEndpoints)
const dialog = async () => (await import('./MappingForm.tsx')).MappingForm

export const mapping = defineResource<Mapping>(manifest, {
  list: { emptyHint: messages.mappingsHint, query: () => queries.list() },
  policyTarget: () => ({}),
  load: queries.one,
  columns: [
    nameColumn<Mapping>(manifest, { header: messages.mappingId, search: true }),
    numberColumn('count', messages.ruleCount, ({ rules }) => rules.length, { priority: 2 }),
    column('rules', typeNames.rules, ({ rules }) => JSON.stringify(rules), {
      search: true,
      priority: 2,
      width: 240,
      grow: 6,
    }),
  ],
  details: { cards: (item) => <MappingCards mapping={item} /> },
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_mapping']], dialog }),
    editAction<Mapping>(manifest, { policy: [['identity', 'identity:update_mapping']], dialog }),
    deleteAction<Mapping>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).mappingLookAhead,
      policy: [['identity', 'identity:delete_mapping']],
      remove: queries.remove,
    }),
  ],
})
