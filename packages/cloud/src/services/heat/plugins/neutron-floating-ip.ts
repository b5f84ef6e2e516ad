import type { JsonMap } from '../template/json.ts'
import { idFor, optionalId } from './lookup.ts'
import { common, neutron, specs } from './neutron.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf } from './rest.ts'
import { attributes, changeable, existing, text } from './schema.ts'

const floatingIps = neutron('floatingips', 'floatingip')

export const floatingIp: Plugin = {
  type: 'OS::Neutron::FloatingIP',
  since: '2014.1',
  description: 'An address outside that leads to a port inside.',
  properties: {
    floating_network: text('The network outside.', { required: true, ...existing('neutron.network') }),
    floating_subnet: text('The subnet outside.', existing('neutron.subnet')),
    value_specs: { ...common.value_specs, update: false },
    port_id: text('The port inside.', { ...changeable, ...existing('neutron.port') }),
    fixed_ip_address: text("Which of the port's addresses.", { ...changeable, ...existing('ip_addr') }),
    floating_ip_address: text('The address outside.', existing('ip_addr')),
    dns_name: text('Its name in DNS.', { ...changeable, ...existing('rel_dns_name') }),
    dns_domain: text('The domain that the name is in.', { ...changeable, ...existing('dns_domain') }),
  },
  attributes: attributes({
    router_id: 'The router that it goes through.',
    tenant_id: 'The project that it belongs to.',
    floating_network_id: 'The network outside.',
    fixed_ip_address: 'The address inside.',
    floating_ip_address: 'The address outside.',
    port_id: 'The port inside.',
  }),
  ...floatingIps.hooks,
  create(work) {
    const { properties } = work
    const subnet = optionalId(work, 'neutron.subnet', properties['floating_subnet'])
    const port = optionalId(work, 'neutron.port', properties['port_id'])
    const made = floatingIps.create(work, {
      floating_network_id: idFor(work, 'neutron.network', String(properties['floating_network'])),
      ...given(properties, ['fixed_ip_address', 'floating_ip_address', 'dns_name', 'dns_domain']),
      ...(subnet !== undefined && { subnet_id: subnet }),
      ...(port !== undefined && { port_id: port }),
      ...specs(properties),
    })
    return { id: idOf(made) }
  },
  update(work) {
    const { port_id = null, fixed_ip_address = null } = work.properties
    const port = optionalId(work, 'neutron.port', port_id) ?? null
    const body: JsonMap = { port_id: port, ...(port !== null && fixed_ip_address !== null && { fixed_ip_address }) }
    floatingIps.change(work, body)
  },
}
