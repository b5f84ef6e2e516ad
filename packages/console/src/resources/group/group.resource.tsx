import type { Group } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { createGroup, deleteGroups, editGroup, manageGroupMembers } from './group.actions.ts'
import { groupColumns } from './group.columns.ts'
import { groupFacets } from './group.facets.ts'
import { groupMessages } from './group.messages.ts'
import { groupManifest } from './group.manifest.ts'
import { groupQueries } from './group.queries.ts'
import { GroupMembers } from './GroupMembers.tsx'
import { GroupOverview } from './GroupOverview.tsx'

const GroupForm = lazy(async () => ({ default: (await import('./form/GroupForm.tsx')).GroupForm }))
const ManageGroup = lazy(async () => ({ default: (await import('./form/ManageGroup.tsx')).ManageGroup }))

export const group = defineResource<Group>({
  ...groupManifest,
  messages: groupMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.group.id': id, 'target.group.domain_id': domain }),
  list: groupQueries.list,
  load: groupQueries.one,
  columns: groupColumns,
  defaultSort: 'name',
  facets: groupFacets,
  actions: [createGroup, manageGroupMembers, editGroup, deleteGroups],
  find: { ask: () => [groupQueries.list()] },
  tabs: [
    { id: 'overview', label: identityMessages.overview, render: (item) => <GroupOverview group={item} /> },
    { id: 'members', label: groupMessages.members, render: (item) => <GroupMembers group={item} /> },
    {
      id: 'assignments',
      label: groupMessages.assignments,
      render: ({ id }) => <RoleAssignments title={groupMessages.assignments} of={{ group_id: id }} shows="scope" />,
    },
  ],
  modals: {
    'create-group': { panel: (tools) => <GroupForm tools={tools} /> },
    'edit-group': { item: (item, tools) => <GroupForm group={item} tools={tools} /> },
    'manage-group-members': { item: (item, tools) => <ManageGroup group={item} tools={tools} /> },
  },
})
