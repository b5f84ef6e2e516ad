import { CircleCheck, CircleOff, UserRoundCog, UsersRound } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { Call } from '../../api/client.ts'
import type { LinkAction, RunningAction } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { dialogAction } from '../../framework/actions/dialog-action.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext, Item, PolicyRule } from '../../framework/resource/item.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { words } from '../../framework/text/common.messages.ts'
import type { RoleMembersOptions } from './ManageMembers.tsx'
import { memberLabels, switchLabels } from './identity.messages.ts'

type Kind = 'user' | 'group' | 'project' | 'domain' | 'role'

/** The setting by which the operator forbids changes of a kind, as Keystone may read it from a directory. */
export const canEdit = (kind: Kind): readonly string[] => ['OPENSTACK_KEYSTONE_BACKEND', `can_edit_${kind}`]

export const descriptionColumn = <T extends Item & { description: string | null }>(
  more: Partial<Column<T>> = {},
): Column<T> => ({
  id: 'description',
  header: words.description,
  priority: 2,
  width: 140,
  grow: 3,
  value: ({ description }) => description ?? '',
  ...more,
})

export const enabledColumn = <T extends Item & { enabled: boolean }>(more: Partial<Column<T>> = {}): Column<T> => ({
  id: 'enabled',
  header: words.enabled,
  priority: 2,
  width: 92,
  grow: 0.5,
  value: ({ enabled }) => enabled,
  format: 'yes-no',
  ...more,
})

interface SwitchOptions<T extends Item> extends Pick<RunningAction<T>, 'policy' | 'setting'> {
  /** The consequence of disabling, for the confirmation. */
  disableWarning: MessageDescriptor
  mayDisable: (item: T, context: CellContext) => boolean
  set(id: string, enabled: boolean, send: Call): Promise<unknown>
}

/**
 * 'Enable User' for disabled items and 'Disable User' for enabled ones. Disabling locks people out, so it needs a
 * confirmation.
 */
export const switchActions = <T extends Item & { enabled: boolean }>(
  manifest: Pick<ResourceManifest, 'names'>,
  { disableWarning, mayDisable, set, ...common }: SwitchOptions<T>,
): [enable: RunningAction<T>, disable: RunningAction<T>] => [
  batchAction<T>('enable', CircleCheck, {
    ...common,
    batch: true,
    messages: {
      one: named(manifest, switchLabels.enableOne),
      other: named(manifest, switchLabels.enableOther),
      pastOne: named(manifest, switchLabels.enabledOne),
      pastOther: named(manifest, switchLabels.enabledOther),
    },
    allowed: ({ enabled }) => !enabled,
    perform: ({ id }, send) => set(id, true, send),
  }),
  batchAction<T>('disable', CircleOff, {
    ...common,
    batch: true,
    confirms: true,
    messages: {
      one: named(manifest, switchLabels.disableOne),
      other: named(manifest, switchLabels.disableOther),
      pastOne: named(manifest, switchLabels.disabledOne),
      pastOther: named(manifest, switchLabels.disabledOther),
      help: disableWarning,
    },
    allowed: (item, context) => item.enabled && mayDisable(item, context),
    perform: ({ id }, send) => set(id, false, send),
  }),
]

interface MemberOptions<T extends Item> extends Pick<RoleMembersOptions<T>, 'scopeOf'> {
  /** The texts of the dialog for users, and of the one for groups. */
  users: RoleMembersOptions<T>['texts']
  groups: RoleMembersOptions<T>['texts']
}

/** The policy rules of the dialogs about users, and about groups, with roles. */
export const memberPolicies = {
  users: [
    ['identity', 'identity:list_users'],
    ['identity', 'identity:list_roles'],
  ],
  groups: [
    ['identity', 'identity:list_groups'],
    ['identity', 'identity:list_roles'],
  ],
} satisfies Record<string, PolicyRule[]>

/** Chooses the users and groups with roles on a project or domain: the dialogs `manage-members` and `modify-groups`. */
export const memberActions = <T extends Item & { name: string }>(
  manifest: ResourceManifest,
  { scopeOf, users, groups }: MemberOptions<T>,
): [members: LinkAction<T>, groups: LinkAction<T>] => [
  dialogAction<T>(manifest, 'manage-members', memberLabels.manage, UserRoundCog, {
    policy: memberPolicies.users,
    dialog: async () =>
      (await import('./ManageMembers.tsx')).roleMembersDialog({ holder: 'user', scopeOf, texts: users }),
  }),
  dialogAction<T>(manifest, 'modify-groups', memberLabels.modifyGroups, UsersRound, {
    policy: memberPolicies.groups,
    dialog: async () =>
      (await import('./ManageMembers.tsx')).roleMembersDialog({ holder: 'group', scopeOf, texts: groups }),
  }),
]
