import { addressGroupEndpoints } from './address-groups.ts'
import { addressScopeEndpoints } from './address-scopes.ts'
import { networkAgentEndpoints } from './agents.ts'
import { networkFeatureEndpoints } from './extensions.ts'
import { networkOperationEndpoints } from './network-operation.ts'
import { networkEndpoints } from './networks.ts'
import { portEndpoints } from './ports.ts'
import { qosPolicyEndpoints } from './qos-policies.ts'
import { qosRuleEndpoints } from './qos-rules.ts'
import { networkQuotaEndpoints } from './quotas.ts'
import { rbacPolicyEndpoints } from './rbac-policies.ts'
import { routerEndpoints } from './routers.ts'
import { networkSegmentEndpoints } from './segments.ts'
import { subnetPoolEndpoints } from './subnet-pools.ts'
import { subnetEndpoints } from './subnets.ts'
import { networkTagEndpoints } from './tags.ts'
import { trunkEndpoints } from './trunks.ts'

export const neutron = {
  ...networkEndpoints,
  ...subnetEndpoints,
  ...subnetPoolEndpoints,
  ...portEndpoints,
  ...routerEndpoints,
  ...trunkEndpoints,
  ...qosPolicyEndpoints,
  ...qosRuleEndpoints,
  ...networkAgentEndpoints,
  ...networkOperationEndpoints,
  ...networkSegmentEndpoints,
  ...networkFeatureEndpoints,
  ...networkQuotaEndpoints,
  ...rbacPolicyEndpoints,
  ...addressGroupEndpoints,
  ...addressScopeEndpoints,
  ...networkTagEndpoints,
}
