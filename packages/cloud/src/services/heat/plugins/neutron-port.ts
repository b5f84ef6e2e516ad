import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { idFor, optionalId } from './lookup.ts'
import { common, neutron, specs } from './neutron.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, list, map, oneOf, text } from './schema.ts'

const ports = neutron('ports', 'port')

const PLAIN = [
  'admin_state_up',
  'mac_address',
  'device_owner',
  'port_security_enabled',
  'dns_name',
  'binding:vnic_type',
  'propagate_uplink_status',
]

/** The properties as Neutron's attributes. */
function bodyOf(work: Work, properties: JsonMap): JsonMap {
  const addresses = properties['fixed_ips'] ?? null
  const groups = properties['security_groups'] ?? null
  const pairs = properties['allowed_address_pairs'] ?? null
  const policy = optionalId(work, 'neutron.qos_policy', properties['qos_policy'])
  const device = properties['device_id'] ?? null
  return {
    ...given(properties, PLAIN),
    ...(device !== null && device !== '' && { device_id: device }),
    ...(Array.isArray(addresses) && { fixed_ips: addresses.map((item) => addressOf(work, item)) }),
    ...(properties['no_fixed_ips'] === true && { fixed_ips: [] }),
    ...(Array.isArray(groups) && {
      security_groups: groups.map((name) => idFor(work, 'neutron.security_group', String(name))),
    }),
    ...(Array.isArray(pairs) && {
      allowed_address_pairs: pairs.map((pair) => (isMap(pair) ? given(pair, ['mac_address', 'ip_address']) : pair)),
    }),
    ...(policy !== undefined && { qos_policy_id: policy }),
    ...specs(properties),
  }
}

function addressOf(work: Work, item: Json): JsonMap {
  if (!isMap(item)) return {}
  const subnet = optionalId(work, 'neutron.subnet', item['subnet'] ?? item['subnet_id'])
  return { ...given(item, ['ip_address']), ...(subnet !== undefined && { subnet_id: subnet }) }
}

export const port: Plugin = {
  type: 'OS::Neutron::Port',
  since: '2014.1',
  description: 'A port of a network.',
  properties: {
    name: common.name,
    network: text('The network.', { required: true, ...existing('neutron.network') }),
    device_id: text('Id of the connected device.', { default: '', ...changeable }),
    device_owner: text('Device owner.', { default: '', ...changeable }),
    fixed_ips: list(
      'Fixed IPs.',
      map('An address.', {
        subnet_id: text('The subnet by its id.', existing('neutron.subnet')),
        subnet: text('The subnet.', existing('neutron.subnet')),
        ip_address: text('The address.', existing('ip_addr')),
      }),
      changeable,
    ),
    security_groups: list('Its security groups.', undefined, changeable),
    dns_name: text('DNS name.', { ...changeable, ...existing('dns_name') }),
    tags: common.tags,
    value_specs: common.value_specs,
    admin_state_up: common.adminStateUp,
    mac_address: text('MAC address.', existing('mac_addr')),
    allowed_address_pairs: list(
      'Allowed address pairs.',
      map('An address pair.', {
        mac_address: text('MAC address.', existing('mac_addr')),
        ip_address: text('IP address or CIDR.', { required: true, ...existing('ip_or_cidr') }),
      }),
      changeable,
    ),
    'binding:vnic_type': text('VNIC type.', {
      default: 'normal',
      ...changeable,
      constraints: [
        oneOf('normal', 'direct', 'macvtap', 'direct-physical', 'baremetal', 'virtio-forwarder', 'smart-nic'),
      ],
    }),
    port_security_enabled: boolean('Whether port security is enabled.', changeable),
    qos_policy: text('Its QoS policy.', { ...changeable, ...existing('neutron.qos_policy') }),
    propagate_uplink_status: boolean('Whether the uplink status is propagated.', changeable),
    no_fixed_ips: boolean('Whether the port has no fixed IPs.', { default: false, ...changeable }),
  },
  attributes: {
    ...attributes({
      admin_state_up: 'Administrative state.',
      device_id: 'Id of the connected device.',
      device_owner: 'Device owner.',
      fixed_ips: ['list', 'Fixed IPs.'],
      mac_address: 'MAC address.',
      name: 'Its name.',
      network_id: 'Its network.',
      security_groups: ['list', 'Its security groups.'],
      status: 'Its status.',
      tenant_id: 'Project that owns it.',
      allowed_address_pairs: ['list', 'Allowed address pairs.'],
      port_security_enabled: ['boolean', 'Whether port security is enabled.'],
      qos_policy_id: 'Its QoS policy.',
      dns_assignment: ['map', 'DNS assignment.'],
    }),
    subnets: { description: 'Its subnets.', type: 'list', value: subnetsOf },
  },
  ...ports.hooks,
  create(work) {
    const network_id = idFor(work, 'neutron.network', String(work.properties['network']))
    return ports.made(work, { name: nameOf(work), network_id, ...bodyOf(work, work.properties) })
  },
  update(work, changes) {
    ports.change(work, { ...given(changes, ['name']), ...bodyOf(work, changes) })
    ports.tag(work, changes['tags'] ?? null)
  },
}

function subnetsOf(work: Work): Json {
  const addresses = ports.show(work)['fixed_ips'] ?? []
  const ids = Array.isArray(addresses) ? addresses.map((item) => (isMap(item) ? String(item['subnet_id']) : '')) : []
  return ids.map((id) => work.callService('network', { method: 'GET', path: `/v2.0/subnets/${id}` }).subnet)
}
