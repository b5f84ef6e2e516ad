import type { User } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { changePassword, createUser, deleteUsers, disableUsers, editUser, enableUsers } from './user.actions.ts'
import { userColumns } from './user.columns.tsx'
import { userFacets } from './user.facets.ts'
import { userMessages } from './user.messages.ts'
import { userManifest } from './user.manifest.ts'
import { userQueries } from './user.queries.ts'
import { UserGroups } from './UserGroups.tsx'
import { UserOverview } from './UserOverview.tsx'

const CreateUser = lazy(async () => ({ default: (await import('./form/CreateUser.tsx')).CreateUser }))
const EditUser = lazy(async () => ({ default: (await import('./form/EditUser.tsx')).EditUser }))
const ChangePassword = lazy(async () => ({ default: (await import('./form/ChangePassword.tsx')).ChangePassword }))

export const user = defineResource<User>({
  ...userManifest,
  messages: userMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.user.id': id, 'target.user.domain_id': domain }),
  list: userQueries.list,
  load: userQueries.one,
  columns: userColumns,
  defaultSort: 'name',
  facets: userFacets,
  actions: [createUser, editUser, changePassword, enableUsers, disableUsers, deleteUsers],
  find: { ask: () => [userQueries.list()], words: ({ email }) => (email ? [email] : []) },
  tabs: [
    { id: 'overview', label: identityMessages.overview, render: (item) => <UserOverview user={item} /> },
    {
      id: 'assignments',
      label: userMessages.assignments,
      render: ({ id }) => <RoleAssignments title={userMessages.assignments} of={{ user_id: id }} shows="scope" />,
    },
    { id: 'groups', label: userMessages.groups, render: (item) => <UserGroups user={item} /> },
  ],
  modals: {
    'create-user': { panel: (tools) => <CreateUser tools={tools} /> },
    'edit-user': { item: (item, tools) => <EditUser user={item} tools={tools} /> },
    'change-user-password': { item: (item, tools) => <ChangePassword user={item} tools={tools} /> },
  },
})
