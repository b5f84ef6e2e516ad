import { userEndpoints, type User } from '@meridian/contract'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { switchActions } from '../../services/identity/switch-actions.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, disableMessages, enableMessages, userMessages } from './user.messages.ts'

const setting = canEdit('user')
const mayUpdate: readonly PolicyRule[] = [['identity', 'identity:update_user']]

/** Nobody shuts themselves out. */
const isOther = ({ id }: User, { session }: CellContext) => id !== session.id

export const createUser: GlobalAction = {
  id: 'create',
  label: userMessages.create,
  icon: Plus,
  policy: [
    ['identity', 'identity:create_user'],
    ['identity', 'identity:create_grant'],
    ['identity', 'identity:list_roles'],
    ['identity', 'identity:list_projects'],
  ],
  setting,
  open: () => paths.modal('create-user'),
}

export const editUser = opens<User>('edit-user', {
  id: 'edit',
  label: userMessages.edit,
  icon: Pencil,
  policy: [...mayUpdate, ['identity', 'identity:list_projects']],
  setting,
})

export const changePassword = opens<User>('change-user-password', {
  id: 'change-password',
  label: userMessages.changePassword,
  icon: KeyRound,
  policy: mayUpdate,
  setting,
  allowed: ({ options }) => options.lock_password !== true,
})

export const [enableUsers, disableUsers] = switchActions<User>({
  enable: enableMessages,
  disable: disableMessages,
  policy: mayUpdate,
  setting,
  mayDisable: isOther,
  set: (id, enabled) => call(userEndpoints.userUpdate, { params: { id }, body: { enabled } }),
})

export const deleteUsers = batchAction<User>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['identity', 'identity:delete_user']],
  setting,
  messages: deleteMessages,
  allowed: isOther,
  perform: ({ id }) => call(userEndpoints.userDelete, { params: { id } }),
})
