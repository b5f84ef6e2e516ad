import { registeredLimitEndpoints } from '@meridian/contract'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn } from '../../framework/table/common-columns.tsx'
import { descriptionColumn } from '../../services/identity/identity-resource.ts'
import { amountText, whatColumns } from './limit.columns.tsx'
import { registeredLimitManifest as manifest } from './registered-limit.manifest.ts'
import { limitMessages as messages } from './limit.messages.ts'
import { registeredLimitQueries as queries, type RegisteredLimit } from './limit.queries.ts'

const dialog = async () => (await import('./LimitForms.tsx')).RegisteredLimitForm

export const registeredLimit = defineResource<RegisteredLimit>(manifest, {
  list: { emptyHint: messages.registeredHint, query: queries.list },
  policyTarget: () => ({}),
  load: queries.one,
  label: ({ resource_name: name }) => name,
  columns: [
    ...whatColumns<RegisteredLimit>(manifest),
    column('default', messages.default, ({ default_limit: amount }) => amount, {
      priority: 1,
      align: 'end',
      width: 110,
      text: ({ default_limit: amount }, context) => amountText(amount, context),
    }),
    descriptionColumn(),
    idColumn({ search: true, optional: true }),
  ],
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_registered_limits']], dialog }),
    editAction<RegisteredLimit>(manifest, { policy: [['identity', 'identity:update_registered_limit']], dialog }),
    deleteAction<RegisteredLimit>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).registeredLimitLookAhead,
      policy: [['identity', 'identity:delete_registered_limit']],
      remove: ({ id }, send) => send(registeredLimitEndpoints.registeredLimitDelete, { params: { id } }),
    }),
  ],
})
