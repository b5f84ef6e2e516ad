import { registeredServiceEndpoints, type RegisteredService } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { fieldColumn } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { descriptionColumn, enabledColumn } from '../../services/identity/identity-resource.ts'
import { EndpointsCard } from './EndpointsCard.tsx'
import { catalogMessages as messages, deleteServiceSentences } from './catalog.messages.ts'
import { registeredServiceManifest as manifest } from './registered-service.manifest.ts'

const queries = queriesOf('registeredService', registeredServiceEndpoints)
const dialog = async () => (await import('./CatalogForms.tsx')).ServiceForm

export const registeredService = defineResource<RegisteredService>(manifest, {
  list: { emptyHint: messages.servicesHint, query: () => queries.list() },
  policyTarget: () => ({}),
  load: queries.one,
  columns: [
    nameColumn(manifest, { search: true, label: ({ name, type }) => name || type }),
    fieldColumn('type', words.type, { search: true, priority: 1, width: 130 }),
    descriptionColumn({ search: true }),
    enabledColumn({ search: true }),
    idColumn({ search: true, optional: true }),
  ],
  details: { cards: ({ id }) => <EndpointsCard of={{ service_id: id }} /> },
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_service']], dialog }),
    editAction<RegisteredService>(manifest, { policy: [['identity', 'identity:update_service']], dialog }),
    deleteAction<RegisteredService>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).serviceLookAhead,
      policy: [['identity', 'identity:delete_service']],
      sentences: deleteServiceSentences,
      remove: queries.remove,
    }),
  ],
})
