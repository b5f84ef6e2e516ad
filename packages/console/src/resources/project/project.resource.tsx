import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { identityMessages } from '../../services/identity/identity.messages.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import {
  createProject,
  deleteProjects,
  editProject,
  manageProjectMembers,
  modifyProjectGroups,
  modifyQuotas,
  setActive,
  viewUsage,
} from './project.actions.ts'
import { projectColumns } from './project.columns.ts'
import { projectFacets } from './project.facets.ts'
import { projectMessages } from './project.messages.ts'
import { projectManifest } from './project.manifest.ts'
import { projectQueries, type Project } from './project.queries.ts'
import { ProjectOverview } from './ProjectOverview.tsx'
import { USAGE_POLICY } from './usage/usage-policy.ts'
import { usageMessages } from './usage/usage.messages.ts'

const ProjectForm = lazy(async () => ({ default: (await import('./form/ProjectForm.tsx')).ProjectForm }))
const ProjectMembers = lazy(async () => ({ default: (await import('./form/ProjectMembers.tsx')).ProjectMembers }))

const ProjectUsage = lazy(async () => ({ default: (await import('./usage/ProjectUsage.tsx')).ProjectUsage }))
const ModifyQuotas = lazy(async () => ({ default: (await import('./quotas/ModifyQuotas.tsx')).ModifyQuotas }))

const ASSIGNMENTS: readonly PolicyRule[] = [['identity', 'identity:list_role_assignments']]

export const project = defineResource<Project>({
  ...projectManifest,
  messages: projectMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.project.id': id, 'target.project.domain_id': domain }),
  list: projectQueries.list,
  load: projectQueries.one,
  columns: projectColumns,
  defaultSort: 'name',
  facets: projectFacets,
  actions: [
    ...[createProject, manageProjectMembers, modifyProjectGroups, editProject],
    ...[viewUsage, modifyQuotas, deleteProjects, setActive],
  ],
  find: { ask: () => [projectQueries.list()] },
  tabs: [
    { id: 'overview', label: identityMessages.overview, render: (item) => <ProjectOverview project={item} /> },
    {
      id: 'users',
      label: projectMessages.usersTab,
      policy: ASSIGNMENTS,
      render: ({ id }) => <RoleAssignments title={projectMessages.usersTab} of={{ project_id: id }} shows="user" />,
    },
    {
      id: 'groups',
      label: projectMessages.groupsTab,
      policy: ASSIGNMENTS,
      render: ({ id }) => <RoleAssignments title={projectMessages.groupsTab} of={{ project_id: id }} shows="group" />,
    },
    {
      id: 'usage',
      label: usageMessages.tab,
      policy: USAGE_POLICY,
      render: ({ id }) => <ProjectUsage id={id} />,
    },
  ],
  modals: {
    'create-project': { panel: (tools) => <ProjectForm tools={tools} /> },
    'edit-project': { item: (item, tools) => <ProjectForm project={item} tools={tools} /> },
    'manage-project-members': { item: (item, tools) => <ProjectMembers project={item} holder="user" tools={tools} /> },
    'modify-project-groups': { item: (item, tools) => <ProjectMembers project={item} holder="group" tools={tools} /> },
    'modify-quotas': { item: (item, tools) => <ModifyQuotas project={item} tools={tools} /> },
  },
})
