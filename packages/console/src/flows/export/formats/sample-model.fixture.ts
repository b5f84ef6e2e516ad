import { Existing, Variable } from '@meridian/contract'
import {
  Reference,
  type Attributes,
  type ExportKind,
  type ExportModel,
  type ExportNode,
} from '../model/export-model.ts'

const node = (kind: ExportKind, id: string, attributes: Attributes, more: Partial<ExportNode> = {}) => {
  const { name = '' } = attributes
  return { kind, id, name: String(name), label: id, attributes, lost: [], ...more }
}

/** A small project with something of every kind; `text` stands in every attribute that takes any text. */
export const sampleModel = (text = 'web'): ExportModel => ({
  nodes: [
    node('keypair', 'key', { name: text, public_key: 'ssh-ed25519 AAAA me' }),
    node(
      'network',
      'net',
      { name: text, description: text, admin_state_up: false, tags: [text] },
      { lost: ['shared'] },
    ),
    node('subnet', 'sub', {
      name: text,
      network_id: new Reference('network', 'net'),
      cidr: '10.0.0.0/24',
      ip_version: 4,
      gateway_ip: null,
      allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }],
      host_routes: [{ destination: '10.1.0.0/16', nexthop: '10.0.0.3' }],
    }),
    node('router', 'gate', {
      name: text,
      external_gateway_info: { network_id: new Existing('network', 'public'), enable_snat: false },
    }),
    node(
      'router_interface',
      'way',
      { subnet_id: new Reference('subnet', 'sub') },
      { parts: [new Reference('router', 'gate')] },
    ),
    node('security_group', 'ssh', { name: text, description: text, stateful: false }),
    node('security_group', 'db', { name: text }),
    node('security_group_rule', 'in', {
      security_group_id: new Reference('security_group', 'ssh'),
      direction: 'ingress',
      ethertype: 'IPv4',
      protocol: 'tcp',
      port_range_min: 22,
      port_range_max: 23,
      remote_ip_prefix: '10.0.0.0/8',
    }),
    node('security_group_rule', 'later', {
      security_group_id: new Reference('security_group', 'ssh'),
      direction: 'egress',
      ethertype: 'IPv4',
      protocol: 'icmp',
      port_range_min: 8,
      remote_group_id: new Reference('security_group', 'db'),
    }),
    node('port', 'eth', {
      name: text,
      network_id: new Reference('network', 'net'),
      fixed_ips: [{ subnet_id: new Reference('subnet', 'sub'), ip_address: '10.0.0.5' }],
      security_groups: [new Reference('security_group', 'ssh'), new Existing('security_group', 'default')],
    }),
    node('volume', 'disk', { name: text, size: 4, imageRef: new Existing('image', text), metadata: { [text]: text } }),
    node('server', 'web', {
      name: text,
      description: text,
      flavorRef: new Existing('flavor', text),
      key_name: new Reference('keypair', 'key'),
      block_device_mapping_v2: [{ uuid: new Reference('volume', 'disk'), source_type: 'volume', boot_index: 0 }],
      networks: [{ port: new Reference('port', 'eth') }],
      metadata: { role: text },
      tags: [text],
      user_data: new Variable('user_data', `User data of ${text}`),
    }),
    node(
      'volume_attachment',
      'web/disk',
      { volumeId: new Reference('volume', 'disk'), device: '/dev/vdb' },
      { parts: [new Reference('server', 'web')] },
    ),
    node(
      'floating_ip',
      'ip',
      { floating_network_id: new Existing('network', 'public'), port_id: new Reference('port', 'eth') },
      { after: new Reference('router_interface', 'way') },
    ),
  ].map((one) => ({ ...one, label: one.label.replace('/', '_') })),
})
