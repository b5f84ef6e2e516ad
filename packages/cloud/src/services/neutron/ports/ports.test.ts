import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const GONE = '00000000-0000-4000-8000-000000000000'

let here: { network: Body; subnet: Body }
beforeAll(async () => {
  here = await demo.networkWith('10.5.0.0/24')
})

const port = (values: Record<string, unknown> = {}) => demo.make('ports', { network_id: here.network.id, ...values })
const attempt = async (values: Record<string, unknown>, by = demo) => {
  const { status, body } = await by.post('ports', { port: { network_id: here.network.id, ...values } })
  return { status, body }
}
const change = async (id: string, values: Record<string, unknown>, by = demo) => {
  const { status, body } = await by.put(`ports/${id}`, { port: values })
  return { status, body }
}
const addresses = ({ fixed_ips }: Body) => fixed_ips.map((ip: Body) => ip.ip_address)

describe('addresses', () => {
  test('a port gets the next free address of the pool, and releases it', async () => {
    const { network } = await demo.networkWith('10.6.0.0/29')
    const made = await Promise.all(Array.from({ length: 5 }, () => demo.make('ports', { network_id: network.id })))
    expect(made.flatMap(addresses).toSorted()).toEqual(['10.6.0.2', '10.6.0.3', '10.6.0.4', '10.6.0.5', '10.6.0.6'])
    const full = await attempt({ network_id: network.id })
    const message = `No more IP addresses available on network ${network.id}.`
    expect(full).toEqual(refused(409, 'IpAddressGenerationFailure', message))
    const third = made.find((one) => addresses(one)[0] === '10.6.0.4')
    await demo.del(`ports/${third.id}`)
    expect(addresses(await demo.make('ports', { network_id: network.id }))).toEqual(['10.6.0.4'])
  })

  test('a port gets one per IP version, and all that derive from the MAC address', async () => {
    const { network } = await demo.networkWith('10.7.0.0/24')
    const v6 = { network_id: network.id, ip_version: 6 }
    await demo.make('subnets', { ...v6, cidr: 'fd00:7::/64' })
    await demo.make('subnets', { ...v6, cidr: 'fd00:8::/64', ipv6_ra_mode: 'slaac', ipv6_address_mode: 'slaac' })
    const made = await demo.make('ports', { network_id: network.id, mac_address: 'FA:16:3E:00:00:01' })
    expect(made.mac_address).toBe('fa:16:3e:00:00:01')
    expect(addresses(made)).toEqual(['10.7.0.2', 'fd00:7::1', 'fd00:8::f816:3eff:fe00:1'])
    expect(made.dns_assignment[0]).toEqual({
      ip_address: '10.7.0.2',
      hostname: 'host-10-7-0-2',
      fqdn: 'host-10-7-0-2.openstacklocal.',
    })
  })

  test('a port gets two of one subnet on request, or none', async () => {
    const subnet_id = here.subnet.id
    expect(new Set(addresses(await port({ fixed_ips: [{ subnet_id }, { subnet_id }] }))).size).toBe(2)
    expect(await port({ fixed_ips: [] })).toMatchObject({ fixed_ips: [], ip_allocation: 'none' })
  })

  test('a subnet with service types serves only such ports', async () => {
    const { network } = await demo.networkWith('10.9.0.0/24', { service_types: ['compute:nova'] })
    expect((await demo.make('ports', { network_id: network.id })).fixed_ips).toEqual([])
    const served = await demo.make('ports', { network_id: network.id, device_owner: 'compute:nova' })
    expect(addresses(served)).toEqual(['10.9.0.2'])
  })

  test.for<[fixed: unknown, status: number, type: string, message: string]>([
    [
      [{ ip_address: '10.6.0.3' }],
      400,
      'InvalidIpForNetwork',
      'IP address 10.6.0.3 is not a valid IP for any of the subnets on the specified network.',
    ],
    [[{}], 400, 'InvalidInput', 'Invalid input for operation: IP allocation requires subnet_id or ip_address.'],
    ['x', 400, 'HTTPBadRequest', "Invalid input for fixed_ips. Reason: Invalid data format for fixed IP: 'x'."],
    [
      [{ ip_address: '10.5.0.300' }],
      400,
      'HTTPBadRequest',
      "Invalid input for fixed_ips. Reason: '10.5.0.300' is not a valid IP address.",
    ],
    [[{ subnet_id: GONE }], 404, 'SubnetNotFound', `Subnet ${GONE} could not be found.`],
  ])('%j is refused', async ([fixed_ips, status, type, message]) => {
    expect(await attempt({ fixed_ips })).toEqual(refused(status, type, message))
  })

  test('can be updated, and repeated ones stay', async () => {
    const made = await port()
    const [before] = addresses(made)
    const subnet_id = here.subnet.id
    expect(addresses((await change(made.id, { fixed_ips: [{ subnet_id }] })).body.port)).toEqual([before])
    const fixed = [{ subnet_id, ip_address: '10.5.0.200' }]
    expect(addresses((await change(made.id, { fixed_ips: fixed })).body.port)).toEqual(['10.5.0.200'])
    const taken = await attempt({ fixed_ips: fixed })
    const message = `IP address 10.5.0.200 already allocated in subnet ${subnet_id}`
    expect(taken).toEqual(refused(409, 'IpAddressAlreadyAllocated', message))
    expect((await attempt({ fixed_ips: [{ ip_address: before }] })).status).toBe(201)
  })
})

