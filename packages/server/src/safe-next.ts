import type { FastifyRequest } from 'fastify'
import { badRequest } from './errors.ts'

/** The parameter `next` of a link. */
export function nextOf({ query }: FastifyRequest): string | undefined {
  const { next } = query as Record<string, string | string[] | undefined> // Fastify parses every query into this
  if (Array.isArray(next)) throw badRequest('next: must be given once')
  return next
}

/**
 * The redirect after sign-in: `next` if it is a path of this console, else the console's home. Browsers read `\` as
 * `/`, skip tabs and newlines, and take `//host` for another site; so the value is resolved as a browser does it, and
 * must stay on the origin and under the base path.
 */
export function safeNext(next: string | undefined, base: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, PLACEHOLDER_ORIGIN)) return base
  const url = new URL(next, PLACEHOLDER_ORIGIN)
  const path = url.pathname + url.search + url.hash
  const inside = url.origin === PLACEHOLDER_ORIGIN && url.pathname.startsWith(base) && !path.startsWith('//')
  return inside && !url.pathname.startsWith(`${base}auth/`) ? path : base
}

const PLACEHOLDER_ORIGIN = 'http://console.invalid'

/** URL of the sign-in page, which leads back to `next`; a user who had a session reads that it has ended. */
export function loginUrl(base: string, next: string | undefined, ended: boolean): string {
  const query = new URLSearchParams()
  const back = safeNext(next, base)
  if (back !== base) query.set('next', back)
  if (ended) query.set('reason', 'expired')
  return `${base}auth/login/${query.size ? `?${query}` : ''}`
}
