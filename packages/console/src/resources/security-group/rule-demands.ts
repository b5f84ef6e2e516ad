import type { NetworkDemand } from '../../services/network/use-network-demands.ts'
import { ruleManifest } from './security-group.manifest.ts'

/** What new rules take of the quota of rules. */
export const ruleDemands = (added: number): NetworkDemand[] => [
  { id: 'security_group_rule', label: ruleManifest.names.other, added },
]
