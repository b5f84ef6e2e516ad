import { userEndpoints, type Group, type RoleAssignment, type User } from '@meridian/contract'
import { KeyRound, ShieldCheck } from 'lucide-react'
import { ApiError } from '../../api/api-error.ts'
import { joinedList, joinedOne } from '../../api/joined.ts'
import { queriesOf } from '../../api/lists.ts'
import { query, type ListQuery } from '../../api/query.ts'
import type { Action } from '../../framework/resource/action.ts'
import { deleteAction, createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import type { Filters } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { canEdit, switchActions } from '../../services/identity/identity-resource.ts'
import { assignmentsOrNull, cachedAssignments, rolesByUser } from '../../services/identity/roles-held.ts'
import { assignmentMessages } from '../../services/identity/identity.messages.ts'
import { factorMessages } from '../../services/second-factor/second-factor.messages.ts'
import { userColumns, userFacts, type ListedUser } from './user.columns.tsx'
import { userManifest as manifest } from './user.manifest.ts'
import { userMessages } from './user.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const queries = queriesOf('user', userEndpoints)

/** Keystone's own filter finds whole names only. */
export const toUserFilters = ({ name, ...filters }: Filters): Filters =>
  name === undefined ? filters : { ...filters, name__icontains: name }

function plainList(filters: Filters): ListQuery<User> {
  const { queryKey, queryFn } = queries.list(inDomainContext(toUserFilters(filters)))
  return {
    queryKey,
    queryFn: (context) =>
      queryFn(context).catch((error: unknown) => {
        // The API replies 404 for an unknown id; a search without matches is no failure.
        if (filters.id && error instanceof ApiError && error.status === 404) return { items: [], complete: true }
        throw error
      }),
  }
}

const rolesOrNull = (assignments: readonly RoleAssignment[] | null) => assignments && rolesByUser(assignments)

const withRoles = (item: User, held: ReturnType<typeof rolesOrNull>): ListedUser =>
  held ? { ...item, held: held.get(item.id) ?? [] } : item

const list = (filters: Filters): ListQuery<ListedUser> =>
  joinedList(plainList(filters), async () => rolesOrNull(await assignmentsOrNull('effective')), withRoles)

const setting = canEdit('user')
const mayUpdate: readonly PolicyRule[] = [['identity', 'identity:update_user']]

/** Users may not lock themselves out. */
const isOther = ({ id }: User, { session }: CellContext) => id !== session.id

const actions: Action<User>[] = [
  createAction(manifest, {
    policy: [
      ['identity', 'identity:create_user'],
      ['identity', 'identity:create_grant'],
      ['identity', 'identity:list_roles'],
      ['identity', 'identity:list_projects'],
    ],
    setting,
    dialog: async () => (await import('./UserForm.tsx')).UserForm,
  }),
  editAction<User>(manifest, {
    policy: [...mayUpdate, ['identity', 'identity:list_projects']],
    setting,
    dialog: async () => (await import('./UserForm.tsx')).UserForm,
  }),
  dialogAction<User>(manifest, 'change-password', userMessages.changePassword, KeyRound, {
    policy: mayUpdate,
    setting,
    allowed: ({ options }) => options.lock_password !== true,
    dialog: async () => (await import('./ChangePassword.tsx')).ChangePassword,
  }),
  dialogAction<User>(manifest, 'second-factor', factorMessages.title, ShieldCheck, {
    policy: [...mayUpdate, ['identity', 'identity:list_credentials']],
    setting,
    // One's own is in the settings, where a device can be added.
    allowed: isOther,
    dialog: async () => (await import('./UserSecondFactor.tsx')).UserSecondFactor,
  }),
  ...switchActions<User>(manifest, {
    policy: mayUpdate,
    setting,
    disableWarning: userMessages.disableWarning,
    mayDisable: isOther,
    set: (id, enabled, send) => send(userEndpoints.userUpdate, { params: { id }, body: { enabled } }),
  }),
  deleteAction<User>(manifest, {
    policy: [['identity', 'identity:delete_user']],
    setting,
    allowed: isOther,
    lookAhead: async () => (await import('../../services/deletion/identity-look-ahead.ts')).userLookAhead,
    remove: queries.remove,
  }),
]

const ExtraCard = lazyPart(async () => (await import('../../services/identity/ExtraInfo.tsx')).ExtraCard)

const cellsOfGroup = ({ id, name, description }: Group) => ({
  name: <ResourceLink type="OS::Keystone::Group" id={id} name={name} />,
  description,
  id,
})

function UserGroups({ id: user }: { id: string }) {
  return (
    <ListCard
      title={typeNames.groups}
      failed={useFailureMessage()('list', 'OS::Keystone::Group')}
      empty={userMessages.noGroups}
      query={query(userEndpoints.userGroups, { params: { id: user } })}
      columns={{ name: words.name, description: words.description, id: moreWords.groupId }}
      cells={cellsOfGroup}
    />
  )
}

export const user = defineResource<ListedUser>(manifest, {
  list: { emptyHint: userMessages.emptyHint, query: list },
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.user.id': id, 'target.user.domain_id': domain }),
  // With the roles that a list has shown: a row that was changed keeps them.
  load: (id) =>
    joinedOne(queries.one(id), async (item) => withRoles(item, rolesOrNull(cachedAssignments('effective')))),
  find: { lists: () => [plainList({})], words: ({ email }) => (email ? [email] : []) },
  columns: userColumns,
  details: {
    facts: userFacts,
    cards: (item) => <ExtraCard setting="USER_TABLE_EXTRA_INFO" item={item} />,
    tabs: [
      {
        id: 'assignments',
        label: assignmentMessages.title,
        render: ({ id }) => <RoleAssignments title={assignmentMessages.title} of={{ user_id: id }} side="scope" />,
      },
      { id: 'groups', label: typeNames.groups, render: ({ id }) => <UserGroups id={id} /> },
    ],
  },
  actions,
})
