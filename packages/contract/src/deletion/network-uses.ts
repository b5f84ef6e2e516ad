import { floatingIpEndpoints } from '../network/floating-ips.ts'
import { securityGroupEndpoints } from '../network/security-groups.ts'
import { networkEndpoints } from '../neutron/networks.ts'
import { portEndpoints, type Port } from '../neutron/ports.ts'
import { rbacPolicyEndpoints, type RbacPolicy } from '../neutron/rbac-policies.ts'
import { subnetPoolEndpoints } from '../neutron/subnet-pools.ts'
import { subnetEndpoints } from '../neutron/subnets.ts'
import { EVERYWHERE, type Uses } from './uses.ts'

export const addressScopeUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'subnetPool',
    find: async ({ id }, read) =>
      (await read(subnetPoolEndpoints.subnetPoolList, EVERYWHERE)).filter(
        ({ address_scope_id: scope }) => scope === id,
      ),
  },
]

export const subnetPoolUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'subnet',
    find: async ({ id }, read) =>
      (await read(subnetEndpoints.subnetList, EVERYWHERE))
        .filter(({ subnetpool_id: pool }) => pool === id)
        .map(({ id: subnet, name, cidr }) => ({ id: subnet, name: name || cidr })),
  },
]

export const addressGroupUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'securityGroup',
    find: async ({ id }, read) =>
      (await read(securityGroupEndpoints.securityGroupList, EVERYWHERE)).filter(({ security_group_rules: rules }) =>
        rules.some(({ remote_address_group_id: group }) => group === id),
      ),
  },
]

export const qosPolicyUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'network',
    find: async ({ id }, read) =>
      (await read(networkEndpoints.networkList, EVERYWHERE)).filter(({ qos_policy_id: policy }) => policy === id),
  },
  {
    effect: 'blocks',
    type: 'port',
    find: async ({ id }, read) =>
      (await read(portEndpoints.portList, EVERYWHERE)).filter(({ qos_policy_id: policy }) => policy === id),
  },
  {
    effect: 'blocks',
    type: 'floatingIp',
    find: async ({ id }, read) =>
      (await read(floatingIpEndpoints.floatingIpList, EVERYWHERE))
        .filter(({ qos_policy_id: policy }) => policy === id)
        .map(({ id: address, ip }) => ({ id: address, name: ip })),
  },
]

/** The projects that a policy shares with; Neutron refuses while they have ports on the shared network. */
export const rbacPolicyUses: Uses<RbacPolicy> = [
  {
    effect: 'affects',
    reason: 'loseAccess',
    type: 'project',
    find: ({ target_tenant: target }) => [{ id: target, detail: target === '*' ? 'all' : 'one' }],
  },
  {
    effect: 'blocks',
    type: 'port',
    find: async (policy, read) => {
      if (policy.object_type !== 'network' || policy.action !== 'access_as_shared') return []
      const { object_id: network_id, target_tenant: target } = policy
      const [networks, policies, ports] = await Promise.all([
        read(networkEndpoints.networkList, { query: { id: network_id, ...EVERYWHERE.query } }),
        read(rbacPolicyEndpoints.rbacPolicyList, { query: { object_id: network_id } }),
        read(portEndpoints.portList, { query: { network_id, ...EVERYWHERE.query } }),
      ])
      const owner = networks.find(({ id }) => id === network_id)?.tenant_id
      // Without the owner and the other policies it is not known whose ports keep their access.
      if (owner === undefined || !policies.some(({ id }) => id === policy.id)) return []
      const others = policies
        .filter(({ id, object_id: of, action }) => id !== policy.id && of === network_id && action === policy.action)
        .map((one) => one.target_tenant)
      const kept = new Set([...others, owner, ''])
      return ports.filter(
        ({ tenant_id: project }) => (target === '*' || project === target) && !kept.has(project) && !kept.has('*'),
      )
    },
  },
]

type Reached = Pick<Port, 'id' | 'device_id' | 'fixed_ips'>

/** Neutron refuses to remove an interface while floating IPs are reached through it. */
export const interfaceUses: Uses<Reached> = [
  {
    effect: 'blocks',
    type: 'floatingIp',
    find: async (port, read) => {
      const addresses = await read(floatingIpEndpoints.floatingIpList, EVERYWHERE)
      const behind = addresses.filter(({ router_id: router, port_id: to }) => router === port.device_id && to !== null)
      if (behind.length === 0) return []
      const near = new Set(port.fixed_ips.map(({ subnet_id: subnet }) => subnet))
      const ports = await read(portEndpoints.portList, EVERYWHERE)
      // A port may have addresses in several subnets: the one that the floating IP leads to counts.
      const isReached = (to: Reached, address: string | null) =>
        to.fixed_ips.some(
          ({ subnet_id: subnet, ip_address: ip }) => near.has(subnet) && (address === null || ip === address),
        )
      return behind
        .filter(({ port_id: to, fixed_ip: address }) => ports.some((one) => one.id === to && isReached(one, address)))
        .map(({ id, ip }) => ({ id, name: ip }))
    },
  },
]

/** The subports become ordinary ports. */
export const trunkUses: Uses<{ id: string; port_id: string; sub_ports: readonly { port_id: string }[] }> = [
  {
    effect: 'stays',
    type: 'port',
    find: async ({ port_id: parent, sub_ports: subports }, read) => {
      const ids = new Set([parent, ...subports.map(({ port_id: id }) => id)])
      return (await read(portEndpoints.portList, EVERYWHERE)).filter(({ id }) => ids.has(id))
    },
  },
]

export const segmentUses: Uses<{ id: string; network_id: string }> = [
  {
    effect: 'blocks',
    type: 'subnet',
    find: async ({ id, network_id }, read) =>
      (await read(subnetEndpoints.subnetList, { query: { network_id, ...EVERYWHERE.query } }))
        .filter(({ segment_id: segment }) => segment === id)
        .map(({ id: subnet, name, cidr }) => ({ id: subnet, name: name || cidr })),
  },
]
