import { hasManyHosts, isServedHost } from '@meridian/wire'
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

/** Refuses requests for host names that are not the console's. */
export function registerHosts(app: FastifyInstance, { allowedHosts = [], host = '' }: HostOptions): void {
  const names = new Set([...allowedHosts, host].map((name) => name.toLowerCase()))
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, socket } = request.raw
    if (hasManyHosts(rawHeaders)) return done(badRequest('The request has more than one Host header.'))
    if (request.routeOptions.config.anyHost || isServedHost(request.host, names, socket.localAddress)) return done()
    done(new ApiRefusal(421, 'This console is not served under that host name: see allowed_hosts of meridian.yaml.'))
  })
}
