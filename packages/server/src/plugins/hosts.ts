import type { FastifyInstance } from 'fastify'
import { ApiRefusal, badRequest } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Served under any host name: for load balancers, which call replicas by names of their own. */
    anyHost?: boolean
  }
}

interface HostOptions {
  allowedHosts?: string[]
  /** The address that the server listens on. */
  host?: string
}

/**
 * Refuses requests for host names that are not the console's. Another site can let its own name resolve to this
 * address (DNS rebinding); browsers then treat its pages as pages of this console.
 */
export function registerHosts(app: FastifyInstance, { allowedHosts = [], host = '' }: HostOptions): void {
  const names = new Set([...allowedHosts, host].map((name) => name.toLowerCase()))
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, socket } = request.raw
    if (rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1)
      return done(badRequest('The request has more than one Host header.'))
    if (request.routeOptions.config.anyHost || isServed(request.host, names, socket.localAddress)) return done()
    done(new ApiRefusal(421, 'This console is not served under that host name: see allowed_hosts of meridian.yaml.'))
  })
}

/** `localAddress` is the address that the client connected to: it is known to be ours if we listen on all of them. */
export function isServed(host: string, names: ReadonlySet<string>, localAddress = ''): boolean {
  const name = HOST.exec(host.toLowerCase())?.[1]
    ?.replace(/\.$/, '')
    .replace(/^\[|\]$/g, '')
  if (!name) return false
  return LOOPBACK.test(name) || names.has(name) || name === unmapped(localAddress)
}

/** A name or address, and the port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/

/** Sockets that listen on IPv6 report IPv4 addresses as ::ffff:192.0.2.1. */
const unmapped = (address: string) => address.replace(/^::ffff:(?=\d+\.)/, '')
