import type { FastifyInstance } from 'fastify'
import { floatingIpRoutes } from './floating-ips.ts'
import { securityGroupRoutes } from './security-groups.ts'

export function networkGroupRoutes(app: FastifyInstance): void {
  securityGroupRoutes(app)
  floatingIpRoutes(app)
}
