import type {
  AddressScope,
  FloatingIp,
  Network,
  NetworkAvailabilityZone,
  NetworkExtension,
  NetworkSegment,
  Port,
  QosPolicy,
  RbacPolicy,
  SecurityGroup,
  SecurityGroupRule,
  Subnet,
  SubnetPool,
} from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'

/** Neutron's resources that have the common calls and no others. */
const neutronCalls = <T>(one: string, many: string, at = `/v2.0/${many.replaceAll('_', '-')}`) =>
  resourceCalls<T>({ one, many, at, updates: 'PUT' })

export const addressScopes = neutronCalls<AddressScope>('address_scope', 'address_scopes')
export const floatingIps = neutronCalls<FloatingIp>('floatingip', 'floatingips')
export const networks = neutronCalls<Network>('network', 'networks')
export const networkExtensions = neutronCalls<NetworkExtension>('extension', 'extensions')
export const networkSegments = neutronCalls<NetworkSegment>('segment', 'segments')
export const networkZones = neutronCalls<NetworkAvailabilityZone>(
  'availability_zone',
  'availability_zones',
  '/v2.0/availability_zones',
)
export const ports = neutronCalls<Port>('port', 'ports')
export const qosPolicies = neutronCalls<QosPolicy>('policy', 'policies', '/v2.0/qos/policies')
export const rbacPolicies = neutronCalls<RbacPolicy>('rbac_policy', 'rbac_policies')
export const securityGroupRules = neutronCalls<SecurityGroupRule>('security_group_rule', 'security_group_rules')
export const securityGroups = neutronCalls<SecurityGroup>('security_group', 'security_groups')
export const subnetpools = neutronCalls<SubnetPool>('subnetpool', 'subnetpools')
export const subnets = neutronCalls<Subnet>('subnet', 'subnets')
