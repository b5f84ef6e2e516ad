import { agedBy, days, named, rule, SECURITY_GROUP } from '../rule.ts'

const changed = ({ updated_at: updated, created_at: created }: { updated_at?: string; created_at?: string }) =>
  updated ?? created

/** Ports that a network has of its own. */
const OF_NETWORK = ['network:dhcp', 'network:distributed', 'network:metadata']

/** Networks, addresses and groups that nothing uses. */
export const networkWaste = [
  rule({
    id: 'unusedAddress',
    kind: 'waste',
    needs: ['floatingIps'],
    facts: 'floating IP: port_id, port_forwardings, updated_at',
    threshold: days(1),
    fix: 'delete',
    evaluate: ({ floatingIps }, context) =>
      floatingIps.flatMap((address) => {
        const forwardings: unknown = address.port_forwardings
        if (address.port_id !== null || (Array.isArray(forwardings) && forwardings.length > 0)) return []
        const age = agedBy(changed(address), context)
        const thing = { type: 'OS::Neutron::FloatingIP', id: address.id, name: address.floating_ip_address }
        return age ? [{ thing, ...age }] : []
      }),
  }),
  rule({
    id: 'unusedPort',
    kind: 'waste',
    needs: ['ports', 'floatingIps'],
    facts:
      'port: device_id, device_owner, trunk_id, fixed_ips, allowed_address_pairs, updated_at; floating IP: port_id',
    threshold: days(7),
    fix: 'delete',
    evaluate({ ports, floatingIps }, context) {
      // An address that other ports may use, or that has a floating IP, is one that moves between instances.
      const paired = new Set(ports.flatMap(({ allowed_address_pairs: pairs }) => pairs.map((pair) => pair.ip_address)))
      const addressed = new Set(floatingIps.map(({ port_id: id }) => id))
      return ports.flatMap((port) => {
        const isFree = port.device_id === '' && port.device_owner === '' && !port.trunk_id && !port.trunk_details
        const moves = addressed.has(port.id) || port.fixed_ips.some(({ ip_address: ip }) => paired.has(ip))
        const age = isFree && !moves && agedBy(changed(port), context, 'likely')
        return age ? [{ thing: named('OS::Neutron::Port', port), ...age, what: port.fixed_ips[0]?.ip_address }] : []
      })
    },
  }),
  rule({
    id: 'idleRouter',
    kind: 'waste',
    needs: ['routers', 'ports'],
    facts: 'router: updated_at; port: device_id, device_owner',
    threshold: days(7),
    fix: 'delete',
    evaluate({ routers, ports }, context) {
      const connected = new Set(
        ports.flatMap(({ device_id: id, device_owner: owner }) =>
          owner.startsWith('network:') && owner !== 'network:router_gateway' ? id : [],
        ),
      )
      return routers.flatMap((router) => {
        const age = !connected.has(router.id) && agedBy(changed(router), context)
        return age ? [{ thing: named('OS::Neutron::Router', router), ...age }] : []
      })
    },
  }),
  rule({
    id: 'emptyNetwork',
    kind: 'waste',
    needs: ['networks', 'ports'],
    facts: 'network: project_id, shared, router:external, updated_at; port: network_id, device_owner',
    threshold: days(14),
    fix: 'delete',
    evaluate({ networks, ports }, context) {
      const used = new Set(
        ports.flatMap(({ network_id: id, device_owner: owner }) =>
          OF_NETWORK.includes(owner) || owner.startsWith('network:router') || owner.startsWith('network:ha_router')
            ? []
            : id,
        ),
      )
      return networks.flatMap((network) => {
        const isOwn = network.project_id === context.project && !network.shared && !network['router:external']
        const age = isOwn && !used.has(network.id) && agedBy(changed(network), context, 'likely')
        return age ? [{ thing: named('OS::Neutron::Net', network), ...age }] : []
      })
    },
  }),
  rule({
    id: 'unusedGroup',
    kind: 'waste',
    needs: ['groups', 'ports'],
    facts: 'security group: name, project_id, security_group_rules.remote_group_id, updated_at; port: security_groups',
    threshold: days(14),
    fix: 'delete',
    evaluate({ groups, ports }, context) {
      const used = new Set(ports.flatMap(({ security_groups: ids }) => ids))
      for (const group of groups)
        for (const { remote_group_id: id } of group.security_group_rules) if (id && id !== group.id) used.add(id)
      return groups.flatMap((group) => {
        const isOwn = group.project_id === context.project && group.name !== 'default'
        const age = isOwn && !used.has(group.id) && agedBy(changed(group), context, 'likely')
        return age ? [{ thing: named(SECURITY_GROUP, group), ...age }] : []
      })
    },
  }),
]
