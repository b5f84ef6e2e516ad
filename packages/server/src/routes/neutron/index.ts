import type { FastifyInstance } from 'fastify'
import { networkAgentRoutes } from './agents.ts'
import { networkFeatureRoutes } from './extensions.ts'
import { networkRoutes } from './networks.ts'
import { portRoutes } from './ports.ts'
import { qosPolicyRoutes } from './qos-policies.ts'
import { qosRuleRoutes } from './qos-rules.ts'
import { networkQuotaRoutes } from './quotas.ts'
import { rbacPolicyRoutes } from './rbac-policies.ts'
import { routerRoutes } from './routers.ts'
import { subnetPoolRoutes } from './subnet-pools.ts'
import { subnetRoutes } from './subnets.ts'
import { trunkRoutes } from './trunks.ts'

export function neutronRoutes(app: FastifyInstance): void {
  networkRoutes(app)
  subnetRoutes(app)
  subnetPoolRoutes(app)
  portRoutes(app)
  routerRoutes(app)
  trunkRoutes(app)
  qosPolicyRoutes(app)
  qosRuleRoutes(app)
  networkAgentRoutes(app)
  networkFeatureRoutes(app)
  networkQuotaRoutes(app)
  rbacPolicyRoutes(app)
}
