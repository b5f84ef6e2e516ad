import { roleEndpoints, type Role } from '@meridian/contract'
import { Pencil, Plus } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { canEdit } from '../../framework/identity/can-edit.ts'
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

export const editRole: LinkAction<Role> = {
  id: 'edit',
  label: roleMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_role']],
  setting,
  to: ({ id }) => paths.modal('edit-role', id),
}

export const deleteRoles = {
  ...deleteAction<Role>({
    messages: deleteMessages,
    policy: [['identity', 'identity:delete_role']],
    allowed: () => true,
    remove: ({ id }) => call(roleEndpoints.roleDelete, { params: { id } }),
  }),
  setting,
}
