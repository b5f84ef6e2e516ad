/** The scope of this tab, if it differs from the session's. */
export interface TabScope {
  project?: string
  /** Instead of a project: the domain that is administered. */
  domain?: string
  region?: string
}

/** The key in sessionStorage; early-request.js reads it, too. */
export const TAB_SCOPE_KEY = 'meridian.scope'

/** Sets the project and region of all further requests of this tab, also after a reload; null: the session's. */
export function setTabScope(scope: TabScope | null) {
  if (scope) sessionStorage.setItem(TAB_SCOPE_KEY, JSON.stringify(scope))
  else sessionStorage.removeItem(TAB_SCOPE_KEY)
}

/** The tab's own scope; null if it has the session's. */
export function tabScope(): TabScope | null {
  const stored = sessionStorage.getItem(TAB_SCOPE_KEY)
  return stored ? (JSON.parse(stored) as TabScope) : null // only setTabScope writes this key
}

export function tabScopeHeaders(): Record<string, string> {
  const { project, domain, region } = tabScope() ?? {}
  return {
    ...(project && { 'X-Meridian-Project': project }),
    ...(domain && { 'X-Meridian-Domain': domain }),
    ...(region && { 'X-Meridian-Region': region }),
  }
}