describe('security', () => {
  test('a port is in the default group unless the request has groups', async () => {
    const [group] = await demo.list('security-groups', '?name=default')
    expect(await port()).toMatchObject({ security_groups: [group.id], port_security_enabled: true })
    expect(await port({ security_groups: [] })).toMatchObject({ security_groups: [] })
    expect(await port({ port_security_enabled: false })).toMatchObject({ security_groups: [] })
  })

  test('ports of Neutron’s own devices have no port security', async () => {
    const made = await port({ device_owner: 'network:dhcp' })
    expect(made).toMatchObject({ security_groups: [], port_security_enabled: false })
  })

  test.for<[values: Record<string, unknown>, status: number, type: string, message: string]>([
    [{ security_groups: [GONE] }, 404, 'SecurityGroupNotFound', `Security group ${GONE} does not exist`],
    [
      { security_groups: ['x'] },
      400,
      'HTTPBadRequest',
      "Invalid input for security_groups. Reason: 'x' is not a valid UUID.",
    ],
    [
      { port_security_enabled: false, allowed_address_pairs: [{ ip_address: '10.5.0.9' }] },
      409,
      'AddressPairAndPortSecurityRequired',
      'Port Security must be enabled in order to have allowed address pairs on a port.',
    ],
    [
      { allowed_address_pairs: [{ mac_address: 'fa:16:3e:00:00:01' }] },
      400,
      'AllowedAddressPairsMissingIP',
      'AllowedAddressPair must contain ip_address',
    ],
    [{ allowed_address_pairs: [{ ip_address: 'x' }] }, 400, 'HTTPBadRequest', "'x' is not a valid IP address"],
    [{ allowed_address_pairs: 'x' }, 400, 'HTTPBadRequest', 'Allowed address pairs must be a list.'],
    [
      { allowed_address_pairs: [{ ip_address: '10.5.0.9' }, { ip_address: '10.5.0.9' }] },
      400,
      'DuplicateAddressPairInRequest',
      'Request contains duplicate address pair: mac_address None ip_address 10.5.0.9.',
    ],
  ])('%j is refused', async ([values, status, type, message]) => {
    expect(await attempt(values)).toEqual(refused(status, type, message))
  })

  test('it can be disabled only without groups', async () => {
    const made = await port()
    const { body } = await change(made.id, { port_security_enabled: false })
    expect(body.NeutronError.type).toBe('PortSecurityPortHasSecurityGroup')
    const off = await change(made.id, { port_security_enabled: false, security_groups: [] })
    expect(off.body.port).toMatchObject({ port_security_enabled: false, security_groups: [] })
  })

  test('groups of another project cannot be used', async () => {
    const [theirs] = await other.list('security-groups')
    expect((await attempt({ security_groups: [theirs.id] })).status).toBe(404)
  })
})

describe('on a network of another project', () => {
  let shared: Body
  beforeAll(async () => {
    ;[shared] = await demo.list('networks', '?name=shared')
  })

  test('a port can have an address of a subnet, but not choose it', async () => {
    const [subnet_id] = shared.subnets
    expect((await attempt({ network_id: shared.id, fixed_ips: [{ subnet_id }] })).status).toBe(201)
    const certain = await attempt({ network_id: shared.id, fixed_ips: [{ ip_address: '192.168.233.77' }] })
    const rules = '(rule:create_port and (rule:create_port:fixed_ips and (rule:create_port:fixed_ips:ip_address)))'
    expect(certain).toEqual(refused(403, 'PolicyNotAuthorized', `${rules} is disallowed by policy`))
  })

  test.for([{ mac_address: 'fa:16:3e:00:00:01' }, { port_security_enabled: false }])(
    'a port cannot have %j',
    async (values) => {
      const [attribute] = Object.keys(values)
      const message = `(rule:create_port and rule:create_port:${attribute}) is disallowed by policy`
      expect(await attempt({ network_id: shared.id, ...values })).toEqual(refused(403, 'PolicyNotAuthorized', message))
    },
  )

  test('an external network accepts no ports', async () => {
    const [external] = await demo.list('networks', '?router:external=true')
    const message = `Tenant ${demo.projectId} not allowed to create port on this network`
    expect(await attempt({ network_id: external.id })).toEqual(refused(403, 'HTTPForbidden', message))
  })

  test('only administrators set the host', async () => {
    const message = '(rule:create_port and rule:create_port:binding:host_id) is disallowed by policy'
    expect(await attempt({ 'binding:host_id': 'h' })).toEqual(refused(403, 'PolicyNotAuthorized', message))
  })

  test('the network’s owner sees and deletes ports of others', async () => {
    const { network } = await demo.networkWith('10.11.0.0/24')
    const rbac = { object_type: 'network', object_id: network.id, action: 'access_as_shared' }
    await demo.make('rbac-policies', { ...rbac, target_tenant: other.projectId })
    const guest = await other.make('ports', { network_id: network.id })
    expect((await demo.show('ports', guest.id)).project_id).toBe(other.projectId)
    expect((await demo.put(`ports/${guest.id}`, { port: { name: 'mine' } })).status).toBe(403)
    expect((await demo.del(`ports/${guest.id}`)).status).toBe(204)
  })
})

