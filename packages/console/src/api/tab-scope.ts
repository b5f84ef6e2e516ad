/** Where this tab works, when that differs from the session. */
export interface TabScope {
  project?: string
  /** In place of a project: the domain that is administered. */
  domain?: string
  region?: string
}

/** Where the tab keeps it; ask-early.js reads it too. */
export const TAB_SCOPE_KEY = 'meridian.scope'

/** Makes all later calls of this tab, and of its reloads, work in this project and region; null: the session's again. */
export function setTabScope(scope: TabScope | null) {
  if (scope) sessionStorage.setItem(TAB_SCOPE_KEY, JSON.stringify(scope))
  else sessionStorage.removeItem(TAB_SCOPE_KEY)
}

/** What `setTabScope` set; null where the session's own holds. */
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
