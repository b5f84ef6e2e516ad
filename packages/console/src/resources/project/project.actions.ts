import { projectEndpoints } from '@meridian/contract'
import { ChartColumn, CircleDot, Gauge } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { Action, LinkAction, RunningAction } from '../../framework/actions/action.ts'
import { deleteAction } from '../../framework/actions/delete-action.ts'
import { createAction, dialogAction, editAction } from '../../framework/actions/dialog-action.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { VOLUME_SERVICES } from '../../framework/session/services.ts'
import { paths } from '../../paths.ts'
import { canEdit, memberActions } from '../../services/identity/identity-resource.ts'
import { projectManifest as manifest } from './project.manifest.ts'
import { memberTexts, projectMessages } from './project.messages.ts'
import type { Project } from './project.queries.ts'

const setting = canEdit('project')
const dialog = async () => (await import('./form/ProjectForm.tsx')).ProjectForm

export const projectMembers = memberActions<Project>(manifest, {
  scopeOf: ({ id }) => ({ project: id }),
  ...memberTexts,
})

/** Administrators see the usage of every project. */
export const USAGE_POLICY: readonly PolicyRule[] = [['compute', 'os_compute_api:os-simple-tenant-usage:list']]

const viewUsage: LinkAction<Project> = {
  id: 'usage',
  label: projectMessages.viewUsage,
  icon: ChartColumn,
  services: ['compute'],
  policy: USAGE_POLICY,
  to: ({ id }) => paths.details(manifest.type, id, 'usage'),
}

const modifyQuotas = dialogAction<Project>(manifest, 'quotas', {
  label: projectMessages.modifyQuotas,
  icon: Gauge,
  services: ['compute', 'network', ...VOLUME_SERVICES],
  policy: [['compute', 'os_compute_api:os-quota-sets:update']],
  setting: ['OPENSTACK_HYPERVISOR_FEATURES', 'enable_quotas'],
  dialog: async () => (await import('./quotas/ModifyQuotas.tsx')).ModifyQuotas,
})

/** Only Keystone knows whether the user has a role on the project; it refuses the change if not. */
const setActive: RunningAction<Project> = {
  id: 'set-active',
  label: projectMessages.setActive,
  icon: CircleDot,
  allowed: ({ id, enabled }, { session }) => enabled && id !== session.project_id,
  async run([project], { changeScope }) {
    if (project) changeScope?.({ project: project.id })
    return null
  },
}

export const projectActions: Action<Project>[] = [
  createAction(manifest, { policy: [['identity', 'identity:create_project']], setting, dialog }),
  ...projectMembers,
  editAction<Project>(manifest, { policy: [['identity', 'identity:update_project']], setting, dialog }),
  viewUsage,
  modifyQuotas,
  deleteAction<Project>(manifest, {
    policy: [['identity', 'identity:delete_project']],
    setting,
    sentences: { body: projectMessages.deleteQuestion },
    // Users may not delete the project that they work in.
    allowed: ({ id }, { session }) => id !== session.project_id,
    remove: ({ id }) => call(projectEndpoints.projectDelete, { params: { id } }),
  }),
  setActive,
]
