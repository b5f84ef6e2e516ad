import { UserRoundCog, UsersRound } from 'lucide-react'
import type { LinkAction } from '../../framework/actions/action.ts'
import { dialogAction } from '../../framework/actions/dialog-action.ts'
import type { Item } from '../../framework/resource/item.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { memberMessages } from './members.messages.ts'

/** Chooses the users and groups with roles on a project or domain: the dialogs `manage-members` and `modify-groups`. */
export const memberActions = <T extends Item>(
  manifest: ResourceManifest,
): [members: LinkAction<T>, groups: LinkAction<T>] => [
  dialogAction(manifest, 'manage-members', {
    label: memberMessages.manage,
    icon: UserRoundCog,
    policy: [
      ['identity', 'identity:list_users'],
      ['identity', 'identity:list_roles'],
    ],
  }),
  dialogAction(manifest, 'modify-groups', {
    label: memberMessages.modifyGroups,
    icon: UsersRound,
    policy: [
      ['identity', 'identity:list_groups'],
      ['identity', 'identity:list_roles'],
    ],
  }),
]