describe('binding', () => {
  test('a port is up only while it has a host', async () => {
    const made = await port({ device_id: 'abc', device_owner: 'compute:nova' })
    expect(made.status).toBe('DOWN')
    const { body } = await change(made.id, { 'binding:host_id': 'compute-1' }, admin)
    expect(body.port).toMatchObject({ status: 'ACTIVE', 'binding:vif_type': 'ovs', 'binding:host_id': 'compute-1' })
    expect(await demo.show('ports', made.id)).not.toHaveProperty('binding:host_id')
    const down = await change(made.id, { admin_state_up: false })
    expect(down.body.port.status).toBe('DOWN')
    const off = await change(made.id, { 'binding:host_id': null, admin_state_up: true }, admin)
    expect(off.body.port).toMatchObject({ status: 'DOWN', 'binding:vif_type': 'unbound', 'binding:host_id': '' })
  })

  test('the MAC address of a port with a host cannot be updated', async () => {
    const made = await port()
    await change(made.id, { 'binding:host_id': 'compute-1' }, admin)
    const mac = 'fa:16:3e:00:00:02'
    const { status, body } = await change(made.id, { mac_address: mac }, admin)
    expect(status).toBe(409)
    expect(body.NeutronError.message).toBe(
      `Unable to complete operation on port ${made.id}, port is already bound, port type: ovs, old_mac ${made.mac_address}, new_mac ${mac}.`,
    )
  })
})

describe('attributes', () => {
  test('a MAC address is unique per network', async () => {
    const { mac_address } = await port()
    const message = `Unable to complete operation for network ${here.network.id}. The mac address ${mac_address} is in use.`
    expect(await attempt({ mac_address })).toEqual(refused(409, 'MacAddressInUse', message))
  })

  test('DHCP options are merged one by one', async () => {
    const option = (opt_name: string, opt_value: string | null) => ({ opt_name, opt_value })
    const made = await port({ extra_dhcp_opts: [option('mtu', '1400'), option('router', '10.5.0.1')] })
    const { body } = await change(made.id, { extra_dhcp_opts: [option('mtu', null), option('domain-name', 'x')] })
    expect(body.port.extra_dhcp_opts).toEqual([
      { ...option('router', '10.5.0.1'), ip_version: 4 },
      { ...option('domain-name', 'x'), ip_version: 4 },
    ])
  })

  test.for<[values: Record<string, unknown>, type: string, message: string]>([
    [{ mac_address: 'x' }, 'HTTPBadRequest', "Invalid input for mac_address. Reason: 'x' is not a valid MAC address."],
    [
      { 'binding:vnic_type': 'funny' },
      'HTTPBadRequest',
      'Invalid input for binding:vnic_type. Reason: funny is not in valid_values.',
    ],
    [
      { extra_dhcp_opts: [{ opt_name: 'mtu' }] },
      'InvalidInput',
      "Invalid input for operation: No valid key specs matched for: {'opt_name': 'mtu'}.",
    ],
    [
      { dns_name: 'a b' },
      'HTTPBadRequest',
      "Invalid input for dns_name. Reason: 'a b' not a valid PQDN or FQDN. Reason: Name 'a b' must be 1-63 characters long, each of which can only be alphanumeric or a hyphen.",
    ],
  ])('%j is refused', async ([values, type, message]) => {
    expect(await attempt(values)).toEqual(refused(400, type, message))
  })

  test('ports of a bulk request can have tags', async () => {
    const network_id = here.network.id
    const { body } = await demo.post('ports', {
      ports: [
        { network_id, tags: ['x'] },
        { network_id, name: 'b2' },
      ],
    })
    expect(body.ports).toMatchObject([{ tags: ['x'] }, { tags: [], name: 'b2' }])
  })

  test('ports can be filtered by their addresses', async () => {
    const made = await port({ fixed_ips: [{ ip_address: '10.5.0.222' }] })
    const found = async (query: string) => (await demo.list('ports', query)).map(({ id }) => id)
    expect(await found('?fixed_ips=ip_address=10.5.0.222')).toEqual([made.id])
    expect(await found('?fixed_ips=ip_address_substr=.0.222')).toEqual([made.id])
    expect(await found(`?fixed_ips=subnet_id=${here.subnet.id}&fixed_ips=ip_address=10.5.0.222`)).toEqual([made.id])
    expect(await found(`?security_groups=${made.security_groups[0]}&fixed_ips=ip_address=10.5.0.222`)).toEqual([
      made.id,
    ])
    const { status, body } = await demo.get('ports?fixed_ips=nonsense')
    const message = "Invalid input for operation: 'nonsense' is not of the form <key>=[value]."
    expect({ status, body }).toEqual(refused(400, 'InvalidInput', message))
  })
})
