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
  description: 'A floating IP.',
  properties: {
    floating_network: text('External network.', { required: true, ...existing('neutron.network') }),
    floating_subnet: text('External subnet.', existing('neutron.subnet')),
    value_specs: { ...common.value_specs, update: false },
    port_id: text('Associated port.', { ...changeable, ...existing('neutron.port') }),
    fixed_ip_address: text('Fixed IP of the port.', { ...changeable, ...existing('ip_addr') }),
    floating_ip_address: text('Floating IP address.', existing('ip_addr')),
    dns_name: text('DNS name.', { ...changeable, ...existing('rel_dns_name') }),
    dns_domain: text('DNS domain.', { ...changeable, ...existing('dns_domain') }),
  },
  attributes: attributes({
    router_id: 'Router of the floating IP.',
    tenant_id: 'Project that owns it.',
    floating_network_id: 'External network.',
    fixed_ip_address: 'Fixed IP address.',
    floating_ip_address: 'Floating IP address.',
    port_id: 'Associated port.',
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
