import type { FastifyInstance } from 'fastify'
import { addressGroupRoutes } from './address-groups.ts'
import { networkRoutes } from './networks.ts'
import { portRoutes } from './ports.ts'
import { qosRuleRoutes } from './qos-rules.ts'
import { networkQuotaRoutes } from './quotas.ts'
import { networkResourceRoutes } from './resources.ts'
import { routerRoutes } from './routers.ts'
import { networkTagRoutes } from './tags.ts'
import { trunkRoutes } from './trunks.ts'

export function neutronRoutes(app: FastifyInstance): void {
  networkRoutes(app)
  portRoutes(app)
  routerRoutes(app)
  trunkRoutes(app)
  qosRuleRoutes(app)
  addressGroupRoutes(app)
  networkResourceRoutes(app)
  networkQuotaRoutes(app)
  networkTagRoutes(app)
}
