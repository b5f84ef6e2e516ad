import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { CellContext, Column, Item } from './define-resource.ts'
import { useProjectNames } from './project-names.ts'
import { useSession } from './session.ts'

/** What these columns need besides the items; the same object until something in it changes. */
export function useCellContext<T extends Item>(columns: readonly Column<T>[]): CellContext {
  const intl = useIntl()
  const session = useSession()
  const projectName = useProjectNames(columns.some(({ relates }) => relates === 'project'))
  return useMemo(() => ({ intl, session, projectName }), [intl, session, projectName])
}
