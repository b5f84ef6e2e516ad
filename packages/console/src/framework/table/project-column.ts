import type { MessageDescriptor } from 'react-intl'
import type { Column, Item } from '../resource/define-resource.ts'

/** Whose it is, where a panel shows everybody's. */
export const projectColumn = <T extends Item & { project_id: string | null }>(
  header: MessageDescriptor,
): Column<T> => ({
  id: 'project',
  header,
  scopes: ['admin'],
  relates: 'project',
  priority: 2,
  width: 120,
  value: ({ project_id: project }, { projectName }) => projectName(project),
})
