import { groupEndpoints, type Group } from '@meridian/contract'
import { Pencil, Plus, Trash2, UserRoundCog } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { memberMessages } from '../../services/identity/members.messages.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, groupMessages } from './group.messages.ts'

const setting = canEdit('group')

export const createGroup: GlobalAction = {
  id: 'create',
  label: groupMessages.create,
  icon: Plus,
  policy: [['identity', 'identity:create_group']],
  setting,
  open: () => paths.modal('create-group'),
}

export const manageGroupMembers = opens<Group>('manage-group-members', {
  id: 'manage-members',
  label: memberMessages.manage,
  icon: UserRoundCog,
  policy: [
    ['identity', 'identity:get_group'],
    ['identity', 'identity:list_users'],
    ['identity', 'identity:add_user_to_group'],
    ['identity', 'identity:remove_user_from_group'],
  ],
  setting,
})

export const editGroup = opens<Group>('edit-group', {
  id: 'edit',
  label: groupMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_group']],
  setting,
})

export const deleteGroups = batchAction<Group>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['identity', 'identity:delete_group']],
  setting,
  messages: deleteMessages,
  perform: ({ id }) => call(groupEndpoints.groupDelete, { params: { id } }),
})
