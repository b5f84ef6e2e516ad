import type { Column } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { words } from '../text/common.messages.ts'

/** The owner, in panels of administrators. */
export const projectColumn = <T extends Item & { project_id: string | null }>(): Column<T> => ({
  id: 'project',
  header: words.project,
  scopes: ['admin'],
  relates: 'project',
  priority: 2,
  width: 120,
  value: ({ project_id: project }, { projectName }) => projectName(project),
})
