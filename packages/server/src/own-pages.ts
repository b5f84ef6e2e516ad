import type { FastifyRequest } from 'fastify'

/** Whether a page of this console asks, or the user by hand: a link or form elsewhere shall change nothing. */
export function fromOwnPages({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'] ?? 'none'
  return site === 'same-origin' || site === 'none'
}
