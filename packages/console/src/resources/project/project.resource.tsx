import { lazy } from 'react'
import { defineResource } from '../../framework/define-resource.ts'
import { identityMessages } from '../../framework/identity/identity.messages.ts'
import { RoleAssignments } from '../../framework/identity/RoleAssignments.tsx'
import {
  createProject,
  deleteProjects,
  editProject,
  manageProjectMembers,
  modifyProjectGroups,
} from './project.actions.ts'
import { projectColumns } from './project.columns.ts'
import { projectFacets } from './project.facets.ts'
import { projectMessages } from './project.messages.ts'
import { projectPlace } from './project.place.ts'
import { projectQueries, type Project } from './project.queries.ts'
import { ProjectOverview } from './ProjectOverview.tsx'

const ProjectForm = lazy(async () => ({ default: (await import('./form/ProjectForm.tsx')).ProjectForm }))
const ProjectMembers = lazy(async () => ({ default: (await import('./form/ProjectMembers.tsx')).ProjectMembers }))

export const project = defineResource<Project>({
  ...projectPlace,
  messages: projectMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.project.id': id, 'target.project.domain_id': domain }),
  list: projectQueries.list,
  load: projectQueries.one,
  columns: projectColumns,
  defaultSort: 'name',
  facets: projectFacets,
  actions: [createProject, manageProjectMembers, modifyProjectGroups, editProject, deleteProjects],
  find: { ask: () => [projectQueries.list()] },
  tabs: [
    { id: 'overview', label: identityMessages.overview, render: (item) => <ProjectOverview project={item} /> },
    {
      id: 'users',
      label: projectMessages.usersTab,
      render: ({ id }) => <RoleAssignments title={projectMessages.usersTab} of={{ project_id: id }} shows="user" />,
    },
    {
      id: 'groups',
      label: projectMessages.groupsTab,
      render: ({ id }) => <RoleAssignments title={projectMessages.groupsTab} of={{ project_id: id }} shows="group" />,
    },
  ],
  modals: {
    'create-project': { panel: (tools) => <ProjectForm tools={tools} /> },
    'edit-project': { item: (item, tools) => <ProjectForm project={item} tools={tools} /> },
    'manage-project-members': { item: (item, tools) => <ProjectMembers project={item} holder="user" tools={tools} /> },
    'modify-project-groups': { item: (item, tools) => <ProjectMembers project={item} holder="group" tools={tools} /> },
  },
})
