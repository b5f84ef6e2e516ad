import type { UserSession } from '@meridian/contract'
import type { TabScope } from '../../api/tab-scope.ts'

type SessionScope = Pick<UserSession, 'project_id' | 'domain_id' | 'services_region'>

/** The scope of a session, as a tab sends it with each request. */
export const scopeOf = ({ project_id, domain_id, services_region }: SessionScope): TabScope => ({
  ...(project_id ? { project: project_id } : domain_id && { domain: domain_id }),
  ...(services_region && { region: services_region }),
})

/** Whether the session has the scope of the tab. */
export const isAt = (session: SessionScope, wanted: TabScope | null): boolean => {
  const own = scopeOf(session)
  const { project, domain, region = own.region } = wanted ?? {}
  return region === own.region && (project || domain ? project === own.project && domain === own.domain : true)
}

/** The tab's scope after a change: a project replaces a domain, and the other way round. */
export const movedTo = (before: TabScope | null, { project, domain, region }: TabScope): TabScope => {
  const target = project || domain ? { project, domain } : { project: before?.project, domain: before?.domain }
  return { ...target, region: region ?? before?.region }
}
