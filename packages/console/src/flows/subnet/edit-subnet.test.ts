import { updateSubnet, type Subnet } from '@meridian/contract'
import { expect, test } from 'vitest'
import { classicFields } from '../../framework/modals/classic-reply.ts'
import { editShown, subnetValues } from './EditSubnet.tsx'

const subnet: Subnet = {
  id: 's',
  name: 'lan',
  description: '',
  project_id: 'p',
  tenant_id: 'p',
  tags: [],
  network_id: 'n',
  ip_version: 4,
  ipver_str: 'IPv4',
  cidr: '10.0.0.0/24',
  gateway_ip: null,
  enable_dhcp: true,
  allocation_pools: [
    { start: '10.0.0.2', end: '10.0.0.9' },
    { start: '10.0.0.20', end: '10.0.0.29' },
  ],
  dns_nameservers: ['1.1.1.1', '9.9.9.9'],
  host_routes: [{ destination: '10.8.0.0/16', nexthop: '10.0.0.3' }],
  ipv6_ra_mode: null,
  ipv6_address_mode: null,
  subnetpool_id: null,
}

test('an unchanged subnet is sent with its own values', () => {
  const sent = Object.fromEntries(classicFields({ ...subnetValues(subnet) }))
  expect(updateSubnet.fields.parse(sent)).toMatchObject({
    subnet_name: 'lan',
    no_gateway: true,
    enable_dhcp: true,
    allocation_pools: subnet.allocation_pools,
    dns_nameservers: subnet.dns_nameservers,
    host_routes: subnet.host_routes,
  })
})

test('the gateway is hidden if it is disabled', () => {
  const form = subnetValues(subnet)
  expect([editShown.gateway_ip(form), editShown.gateway_ip({ ...form, no_gateway: false })]).toEqual([false, true])
})
