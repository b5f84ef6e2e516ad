import { limitEndpoints } from '@meridian/contract'
import { createAction, deleteAction, editAction } from '../../framework/actions/dialog-action.ts'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { descriptionColumn } from '../../services/identity/identity-resource.ts'
import { amountText, whatColumns } from './limit.columns.tsx'
import { limitManifest as manifest } from './limit.manifest.ts'
import { limitMessages as messages } from './limit.messages.ts'
import { limitQueries as queries, type Limit } from './limit.queries.ts'

const dialog = async () => (await import('./LimitForms.tsx')).LimitForm

export const limit = defineResource<Limit>(manifest, {
  list: { emptyHint: messages.hint, query: queries.list },
  policyTarget: () => ({}),
  load: queries.one,
  label: ({ resource_name: name }) => name,
  columns: [
    ...whatColumns<Limit>(manifest),
    column(
      'project',
      words.project,
      ({ project_id: project }, { projectName }) => (project ? projectName(project) : ''),
      { relates: 'project', priority: 1, width: 100 },
    ),
    column('domain', words.domain, ({ domain_id: domain }) => domain ?? '', { priority: 2, width: 110 }),
    column('amount', typeNames.limit, ({ resource_limit: amount }) => amount, {
      priority: 1,
      align: 'end',
      width: 88,
      text: ({ resource_limit: amount }, context) => amountText(amount, context),
    }),
    descriptionColumn(),
    idColumn({ search: true, optional: true }),
  ],
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_limits']], dialog }),
    editAction<Limit>(manifest, { policy: [['identity', 'identity:update_limit']], dialog }),
    deleteAction<Limit>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/catalog-look-ahead.ts')).limitLookAhead,
      policy: [['identity', 'identity:delete_limit']],
      remove: ({ id }, send) => send(limitEndpoints.limitDelete, { params: { id } }),
    }),
  ],
})
