import type { Boot, UserSession } from '@meridian/contract'
import type { TabScope } from '../api/tab-scope.ts'

/** Reads what the server wrote into the page's meta tag. The server made it from the same type, so it is not checked. */
export function parseBoot(content: string | null | undefined): Boot {
  if (!content) throw new Error('The page came without its boot data')
  return JSON.parse(content) as Boot // written by the server from this very type; zod is too large for the sign-in page
}

export type FirstPage = { page: 'sign-in' | 'app' | 'console' | 'outage' } | { redirect: string }

/** Which page a URL leads to, before any of the pages is loaded. */
export function firstPage(
  { base, session, outage, console }: Boot,
  { pathname, search, hash }: Location | URL,
): FirstPage {
  if (pathname.startsWith(`${base}auth/login`) || expiredPasswordOf(base, pathname) !== null) return { page: 'sign-in' }
  if (session) return { page: console ? 'console' : 'app' }
  if (outage) return { page: 'outage' }
  return { redirect: `${base}auth/login/?next=${encodeURIComponent(pathname + search + hash)}` }
}

/** Whose expired password a page is for: the user's id; null for other pages. */
export function expiredPasswordOf(base: string, pathname: string): string | null {
  const prefix = `${base}auth/password/`
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/$/, '') || null : null
}

/** Search parameters are plain strings in the URL and out of it: what is typed by hand reads as it looks. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(search: Record<string, unknown>): string {
  const entries = Object.entries(search).flatMap(([key, value]) =>
    value == null || value === '' ? [] : [[key, String(value)]],
  )
  const text = new URLSearchParams(entries).toString()
  return text && `?${text}`
}

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
