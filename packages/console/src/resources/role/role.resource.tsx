import type { Role } from '@meridian/contract'
import { ListPlus } from 'lucide-react'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { fieldFact } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { namesColumn } from '../../framework/table/names-column.ts'
import { words } from '../../framework/text/common.messages.ts'
import { canEdit } from '../../services/identity/identity-resource.ts'
import { ASSIGNMENTS } from '../../services/identity/roles-held.ts'
import { impliedMessages } from './implied-roles.messages.ts'
import { roleManifest as manifest } from './role.manifest.ts'
import { deleteSentences, roleMessages } from './role.messages.ts'
import { roleQueries, type RoleWithImplied } from './role.queries.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ImpliedRoles = lazyPart(async () => (await import('./ImpliedRoles.tsx')).ImpliedRoles)

const setting = canEdit('role')
const dialog = async () => (await import('./RoleForm.tsx')).RoleForm

export const role = defineResource<RoleWithImplied>(manifest, {
  list: { emptyHint: roleMessages.emptyHint, query: roleQueries.list },
  policyTarget: () => ({}),
  load: roleQueries.one,
  find: { lists: () => [roleQueries.plain()] },
  columns: [
    // On the server, so that a panel that requires a filter first can use it.
    nameColumn(manifest, { search: 'server' }),
    namesColumn('implies', roleMessages.includes, {
      names: ({ implies }) => implies?.map(({ name }) => name),
      policy: [['identity', 'identity:list_role_inference_rules']],
    }),
    namesColumn('holders', roleMessages.holders, { names: ({ holders }) => holders, policy: ASSIGNMENTS }),
    idColumn({ priority: 2 }),
  ],
  details: {
    facts: [fieldFact('description', words.description)],
    cards: (item) => <ImpliedRoles role={item} />,
  },
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_role']], setting, dialog }),
    editAction<Role>(manifest, { policy: [['identity', 'identity:update_role']], setting, dialog }),
    dialogAction<RoleWithImplied>(manifest, 'add-implied', impliedMessages.add, ListPlus, {
      policy: [['identity', 'identity:create_implied_role']],
      setting,
      dialog: async () => (await import('./AddImpliedRole.tsx')).AddImpliedRole,
    }),
    deleteAction<Role>(manifest, {
      lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).roleLookAhead,
      policy: [['identity', 'identity:delete_role']],
      setting,
      sentences: deleteSentences,
      // Users would lock themselves out.
      allowed: ({ name }, { session }) => session.roles.every((own) => own.name !== name),
      remove: roleQueries.remove,
    }),
  ],
})
