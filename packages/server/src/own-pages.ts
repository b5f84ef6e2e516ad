import type { FastifyRequest } from 'fastify'

/**
 * Whether a page of this console sent the request, or the user opened the URL: links and forms of other sites must
 * change nothing.
 */
export function fromOwnPages({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return site === 'same-origin' || site === 'none'
}
