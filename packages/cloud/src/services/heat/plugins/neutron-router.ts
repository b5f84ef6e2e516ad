import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { idFor, optionalId } from './lookup.ts'
import { common, neutron, specs } from './neutron.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, nameOf } from './rest.ts'
import { attributes, boolean, changeable, existing, list, map, text } from './schema.ts'

const routers = neutron('routers', 'router')

function bodyOf(work: Work, properties: JsonMap): JsonMap {
  const gateway = properties['external_gateway_info'] ?? null
  return {
    ...given(properties, ['admin_state_up', 'distributed', 'ha', 'availability_zone_hints']),
    ...(isMap(gateway) && { external_gateway_info: gatewayOf(work, gateway) }),
    ...specs(properties),
  }
}

function gatewayOf(work: Work, gateway: JsonMap): JsonMap {
  const addresses = gateway['external_fixed_ips'] ?? null
  return {
    network_id: idFor(work, 'neutron.network', String(gateway['network'])),
    ...given(gateway, ['enable_snat']),
    ...(Array.isArray(addresses) && { external_fixed_ips: addresses.map((item) => addressOf(work, item)) }),
  }
}

function addressOf(work: Work, item: Json): JsonMap {
  if (!isMap(item)) return {}
  const subnet = optionalId(work, 'neutron.subnet', item['subnet'])
  return { ...given(item, ['ip_address']), ...(subnet !== undefined && { subnet_id: subnet }) }
}

export const router: Plugin = {
  type: 'OS::Neutron::Router',
  since: '2014.1',
  description: 'A router.',
  properties: {
    name: common.name,
    external_gateway_info: map(
      'External gateway.',
      {
        network: text('External network.', { required: true, ...changeable, ...existing('neutron.network') }),
        enable_snat: boolean('Whether SNAT is enabled.', changeable),
        external_fixed_ips: list(
          'External fixed IPs.',
          map('An address.', {
            ip_address: text('The address.', existing('ip_addr')),
            subnet: text('The subnet.', existing('neutron.subnet')),
          }),
          changeable,
        ),
      },
      changeable,
    ),
    value_specs: common.value_specs,
    admin_state_up: common.adminStateUp,
    distributed: boolean('Whether the router is distributed.'),
    ha: boolean('Whether the router is highly available.'),
    availability_zone_hints: list('Availability zone hints.', undefined, changeable),
    tags: common.tags,
  },
  attributes: attributes({
    status: 'Its status.',
    external_gateway_info: ['map', 'External gateway.'],
    name: 'Its name.',
    admin_state_up: 'Administrative state.',
    tenant_id: 'Project that owns it.',
  }),
  ...routers.hooks,
  create: (work) => routers.made(work, { name: nameOf(work), ...bodyOf(work, work.properties) }),
  isReady: (work) => routers.show(work)['status'] === 'ACTIVE',
  update(work, changes) {
    const isCut = 'external_gateway_info' in changes && changes['external_gateway_info'] === null
    const body = { ...given(changes, ['name']), ...bodyOf(work, changes), ...(isCut && { external_gateway_info: {} }) }
    routers.change(work, body)
    routers.tag(work, changes['tags'] ?? null)
  },
}
