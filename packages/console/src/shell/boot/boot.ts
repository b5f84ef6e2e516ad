import type { Boot } from '@meridian/contract'
import { questionOf } from './question.ts'

/** Reads the boot data from the page's meta tag. The server wrote it from the same type, so it is not validated. */
export function parseBoot(content: string | null | undefined): Boot {
  if (!content) throw new Error('The page came without its boot data')
  return JSON.parse(content) as Boot // written by the server from this type; zod is too large for the sign-in page
}

export type FirstPage = { page: 'sign-in' | 'ask' | 'app' | 'console' | 'outage' } | { redirect: string }

/** The page of a URL, before any page's code is loaded. */
export function firstPage(
  { base, session, outage, console, waiting }: Boot,
  { pathname, search, hash }: Location | URL,
): FirstPage {
  if (pathname.startsWith(`${base}auth/login`) || expiredPasswordOf(base, pathname) !== null) return { page: 'sign-in' }
  const question = session ? questionOf(base, pathname) : null
  // The address outlives the sign-in that it asks about.
  if (question?.kind === 'user' && !waiting) return { redirect: base }
  if (question) return { page: 'ask' }
  if (session) return { page: console ? 'console' : 'app' }
  if (outage) return { page: 'outage' }
  return { redirect: `${base}auth/login/?next=${encodeURIComponent(pathname + search + hash)}` }
}

/** The id of the user whose expired password the page changes; null for other pages. */
export function expiredPasswordOf(base: string, pathname: string): string | null {
  const prefix = `${base}auth/password/`
  return pathname.startsWith(prefix) ? pathname.slice(prefix.length).replace(/\/$/, '') || null : null
}
