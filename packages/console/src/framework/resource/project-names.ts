import { projectEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { query } from '../../api/query.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { useErrorToast } from '../text/use-error-toast.ts'
import { useSession } from '../session/session.ts'

/** Answers a project's name, or its id where the user may not know it. Asks for the names only when `wanted`. */
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
