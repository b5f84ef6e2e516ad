import type { Column } from '../../framework/define-resource.ts'
import { descriptionColumn, enabledColumn, idColumn } from '../../framework/identity/identity-columns.ts'
import { nameColumn } from '../../framework/table/name-column.tsx'
import { projectFields } from './project.messages.ts'
import { projectPlace } from './project.place.ts'
import type { Project } from './project.queries.ts'

export const projectColumns: Column<Project>[] = [
  nameColumn({ type: projectPlace.type, label: ({ name }) => name, header: projectFields.name }),
  descriptionColumn(),
  idColumn(projectFields.id),
  { id: 'domain', header: projectFields.domainName, width: 128, value: ({ domain_name: name }) => name },
  enabledColumn(),
]
