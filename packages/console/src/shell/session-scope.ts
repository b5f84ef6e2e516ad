import type { UserSession } from '@meridian/contract'
import type { TabScope } from '../api/tab-scope.ts'

type Place = Pick<UserSession, 'project_id' | 'domain_id' | 'services_region'>

/** Where a session works, as a tab says it with each call. */
export const scopeOf = ({ project_id, domain_id, services_region }: Place): TabScope => ({
  ...(project_id ? { project: project_id } : domain_id && { domain: domain_id }),
  ...(services_region && { region: services_region }),
})

/** Whether a session already is where the tab wants to be. */
export const isAt = (session: Place, wanted: TabScope | null): boolean => {
  const own = scopeOf(session)
  const { project, domain, region = own.region } = wanted ?? {}
  return region === own.region && (project || domain ? project === own.project && domain === own.domain : true)
}

/** Where a tab is after a change: a project takes the place of a domain, and the other way round. */
export const movedTo = (before: TabScope | null, { project, domain, region }: TabScope): TabScope => {
  const place = project || domain ? { project, domain } : { project: before?.project, domain: before?.domain }
  return { ...place, region: region ?? before?.region }
}
