/** Where this tab works, when that differs from the session. */
export interface TabScope {
  project?: string
  /** In place of a project: the domain that is administered. */
  domain?: string
  region?: string
}

const KEY = 'meridian.scope'

/** Makes all later calls of this tab, and of its reloads, work in this project and region; null: the session's again. */
export function setTabScope(scope: TabScope | null) {
  if (scope) sessionStorage.setItem(KEY, JSON.stringify(scope))
  else sessionStorage.removeItem(KEY)
}

/** What `setTabScope` set; null where the session's own holds. */
export function tabScope(): TabScope | null {
  const stored = sessionStorage.getItem(KEY)
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
