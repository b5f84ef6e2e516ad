import type { IncomingMessage } from 'node:http'
import { badRequest, Fault } from '../errors/fault.ts'

const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** The name or address in a Host header, without its port; empty if it is malformed. */
function nameIn(host = ''): string {
  const [, name = ''] = HOST.exec(host.toLowerCase()) ?? []
  return name.replace(/\.$/, '').replace(/^\[|\]$/g, '')
}

export const isLoopbackHost = (host: string | undefined): boolean => LOOPBACK.test(nameIn(host))

/**
 * Refuses a request for a host name that is not this cloud's: `names`, loopback, or the address that the client connected
 * to. Another site can let its own name resolve to this address (DNS rebinding); browsers then treat its pages as ours.
 */
export function refuseForeignHost(request: IncomingMessage, names: ReadonlySet<string>): void {
  const { headers, rawHeaders, socket } = request
  if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1)
    throw badRequest('The request has more than one Host header.')
  const name = nameIn(headers.host)
  // Sockets that listen on IPv6 report IPv4 addresses as ::ffff:192.0.2.1.
  const own = socket.localAddress?.replace(/^::ffff:(?=\d+\.)/, '')
  if (name === '' || !(LOOPBACK.test(name) || names.has(name) || name === own))
    throw new Fault(421, 'This cloud is not served under that host name: see allowed_hosts of meridian.yaml.')
}
