import { projectEndpoints } from '@meridian/contract'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { call } from '../../api/client.ts'
import type { GlobalAction, LinkAction } from '../../framework/actions/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { canEdit } from '../../framework/identity/can-edit.ts'
import { memberActions } from '../../framework/identity/member-actions.ts'
import { paths } from '../../paths.ts'
import { deleteMessages, projectMessages } from './project.messages.ts'
import type { Project } from './project.queries.ts'

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

export const editProject: LinkAction<Project> = {
  id: 'edit',
  label: projectMessages.edit,
  icon: Pencil,
  policy: [['identity', 'identity:update_project']],
  setting,
  to: ({ id }) => paths.modal('edit-project', id),
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
