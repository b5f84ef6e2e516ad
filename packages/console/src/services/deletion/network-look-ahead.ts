import {
  addressGroupUses,
  addressScopeUses,
  interfaceUses,
  loadBalancerUses,
  qosPolicyUses,
  rbacPolicyUses,
  segmentUses,
  subnetPoolUses,
  trunkUses,
} from '@meridian/contract'
import { lookAheadOf } from './look-ahead.ts'

export const addressScopeLookAhead = lookAheadOf(addressScopeUses)
export const subnetPoolLookAhead = lookAheadOf(subnetPoolUses)
export const addressGroupLookAhead = lookAheadOf(addressGroupUses)
export const qosPolicyLookAhead = lookAheadOf(qosPolicyUses)
export const rbacPolicyLookAhead = lookAheadOf(rbacPolicyUses)
export const interfaceLookAhead = lookAheadOf(interfaceUses)
export const loadBalancerLookAhead = lookAheadOf(loadBalancerUses)
export const trunkLookAhead = lookAheadOf(trunkUses)
export const segmentLookAhead = lookAheadOf(segmentUses)
