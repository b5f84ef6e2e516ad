import { idFor, optionalId } from './lookup.ts'
import { neutron } from './neutron.ts'
import type { Plugin } from './plugin.ts'
import { given, idOf } from './rest.ts'
import { existing, integer, oneOf, range, text } from './schema.ts'

const rules = neutron('security-group-rules', 'security_group_rule')
const portNumber = (description: string) => integer(description, { constraints: [range(0, 65_535)] })

export const securityGroupRule: Plugin = {
  type: 'OS::Neutron::SecurityGroupRule',
  since: '7.0.0',
  description: 'A rule of a security group.',
  properties: {
    security_group: text('The group.', { required: true, ...existing('neutron.security_group') }),
    description: text('Description.'),
    direction: text('Direction.', { default: 'ingress', constraints: [oneOf('ingress', 'egress')] }),
    ethertype: text('IP version.', { default: 'IPv4', constraints: [oneOf('IPv4', 'IPv6')] }),
    port_range_min: portNumber('The first port.'),
    port_range_max: portNumber('The last port.'),
    protocol: text('The protocol.', { default: 'tcp' }),
    remote_group: text('Remote security group.', existing('neutron.security_group')),
    remote_ip_prefix: text('Remote CIDR.', existing('net_cidr')),
  },
  attributes: {},
  ...rules.hooks,
  create(work) {
    const { properties } = work
    const remote = optionalId(work, 'neutron.security_group', properties['remote_group'])
    const made = rules.create(work, {
      security_group_id: idFor(work, 'neutron.security_group', String(properties['security_group'])),
      ...given(properties, ['description', 'direction', 'ethertype', 'port_range_min', 'port_range_max', 'protocol']),
      ...given(properties, ['remote_ip_prefix']),
      ...(remote !== undefined && { remote_group_id: remote }),
    })
    return { id: idOf(made) }
  },
}
