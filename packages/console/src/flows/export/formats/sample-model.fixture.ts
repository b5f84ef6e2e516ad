import {
  Existing,
  Reference,
  Variable,
  type Attributes,
  type ExportKind,
  type ExportModel,
} from '../model/export-model.ts'

const node = (kind: ExportKind, id: string, attributes: Attributes, lost: readonly string[] = []) => {
  const { name = '' } = attributes
  return { kind, id, name: String(name), label: id, attributes, lost }
}

/** A small project with something of every kind; `text` stands in every attribute that takes any text. */
export const sampleModel = (text = 'web'): ExportModel => ({
  nodes: [
    node('keypair', 'key', { name: text, public_key: 'ssh-ed25519 AAAA me' }),
    node('network', 'net', { name: text, description: text, admin_state_up: false, tags: [text] }, ['shared']),
    node('subnet', 'sub', {
      name: text,
      network: new Reference('network', 'net'),
      cidr: '10.0.0.0/24',
      ip_version: 4,
      gateway_ip: null,
      allocation_pools: [{ start: '10.0.0.2', end: '10.0.0.9' }],
      host_routes: [{ destination: '10.1.0.0/16', nexthop: '10.0.0.3' }],
    }),
    node('router', 'gate', { name: text, external_network: new Existing('network', 'public'), enable_snat: false }),
    node('router_interface', 'way', {
      router: new Reference('router', 'gate'),
      subnet: new Reference('subnet', 'sub'),
    }),
    node('security_group', 'ssh', { name: text, description: text, stateful: false }),
    node('security_group', 'db', { name: text }),
    node('security_group_rule', 'in', {
      security_group: new Reference('security_group', 'ssh'),
      direction: 'ingress',
      ethertype: 'IPv4',
      protocol: 'tcp',
      port_range_min: 22,
      port_range_max: 23,
      remote_ip_prefix: '10.0.0.0/8',
    }),
    node('security_group_rule', 'later', {
      security_group: new Reference('security_group', 'ssh'),
      direction: 'egress',
      ethertype: 'IPv4',
      protocol: 'icmp',
      port_range_min: 8,
      remote_group: new Reference('security_group', 'db'),
    }),
    node('port', 'eth', {
      name: text,
      network: new Reference('network', 'net'),
      fixed_ips: [{ subnet: new Reference('subnet', 'sub'), ip_address: '10.0.0.5' }],
      security_groups: [new Reference('security_group', 'ssh'), new Existing('security_group', 'default')],
    }),
    node('volume', 'disk', { name: text, size: 4, image: new Existing('image', text), metadata: { [text]: text } }),
    node('server', 'web', {
      name: text,
      description: text,
      flavor: new Existing('flavor', text),
      key_name: new Reference('keypair', 'key'),
      boot_volume: new Reference('volume', 'disk'),
      ports: [new Reference('port', 'eth')],
      metadata: { role: text },
      tags: [text],
      user_data: new Variable('user_data', `User data of ${text}`),
    }),
    node('volume_attachment', 'web/disk', {
      server: new Reference('server', 'web'),
      volume: new Reference('volume', 'disk'),
      device: '/dev/vdb',
    }),
    node('floating_ip', 'ip', {
      network: new Existing('network', 'public'),
      port: new Reference('port', 'eth'),
      after: new Reference('router_interface', 'way'),
    }),
  ].map((one) => ({ ...one, label: one.label.replace('/', '_') })),
})
