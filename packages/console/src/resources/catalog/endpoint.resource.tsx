import { registeredEndpointEndpoints, type RegisteredEndpoint } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column, fieldColumn } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { enabledColumn } from '../../services/identity/identity-resource.ts'
import { catalogMessages as messages, interfaces } from './catalog.messages.ts'
import { endpointManifest as manifest } from './endpoint.manifest.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const queries = queriesOf('endpoint', registeredEndpointEndpoints)
const dialog = async () => (await import('./CatalogForms.tsx')).EndpointForm
const serviceOf = ({ service_name: name, service_type: type, service_id: id }: RegisteredEndpoint) => name || type || id

export const endpoint = defineResource<RegisteredEndpoint>(manifest, {
  list: { emptyHint: messages.endpointsHint, query: () => queries.list() },
  policyTarget: () => ({}),
  load: queries.one,
  label: (item) => `${serviceOf(item)} ${item.interface}`,
  columns: [
    nameColumn<RegisteredEndpoint>(manifest, { header: typeNames.service, search: true, label: serviceOf }),
    column('type', messages.serviceType, ({ service_type: type }) => type ?? '', {
      search: true,
      priority: 2,
      width: 130,
    }),
    fieldColumn('interface', moreWords.interface, { search: true, priority: 1, width: 110, words: interfaces }),
    column('region', typeNames.region, ({ region_id: region }) => region ?? '', {
      search: true,
      priority: 2,
      width: 110,
    }),
    fieldColumn('url', moreWords.url, { search: true, priority: 2, width: 220, grow: 4 }),
    enabledColumn({ search: true }),
    idColumn({ search: true, optional: true }),
  ],
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_endpoint']], dialog }),
    editAction<RegisteredEndpoint>(manifest, { policy: [['identity', 'identity:update_endpoint']], dialog }),
    deleteAction<RegisteredEndpoint>(manifest, {
      lookAhead: 'nothing else',
      policy: [['identity', 'identity:delete_endpoint']],
      remove: queries.remove,
    }),
  ],
})
