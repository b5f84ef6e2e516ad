import { UserRoundCog, UsersRound } from 'lucide-react'
import { paths } from '../../paths.ts'
import type { LinkAction } from '../actions/action.ts'
import type { Item } from '../define-resource.ts'
import { memberMessages } from './members.messages.ts'

/** Saying which users and which groups have roles on a place: `manage-…-members` and `modify-…-groups` are the dialogs. */
export const memberActions = <T extends Item>(
  place: 'project' | 'domain',
): [members: LinkAction<T>, groups: LinkAction<T>] => [
  {
    id: 'manage-members',
    label: memberMessages.manage,
    icon: UserRoundCog,
    policy: [
      ['identity', 'identity:list_users'],
      ['identity', 'identity:list_roles'],
    ],
    to: ({ id }) => paths.modal(`manage-${place}-members`, id),
  },
  {
    id: 'modify-groups',
    label: memberMessages.modifyGroups,
    icon: UsersRound,
    policy: [
      ['identity', 'identity:list_groups'],
      ['identity', 'identity:list_roles'],
    ],
    to: ({ id }) => paths.modal(`modify-${place}-groups`, id),
  },
]
