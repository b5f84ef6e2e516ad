import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const network = await demo.make('networks', { name: 'bare' })

const attempt = async (values: Record<string, unknown>) => {
  const { status, body } = await demo.post('subnets', { subnet: { network_id: network.id, ip_version: 4, ...values } })
  return { status, body }
}
const invalid = (message: string) => refused(400, 'InvalidInput', `Invalid input for operation: ${message}.`)
const bad = (message: string) => refused(400, 'BadRequest', `Bad subnets request: ${message}.`)
const unfit = (attribute: string, reason: string) =>
  refused(400, 'HTTPBadRequest', `Invalid input for ${attribute}. Reason: ${reason}.`)

describe('a new subnet', () => {
  test('has its first address as gateway and the others as pool', async () => {
    const { subnet } = await demo.networkWith('10.5.0.7/24')
    expect(subnet).toMatchObject({
      cidr: '10.5.0.0/24',
      gateway_ip: '10.5.0.1',
      allocation_pools: [{ start: '10.5.0.2', end: '10.5.0.254' }],
      enable_dhcp: true,
    })
  })

  test('of IPv6 does not allocate its first address', async () => {
    const { subnet } = await demo.networkWith('FD00:5::/64')
    expect(subnet).toMatchObject({
      cidr: 'fd00:5::/64',
      gateway_ip: 'fd00:5::',
      allocation_pools: [{ start: 'fd00:5::1', end: 'fd00:5::ffff:ffff:ffff:ffff' }],
    })
  })

  test('excludes the gateway from its pool', async () => {
    const { subnet } = await demo.networkWith('10.5.0.0/28', { gateway_ip: '10.5.0.5' })
    expect(subnet.allocation_pools).toEqual([
      { start: '10.5.0.1', end: '10.5.0.4' },
      { start: '10.5.0.6', end: '10.5.0.14' },
    ])
  })

  test('can have no gateway, or one outside', async () => {
    const { subnet } = await demo.networkWith('10.5.0.0/24', { gateway_ip: null })
    expect(subnet).toMatchObject({ gateway_ip: null, allocation_pools: [{ start: '10.5.0.1', end: '10.5.0.254' }] })
    expect((await demo.networkWith('10.5.0.0/24', { gateway_ip: '10.6.0.1' })).subnet.gateway_ip).toBe('10.6.0.1')
  })

  const cidr = '10.5.0.0/24'
  const pool = (start: unknown, end: unknown) => ({ cidr, allocation_pools: [{ start, end }] })
  test.for<[values: Record<string, unknown>, expected: unknown]>([
    [{}, bad('a subnetpool must be specified in the absence of a cidr')],
    [{ prefixlen: 24 }, bad('a subnetpool must be specified in the absence of a cidr')],
    [{ cidr, prefixlen: 24 }, bad('cidr and prefixlen must not be supplied together')],
    [{ use_default_subnetpool: true }, bad('No default subnetpool found for IPv4')],
    [{ cidr, ip_version: 6 }, invalid("cidr '10.5.0.0/24' does not match the ip_version '6'")],
    [{ cidr, ip_version: 5 }, unfit('ip_version', '5 is not in valid_values')],
    [{ cidr, gateway_ip: 'fd00::1' }, invalid("gateway_ip 'fd00::1' does not match the ip_version '4'")],
    [{ cidr, gateway_ip: '10.5.0.255' }, invalid('Gateway is not valid on subnet')],
    [
      { cidr, dns_nameservers: ['x'] },
      unfit('dns_nameservers', "'x' is not a valid nameserver. 'x' is not a valid IP address"),
    ],
    [{ cidr, dns_nameservers: ['fd00::1'] }, invalid("dns_nameserver 'fd00::1' does not match the ip_version '4'")],
    [{ cidr, dns_nameservers: ['8.8.8.8', '8.8.8.8'] }, unfit('dns_nameservers', "Duplicate nameserver '8.8.8.8'")],
    [
      { cidr, host_routes: [{ destination: 'x', nexthop: '1.1.1.1' }] },
      unfit('host_routes', "'x' is not a valid CIDR"),
    ],
    [
      { cidr, host_routes: [{ destination: '10.9.0.0/16', nexthop: 'fd00::1' }] },
      invalid("nexthop 'fd00::1' does not match the ip_version '4'"),
    ],
    [pool('x', '10.5.0.20'), unfit('allocation_pools', "'x' is not a valid IP address")],
    [{ cidr, allocation_pools: 'x' }, unfit('allocation_pools', "Invalid data format for IP pool: 'x'")],
    [
      { cidr, allocation_pools: [5] },
      unfit('allocation_pools', "Invalid input. '5' must be a dictionary with keys: ['start', 'end']"),
    ],
    [
      pool('10.5.0.9', '10.5.0.2'),
      refused(
        400,
        'InvalidAllocationPool',
        "The allocation pool {'start': '10.5.0.9', 'end': '10.5.0.2'} is not valid.",
      ),
    ],
    [
      pool('10.5.0.9', '10.5.1.2'),
      refused(
        400,
        'OutOfBoundsAllocationPool',
        'The allocation pool 10.5.0.9-10.5.1.2 spans beyond the subnet cidr 10.5.0.0/24.',
      ),
    ],
    [
      pool('10.5.0.1', '10.5.0.20'),
      refused(
        409,
        'GatewayConflictWithAllocationPools',
        'Gateway ip 10.5.0.1 conflicts with allocation pool 10.5.0.1-10.5.0.20.',
      ),
    ],
    [{ cidr: '10.5.0.0/31' }, invalid('Subnet has a prefix length that is incompatible with DHCP service enabled')],
    [{ cidr: '224.0.0.0/24' }, invalid('Multicast IP subnet is not supported if enable_dhcp is True')],
    [{ cidr: '127.0.0.0/24' }, invalid('Loopback IP subnet is not supported if enable_dhcp is True')],
    [{ cidr: '0.0.0.0/0' }, invalid("First IP '0.0.0.0' of network is not supported if enable_dhcp is True.")],
    [{ cidr, ipv6_ra_mode: 'slaac' }, invalid('ipv6_ra_mode is not valid when ip_version is 4')],
    [{ cidr: 'fd00:5::/64', ip_version: 6, ipv6_ra_mode: 'x' }, unfit('ipv6_ra_mode', 'x is not in valid_values')],
    [
      { cidr: 'fd00:5::/64', ip_version: 6, ipv6_ra_mode: 'slaac', ipv6_address_mode: 'dhcpv6-stateful' },
      invalid(
        "ipv6_ra_mode set to 'slaac' with ipv6_address_mode set to 'dhcpv6-stateful' is not valid. If both attributes are set, they must be the same value",
      ),
    ],
    [
      { cidr: 'fd00:5::/60', ip_version: 6, ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' },
      invalid(
        'Invalid CIDR fd00:5::/60 for IPv6 address mode. OpenStack uses the EUI-64 address format, which requires the prefix to be /64',
      ),
    ],
    [
      { cidr: 'fd00:5::/64', ip_version: 6, ipv6_ra_mode: 'slaac', enable_dhcp: false },
      invalid('ipv6_ra_mode or ipv6_address_mode cannot be set when enable_dhcp is set to False'),
    ],
  ])('%j is refused', async ([values, expected]) => {
    expect(await attempt(values)).toEqual(expected)
  })

  test('pools cannot overlap', async () => {
    const pools = [pool('10.5.0.2', '10.5.0.20'), pool('10.5.0.15', '10.5.0.30')].flatMap((one) => one.allocation_pools)
    const message = 'Found overlapping allocation pools: 10.5.0.2-10.5.0.20 10.5.0.15-10.5.0.30 for subnet 10.5.0.0/24.'
    expect(await attempt({ cidr, allocation_pools: pools })).toEqual(
      refused(409, 'OverlappingAllocationPools', message),
    )
  })

  test('on an external network is for administrators only', async () => {
    const [external] = await demo.list('networks', '?router:external=true')
    const { status, body } = await demo.post('subnets', { subnet: { network_id: external.id, ip_version: 4, cidr } })
    const message = `Tenant ${demo.projectId} not allowed to create subnet on this network`
    expect({ status, body }).toEqual(refused(403, 'HTTPForbidden', message))
  })
})

describe('updating a subnet', () => {
  test('the gateway cannot be inside a pool', async () => {
    const { subnet } = await demo.networkWith('10.5.0.0/24')
    const { status, body } = await demo.put(`subnets/${subnet.id}`, { subnet: { gateway_ip: '10.5.0.9' } })
    const message = 'Gateway ip 10.5.0.9 conflicts with allocation pool 10.5.0.2-10.5.0.254.'
    expect({ status, body }).toEqual(refused(409, 'GatewayConflictWithAllocationPools', message))
    const pools = { allocation_pools: [{ start: '10.5.0.100', end: '10.5.0.120' }] }
    expect((await demo.put(`subnets/${subnet.id}`, { subnet: pools })).body.subnet).toMatchObject(pools)
    expect((await demo.put(`subnets/${subnet.id}`, { subnet: { gateway_ip: '10.5.0.9' } })).status).toBe(200)
  })

  test('the gateway address of a router cannot be changed', async () => {
    const { subnet } = await demo.networkWith('10.5.0.0/24', {
      allocation_pools: [{ start: '10.5.0.50', end: '10.5.0.60' }],
    })
    const router = await demo.make('routers', {})
    const { body } = await demo.put(`routers/${router.id}/add_router_interface`, { subnet_id: subnet.id })
    const change = await demo.put(`subnets/${subnet.id}`, { subnet: { gateway_ip: '10.5.0.2' } })
    const message = `Current gateway ip 10.5.0.1 already in use by port ${body.port_id}. Unable to update.`
    expect({ status: change.status, body: change.body }).toEqual(refused(409, 'GatewayIpInUse', message))
  })

  test('deleting a subnet releases its automatic addresses', async () => {
    const modes = { ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' }
    const { network: here, subnet } = await demo.networkWith('fd00:6::/64', modes)
    const port = await demo.make('ports', { network_id: here.id })
    expect(port.fixed_ips).toEqual([
      { subnet_id: subnet.id, ip_address: expect.stringMatching(/^fd00:6::f816:3eff:fe/) },
    ])
    expect((await demo.del(`subnets/${subnet.id}`)).status).toBe(204)
    expect((await demo.show('ports', port.id)).fixed_ips).toEqual([])
  })

  test('a network with a DHCP subnet gets an agent', async () => {
    const { network: here } = await demo.networkWith('10.5.0.0/24')
    const { body } = await admin.get(`networks/${here.id}/dhcp-agents`)
    expect(body.agents).toMatchObject([{ agent_type: 'DHCP agent', alive: true }])
  })
})
