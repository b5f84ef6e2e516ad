import { projectEndpoints } from '@meridian/contract'
import { ChartColumn, CircleDot, Gauge, Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction, RunningAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { memberActions } from '../../services/identity/member-actions.ts'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { opens } from '../../framework/actions/dialog-action.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, projectMessages } from './project.messages.ts'
import { projectManifest } from './project.manifest.ts'
import type { Project } from './project.queries.ts'
import { quotaMessages } from './quotas/quotas.messages.ts'
import { USAGE_POLICY } from './usage/usage-policy.ts'

const setting = canEdit('project')

export const createProject: GlobalAction = {
  id: 'create',
  label: projectMessages.create,
  icon: Plus,
  policy: [['identity', 'identity:create_project']],
  setting,
  open: () => paths.modal('create-project'),
}

export const [manageProjectMembers, modifyProjectGroups] = memberActions<Project>('project')

export const editProject = opens<Project>('edit-project', {
  id: 'edit',
  label: projectMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_project']],
  setting,
})

export const viewUsage: LinkAction<Project> = {
  id: 'usage',
  label: projectMessages.viewUsage,
  icon: ChartColumn,
  services: ['compute'],
  policy: USAGE_POLICY,
  to: ({ id }) => paths.details(projectManifest.type, id, 'usage'),
}

export const modifyQuotas = opens<Project>('modify-quotas', {
  id: 'quotas',
  label: quotaMessages.title,
  icon: Gauge,
  services: ['compute', 'network', ...VOLUME_SERVICES],
  policy: [['compute', 'os_compute_api:os-quota-sets:update']],
  setting: ['OPENSTACK_HYPERVISOR_FEATURES', 'enable_quotas'],
})

/** Whether the user has a role there only Keystone knows, which says so when it is asked. */
export const setActive: RunningAction<Project> = {
  id: 'set-active',
  label: projectMessages.setActive,
  icon: CircleDot,
  allowed: ({ id, enabled }, { session }) => enabled && id !== session.project_id,
  async run([project], { changeScope }) {
    if (project) changeScope?.({ project: project.id })
    return null
  },
}

export const deleteProjects = batchAction<Project>({
  id: 'delete',
  icon: Trash2,
  danger: true,
  batch: true,
  removes: true,
  policy: [['identity', 'identity:delete_project']],
  setting,
  messages: deleteMessages,
  // Nobody takes away the ground that they stand on.
  allowed: ({ id }, { session }) => id !== session.project_id,
  perform: ({ id }) => call(projectEndpoints.projectDelete, { params: { id } }),
})
