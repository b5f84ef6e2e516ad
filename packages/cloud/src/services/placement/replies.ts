import { json } from '../../core/http/reply.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call } from '../../core/service/api.ts'
import { isSince } from './microversion.ts'

const CACHE_HEADERS_SINCE = 15

/** From 1.15 on responses have Last-Modified and Cache-Control headers. */
export function jsonReply(call: Call, body: unknown, status = 200, headers: Record<string, string> = {}): Reply {
  const caching = { 'cache-control': 'no-cache', 'last-modified': new Date(call.clock.now()).toUTCString() }
  return json(status, body, { ...(isSince(call, CACHE_HEADERS_SINCE) && caching), ...headers })
}

export const emptyReply = (status: 201 | 204, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: null,
})

export const locationOf = ({ baseUrl }: Call, path: string) => ({
  location: encodeURI(`${baseUrl}/placement${path}`.toWellFormed()),
})
