import { projectEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useCallback } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { useServices } from '../session/services.ts'
import { useSession } from '../session/session.ts'
import { NOTHING_SET, useSettings } from '../session/settings.ts'
import { useErrorToast } from '../text/error-text.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import type { Fact } from './column.ts'
import type { CellContext, Item } from './item.ts'

/** The context that the cells of these facts need; the same object until something in it changes. */
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

/**
 * Returns a function for a project's name, or its id if the user may not see the name. Fetches the names only if
 * `wanted`.
 */
export function useProjectNames(wanted: boolean): (id: string | null) => string {
  const session = useSession()
  const whose = session.is_superuser ? {} : { user_id: session.id, admin: 'false' }
  const { data, error } = useQuery({
    ...query(projectEndpoints.projectList, { query: whose }),
    enabled: wanted,
    staleTime: Infinity,
  })
  useErrorToast(error, frameworkMessages.projectsFailed, 'warning')
  const names = useMemo(() => {
    const own: [string, string][] =
      session.project_id && session.project_name ? [[session.project_id, session.project_name]] : []
    return new Map([...own, ...(data?.items ?? []).map(({ id, name }): [string, string] => [id, name])])
  }, [data, session])
  return useCallback((id) => (id === null ? '' : (names.get(id) ?? id)), [names])
}
