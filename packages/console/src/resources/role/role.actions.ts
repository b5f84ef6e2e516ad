import { roleEndpoints, type Role } from '@meridian/contract'
import { Pencil, Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, roleMessages } from './role.messages.ts'

const setting = canEdit('role')

export const createRole: GlobalAction = {
  id: 'create',
  label: roleMessages.create,
  icon: Plus,
  policy: [['identity', 'identity:create_role']],
  setting,
  open: () => paths.modal('create-role'),
}

export const editRole = opens<Role>('edit-role', {
  id: 'edit',
  label: roleMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_role']],
  setting,
})

export const deleteRoles = {
  ...deleteAction<Role>({
    messages: deleteMessages,
    policy: [['identity', 'identity:delete_role']],
    allowed: () => true,
    remove: ({ id }) => call(roleEndpoints.roleDelete, { params: { id } }),
  }),
  setting,
}
