import { projectEndpoints } from '@meridian/contract'
import { call } from '../../api/client.ts'
import type { Column, InlineEdit } from '../../framework/resource/column.ts'
import { canEdit } from '../../services/identity/can-edit.ts'
import { descriptionColumn, enabledColumn, idColumn } from '../../services/identity/identity-columns.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { projectFields } from './project.messages.ts'
import { projectManifest } from './project.manifest.ts'
import type { Project } from './project.queries.ts'

/** One field of the form, changed in its place. */
const edited = (field: 'name' | 'description'): InlineEdit<Project> => ({
  policy: [['identity', 'identity:update_project']],
  allowed: (_project, { settings }) => settingAt(settings, canEdit('project'), true),
  load: async ({ id }) => (await call(projectEndpoints.projectView, { params: { id } }))[field] ?? '',
  save: ({ id }, value) => call(projectEndpoints.projectUpdate, { params: { id }, body: { [field]: value } }),
})

export const projectColumns: Column<Project>[] = [
  {
    ...nameColumn<Project>({ type: projectManifest.type, label: ({ name }) => name, header: projectFields.name }),
    edit: edited('name'),
  },
  { ...descriptionColumn<Project>(), edit: edited('description') },
  idColumn(projectFields.id),
  { id: 'domain', header: projectFields.domainName, width: 128, value: ({ domain_name: name }) => name },
  enabledColumn(),
]
