import { projectEndpoints } from '@meridian/contract'
import { lazy } from 'react'
import { call } from '../../api/client.ts'
import type { InlineEdit } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { idColumn } from '../../framework/table/id-column.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { canEdit, descriptionColumn, enabledColumn } from '../../services/identity/identity-resource.ts'
import { RoleAssignments } from '../../services/identity/RoleAssignments.tsx'
import { projectActions, USAGE_POLICY } from './project.actions.ts'
import { projectManifest as manifest } from './project.manifest.ts'
import { projectMessages } from './project.messages.ts'
import { projectQueries, type Project } from './project.queries.ts'

const ProjectUsage = lazy(async () => ({ default: (await import('./ProjectUsage.tsx')).ProjectUsage }))

const ASSIGNMENTS: readonly PolicyRule[] = [['identity', 'identity:list_role_assignments']]

const editOf = (field: 'name' | 'description'): InlineEdit<Project> => ({
  policy: [['identity', 'identity:update_project']],
  allowed: (_project, { settings }) => settingAt(settings, canEdit('project'), true),
  load: async ({ id }) => (await call(projectEndpoints.projectView, { params: { id } }))[field] ?? '',
  save: ({ id }, value) => call(projectEndpoints.projectUpdate, { params: { id }, body: { [field]: value } }),
})

export const project = defineResource<Project>(manifest, {
  emptyHint: projectMessages.emptyHint,
  policyTarget: ({ id, domain_id: domain }) => ({ 'target.project.id': id, 'target.project.domain_id': domain }),
  list: projectQueries.list,
  load: projectQueries.one,
  columns: [
    { ...nameColumn<Project>(manifest), edit: editOf('name') },
    descriptionColumn({ edit: editOf('description') }),
    idColumn({ header: words.projectId, width: 280, search: 'server' }),
    { id: 'domain', header: words.domainName, width: 128, value: ({ domain_name: name }) => name },
    enabledColumn({ search: 'server' }),
  ],
  facets: [{ id: 'name', label: words.projectName, on: 'server' }],
  facts: [{ id: 'domainId', header: words.domainId, value: ({ domain_id: id }) => id }],
  actions: projectActions,
  tabs: [
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
      label: projectMessages.usageTab,
      policy: USAGE_POLICY,
      render: ({ id }) => <ProjectUsage id={id} />,
    },
  ],
})
