import { floatingIpEndpoints } from '../network/floating-ips.ts'
import { securityGroupEndpoints } from '../network/security-groups.ts'
import { networkEndpoints } from '../neutron/networks.ts'
import { portEndpoints, type Port } from '../neutron/ports.ts'
import { rbacPolicyEndpoints, type RbacPolicy } from '../neutron/rbac-policies.ts'
import { subnetPoolEndpoints } from '../neutron/subnet-pools.ts'
import { subnetEndpoints } from '../neutron/subnets.ts'
import { blocks, EVERYWHERE, everywhere, type Uses } from './uses.ts'

const { floatingIpList } = floatingIpEndpoints
const { networkList } = networkEndpoints
const { portList } = portEndpoints
const { rbacPolicyList } = rbacPolicyEndpoints
const { securityGroupList } = securityGroupEndpoints
const { subnetList } = subnetEndpoints
const { subnetPoolList } = subnetPoolEndpoints

type ById = Uses<{ id: string }>

const addressOf = ({ id, ip }: { id: string; ip: string }) => ({ id, name: ip })
const subnetOf = ({ id, name, cidr }: { id: string; name: string; cidr: string }) => ({ id, name: name || cidr })
const hasPolicy = ({ qos_policy_id: policy }: Record<string, unknown>, { id }: { id: string }) => policy === id

export const addressScopeUses: ById = [
  blocks('subnetPool').in(subnetPoolList, everywhere, ({ address_scope_id: scope }, { id }) => scope === id),
]

export const subnetPoolUses: ById = [
  blocks('subnet').in(subnetList, everywhere, ({ subnetpool_id: pool }, { id }) => pool === id, subnetOf),
]

export const addressGroupUses: ById = [
  blocks('securityGroup').in(securityGroupList, everywhere, ({ security_group_rules: rules }, { id }) =>
    rules.some(({ remote_address_group_id: group }) => group === id),
  ),
]

export const qosPolicyUses: ById = [
  blocks('network').in(networkList, everywhere, hasPolicy),
  blocks('port').in(portList, everywhere, hasPolicy),
  blocks('floatingIp').in(floatingIpList, everywhere, hasPolicy, addressOf),
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
        read(networkList, { query: { id: network_id, ...EVERYWHERE.query } }),
        read(rbacPolicyList, { query: { object_id: network_id } }),
        read(portList, { query: { network_id, ...EVERYWHERE.query } }),
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
      const addresses = await read(floatingIpList, EVERYWHERE)
      const behind = addresses.filter(({ router_id: router, port_id: to }) => router === port.device_id && to !== null)
      if (behind.length === 0) return []
      const near = new Set(port.fixed_ips.map(({ subnet_id: subnet }) => subnet))
      const ports = await read(portList, EVERYWHERE)
      // A port may have addresses in several subnets: the one that the floating IP leads to counts.
      const isReached = (to: Reached, address: string | null) =>
        to.fixed_ips.some(
          ({ subnet_id: subnet, ip_address: ip }) => near.has(subnet) && (address === null || ip === address),
        )
      return behind
        .filter(({ port_id: to, fixed_ip: address }) => ports.some((one) => one.id === to && isReached(one, address)))
        .map(addressOf)
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
      return (await read(portList, EVERYWHERE)).filter(({ id }) => ids.has(id))
    },
  },
]

export const segmentUses: Uses<{ id: string; network_id: string }> = [
  blocks('subnet').in(
    subnetList,
    ({ network_id }) => ({ query: { network_id, ...EVERYWHERE.query } }),
    ({ segment_id: segment }, { id }) => segment === id,
    subnetOf,
  ),
]
