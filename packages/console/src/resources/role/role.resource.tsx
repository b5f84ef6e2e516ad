import { roleEndpoints, type Role } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { deleteAction, createAction, editAction } from '../../framework/actions/dialog-action.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { idColumn, nameColumn } from '../../framework/table/common-columns.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { canEdit } from '../../services/identity/identity-resource.ts'
import { roleManifest as manifest } from './role.manifest.ts'
import { deleteSentences, roleMessages } from './role.messages.ts'

const queries = queriesOf('role', roleEndpoints)
const setting = canEdit('role')
const dialog = async () => (await import('./RoleForm.tsx')).RoleForm

export const role = defineResource<Role>(manifest, {
  emptyHint: roleMessages.emptyHint,
  policyTarget: () => ({}),
  list: queries.list,
  load: queries.one,
  columns: [
    // On the server, so that a panel that requires a filter first can use it.
    nameColumn(manifest, { search: 'server' }),
    idColumn({ priority: 2, width: 280 }),
  ],
  facts: [{ id: 'description', header: words.description, value: ({ description }) => description }],
  actions: [
    createAction(manifest, { policy: [['identity', 'identity:create_role']], setting, dialog }),
    editAction<Role>(manifest, { policy: [['identity', 'identity:update_role']], setting, dialog }),
    deleteAction<Role>(manifest, {
      policy: [['identity', 'identity:delete_role']],
      setting,
      sentences: deleteSentences,
      remove: queries.remove,
    }),
  ],
})
