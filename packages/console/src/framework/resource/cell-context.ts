import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { Fact } from './column.ts'
import type { CellContext, Item } from './item.ts'
import { useProjectNames } from './project-names.ts'
import { useServices } from '../session/services.ts'
import { useSession } from '../session/session.ts'
import { NOTHING_SET, useSettings } from '../session/settings.ts'

/** What the cells of these facts need besides the items; the same object until something in it changes. */
export function useCellContext<T extends Item>(facts: readonly Fact<T>[]): CellContext {
  const intl = useIntl()
  const session = useSession()
  const projectName = useProjectNames(facts.some(({ relates }) => relates === 'project'))
  const isServed = useServices()
  const settings = useSettings() ?? NOTHING_SET
  return useMemo(
    () => ({ intl, session, projectName, serves: (type) => isServed(type) === true, settings }),
    [intl, session, projectName, isServed, settings],
  )
}
