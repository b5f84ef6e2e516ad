import { UserRoundCog, UsersRound } from 'lucide-react'
import type { LinkAction } from '../../framework/actions/action.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import type { Item } from '../../framework/resource/define-resource.ts'
import { memberMessages } from './members.messages.ts'

/** Saying which users and which groups have roles on a place: `manage-…-members` and `modify-…-groups` are the dialogs. */
export const memberActions = <T extends Item>(
  place: 'project' | 'domain',
): [members: LinkAction<T>, groups: LinkAction<T>] => [
  opens(`manage-${place}-members`, {
    id: 'manage-members',
    label: memberMessages.manage,
    icon: UserRoundCog,
    policy: [
      ['identity', 'identity:list_users'],
      ['identity', 'identity:list_roles'],
    ],
  }),
  opens(`modify-${place}-groups`, {
    id: 'modify-groups',
    label: memberMessages.modifyGroups,
    icon: UsersRound,
    policy: [
      ['identity', 'identity:list_groups'],
      ['identity', 'identity:list_roles'],
    ],
  }),
]
