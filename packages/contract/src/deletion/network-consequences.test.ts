import { expect, test } from 'vitest'
import type { Port } from '../neutron/ports.ts'
import type { Router } from '../neutron/routers.ts'
import type { Subnet } from '../neutron/subnets.ts'
import { portConsequences, routerConsequences, subnetConsequences } from './network-consequences.ts'

const nothing = { ports: [], servers: [], routers: [], floatingIps: [] }
const port = (id: string, device_owner: string) =>
  ({ id, name: id, device_owner, device_id: 'd', network_id: 'n', fixed_ips: [{ subnet_id: 's' }] }) as unknown as Port // the rules read these fields only
const OWNERS = ['', 'compute:nova', 'network:router_interface', 'network:dhcp', 'network:floatingip_agent_gateway']

test.each([
  [null, ['', 'compute:nova', 'network:router_interface']],
  ['dhcpv6-stateful', ['', 'compute:nova', 'network:router_interface']],
  ['slaac', ['network:router_interface']],
  ['dhcpv6-stateless', ['network:router_interface']],
])('a subnet whose addresses are assigned by %s is kept by its ports', (ipv6_address_mode, expected) => {
  const subnet = { id: 's', ipv6_address_mode, ipv6_ra_mode: ipv6_address_mode } as Subnet // the rules read these fields only
  const ports = OWNERS.map((owner) => port(owner, owner))
  expect(subnetConsequences([subnet], { ...nothing, ports }).map(({ id }) => id)).toEqual(expected)
})

test('static routes go with their router, and the port of a highly available router is no interface', () => {
  const routes = [{ destination: '192.0.2.0/24', nexthop: '10.0.0.1' }]
  const router = { id: 'r', name: 'gate', routes, external_gateway_info: null } as unknown as Router // the rules read these fields only
  expect(routerConsequences([router], nothing)).toMatchObject([{ effect: 'goes', reason: 'routesOfRouter' }])
  expect(portConsequences([port('p', 'network:router_ha_interface')], nothing)).toEqual([])
})
