import type { UserSession } from '@meridian/contract'
import type { TabScope } from '../api/tab-scope.ts'

type Place = Pick<UserSession, 'project_id' | 'services_region'>

/** Where a session works, as a tab says it with each call. */
export const scopeOf = ({ project_id, services_region }: Place): TabScope => ({
  ...(project_id && { project: project_id }),
  ...(services_region && { region: services_region }),
})

/** Whether a session already is where the tab wants to be. */
export const isAt = (session: Place, wanted: TabScope | null): boolean => {
  const own = scopeOf(session)
  return (wanted?.project ?? own.project) === own.project && (wanted?.region ?? own.region) === own.region
}
