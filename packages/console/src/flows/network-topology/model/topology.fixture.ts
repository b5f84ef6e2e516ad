import type { Topology } from '@meridian/contract'

const ACTIVE = { status: 'Active', original_status: 'ACTIVE' }

export const network = (
  id: string,
  more: Partial<Topology['networks'][number]> = {},
): Topology['networks'][number] => ({
  id,
  name: id,
  ...ACTIVE,
  'router:external': false,
  subnets: [{ id: `${id}-subnet`, cidr: '10.0.0.0/24', url: `/project/networks/subnets/${id}-subnet/detail` }],
  url: `/project/networks/${id}/detail`,
  allow_delete_subnet: true,
  ...more,
})

export const server = (id: string, more: Partial<Topology['servers'][number]> = {}): Topology['servers'][number] => ({
  id,
  name: id,
  ...ACTIVE,
  task: null,
  url: `/project/instances/${id}/`,
  console: 'auto_console',
  ...more,
})

export const router = (id: string): Topology['routers'][number] => ({
  id,
  name: id,
  ...ACTIVE,
  url: `/project/routers/${id}/`,
  external_gateway_info: null,
  task: null,
  console: null,
})

export const port = (
  device: string,
  networkId: string,
  owner = 'compute:nova',
  ips = ['10.0.0.5'],
): Topology['ports'][number] => ({
  id: `${device}/${networkId}`,
  device_id: device,
  network_id: networkId,
  device_owner: owner,
  fixed_ips: ips.map((ip) => ({ ip_address: ip, subnet_id: `${networkId}-subnet` })),
  ...ACTIVE,
  url: `/project/networks/ports/${device}/detail`,
})

/** Two networks behind a router to an external network, with servers on one of them or both. */
export const topology: Topology = {
  networks: [
    network('public', { 'router:external': true, url: undefined, allow_delete_subnet: undefined }),
    network('front'),
    network('back'),
  ],
  routers: [router('gate')],
  servers: [server('web'), server('app'), server('db'), server('alone')],
  ports: [
    { ...port('gate', 'public', 'network:router_gateway', []), id: 'gatewaypublic' },
    port('gate', 'front', 'network:router_interface'),
    port('web', 'front'),
    port('app', 'front'),
    port('app', 'back', 'compute:None'),
    port('db', 'back'),
    port('dhcp-agent', 'back', 'network:dhcp'),
  ],
}
