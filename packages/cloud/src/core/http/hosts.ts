import { hasManyHosts, isServedHost } from '@meridian/wire'
import type { IncomingMessage } from 'node:http'
import { badRequest, Fault } from '../errors/fault.ts'

/** Refuses a request for a host name that is not this cloud's. */
export function refuseForeignHost({ headers, rawHeaders, socket }: IncomingMessage, names: ReadonlySet<string>): void {
  if (hasManyHosts(rawHeaders)) throw badRequest('The request has more than one Host header.')
  if (!isServedHost(headers.host, names, socket.localAddress))
    throw new Fault(421, 'This cloud is not served under that host name: see allowed_hosts of meridian.yaml.')
}
