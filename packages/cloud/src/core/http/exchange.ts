import type { IncomingMessage } from 'node:http'
import { newUuid } from '../ids.ts'
import type { Kernel, MountedService } from '../kernel/kernel.ts'
import type { RequestMeta } from '../service/service.ts'

/** A request to a service, before routing. */
export interface Exchange extends RequestMeta {
  request: IncomingMessage
  mounted: MountedService
  /** Path and query behind the service's prefix. */
  target: string
  /** IP address of the client. */
  peer: string
}

/** undefined if no service has the path. */
export function exchangeOf(kernel: Kernel, request: IncomingMessage): Exchange | undefined {
  const { method = 'GET', headers, url = '/' } = request
  const [, first = ''] = url.split(/[/?]/, 2)
  const byPrefix = kernel.mounted.get(first)
  const mounted = byPrefix ?? kernel.rootPaths.get(first)
  if (!mounted) return undefined
  const target = byPrefix ? url.slice(first.length + 1) : url
  const [path = ''] = target.split('?', 1)
  const requestId = `req-${newUuid()}`
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  return { request, method, headers, mounted, target, path, peer, requestId, baseUrl: baseUrlOf(kernel, request) }
}

/** The address that the client used, for links. */
export function baseUrlOf({ address }: Kernel, { headers }: IncomingMessage): string {
  const { host = '' } = headers
  return `http://${/^[\w.:[\]-]+$/.test(host) ? host : address}`
}
