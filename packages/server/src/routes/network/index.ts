import type { FastifyInstance } from 'fastify'
import { floatingIpRoutes } from './floating-ips.ts'
import { portForwardingRoutes } from './port-forwardings.ts'
import { securityGroupRoutes } from './security-groups.ts'

export function networkGroupRoutes(app: FastifyInstance): void {
  securityGroupRoutes(app)
  floatingIpRoutes(app)
  portForwardingRoutes(app)
}
