import { regionEndpoints, type Region } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { descriptionColumn } from '../../services/identity/identity-resource.ts'
import { EndpointsCard } from './EndpointsCard.tsx'
import { catalogMessages as messages } from './catalog.messages.ts'
import { regionManifest as manifest } from './region.manifest.ts'

const queries = queriesOf('region', regionEndpoints)
const dialog = async () => (await import('./CatalogForms.tsx')).RegionForm

export const region = defineResource<Region>(manifest, {
  list: { emptyHint: messages.regionsHint, query: () => queries.list() },
  policyTarget: () => ({}),
  load: queries.one,
  columns: [
    nameColumn<Region>(manifest, { header: words.id, search: true }),
    descriptionColumn({ search: true }),
    column('parent', messages.parent, ({ parent_region_id: parent }) => parent ?? '', {
      search: true,
      priority: 2,
      width: 140,
    }),
  ],
  details: { cards: ({ id }) => <EndpointsCard of={{ region_id: id }} /> },
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_region']], dialog }),
    editAction<Region>(manifest, { policy: [['identity', 'identity:update_region']], dialog }),
    deleteAction<Region>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).regionLookAhead,
      policy: [['identity', 'identity:delete_region']],
      remove: queries.remove,
    }),
  ],
})
