import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))
await admin.put(`quotas/${demo.projectId}`, { quota: { security_group: -1, security_group_rule: -1 } })

const group = () => demo.make('security-groups', { name: 'test' })
const rule = async (id: string, values: Record<string, unknown>, by = demo) => {
  const body = { security_group_rule: { security_group_id: id, direction: 'ingress', ...values } }
  const response = await by.post('security-group-rules', body)
  return { status: response.status, body: response.body }
}

describe('the default group', () => {
  test('exists from the first access on, with its four rules', async () => {
    const [only, ...others] = await other.list('security-groups')
    expect(others).toEqual([])
    expect(only).toMatchObject({ name: 'default', description: 'Default security group' })
    const kinds = only.security_group_rules.map((one: Body) => [one.direction, one.ethertype, one.remote_group_id])
    expect(kinds.toSorted()).toEqual([
      ['egress', 'IPv4', null],
      ['egress', 'IPv6', null],
      ['ingress', 'IPv4', only.id],
      ['ingress', 'IPv6', only.id],
    ])
  })

  test('is created for a project whose first request creates a port', async () => {
    const network = await admin.make('networks', {})
    const port = await admin.make('ports', { network_id: network.id })
    expect(await admin.show('security-groups', port.security_groups[0])).toMatchObject({ name: 'default' })
  })

  test('has a reserved name', async () => {
    const { status, body } = await demo.post('security-groups', { security_group: { name: 'Default' } })
    const message = 'Default security group already exists.'
    expect({ status, body }).toEqual(refused(409, 'SecurityGroupDefaultAlreadyExists', message))
  })
})

describe('rules', () => {
  const tcp = { protocol: 'tcp', port_range_min: 22, port_range_max: 22 }

  test('accept protocols by name and by number, and treat both as the same', async () => {
    const { id } = await group()
    const { body } = await rule(id, tcp)
    const again = await rule(id, { ...tcp, protocol: '6', remote_ip_prefix: '0.0.0.0/0' })
    const message = `Security group rule already exists. Rule id is ${body.security_group_rule.id}.`
    expect(again).toEqual(refused(409, 'SecurityGroupRuleExists', message))
  })

  test('of IPv6 use ICMPv6', async () => {
    const { id } = await group()
    const { body } = await rule(id, { protocol: 'icmp', ethertype: 'ipv6' })
    expect(body.security_group_rule).toMatchObject({ protocol: 'ipv6-icmp', ethertype: 'IPv6' })
  })

  test('for all ports have no port range', async () => {
    const { id } = await group()
    const { body } = await rule(id, { protocol: 'udp', port_range_min: 1, port_range_max: 65_535 })
    expect(body.security_group_rule).toMatchObject({ port_range_min: null, port_range_max: null })
  })

  test('keep the prefix as sent, with its normalized CIDR', async () => {
    const { id } = await group()
    const { body } = await rule(id, { remote_ip_prefix: '10.5.0.7/24' })
    expect(body.security_group_rule).toMatchObject({ remote_ip_prefix: '10.5.0.7/24', normalized_cidr: '10.5.0.0/24' })
  })

  test.for<[values: Record<string, unknown>, type: string, message: string]>([
    [{ ...tcp, port_range_min: 0 }, 'SecurityGroupInvalidPortValue', 'Invalid value for port 0'],
    [{ ...tcp, port_range_max: 70_000 }, 'SecurityGroupInvalidPortValue', 'Invalid value for port 70000'],
    [
      { ...tcp, port_range_max: null },
      'SecurityGroupInvalidPortRange',
      'For TCP/UDP protocols, port_range_min must be <= port_range_max',
    ],
    [
      { ...tcp, protocol: 'gre' },
      'SecurityGroupInvalidProtocolForPort',
      'Ports cannot be specified for protocol 47. Ports are only supported for DCCP, SCTP, TCP, UDP, UDPLITE.',
    ],
    [
      { protocol: 'icmp', port_range_min: 300 },
      'SecurityGroupInvalidIcmpValue',
      'Invalid value for ICMP type (port_range_min) 300. It must be 0 to 255.',
    ],
    [
      { protocol: 'icmp', port_range_max: 3 },
      'SecurityGroupMissingIcmpType',
      'ICMP code (port-range-max) 3 is provided but ICMP type (port-range-min) is missing.',
    ],
    [
      { protocol: 'ipv6-icmp' },
      'SecurityGroupEthertypeConflictWithProtocol',
      'Invalid ethertype IPv4 for protocol ipv6-icmp.',
    ],
    [
      { remote_ip_prefix: 'fd00::/8' },
      'SecurityGroupRuleParameterConflict',
      'Conflicting value ethertype IPv4 for CIDR fd00::/8',
    ],
    [{ remote_ip_prefix: 'x' }, 'InvalidCIDR', 'Invalid CIDR x given as IP prefix.'],
    [
      { ethertype: 'IPX' },
      'SecurityGroupRuleInvalidEtherType',
      "Security group rule for ethertype 'IPX' not supported. Allowed values are ['IPv4', 'IPv6'].",
    ],
    [{ direction: 'up' }, 'HTTPBadRequest', 'Invalid input for direction. Reason: up is not in valid_values.'],
  ])('%j is refused', async ([values, type, message]) => {
    const { id } = await group()
    expect(await rule(id, values)).toEqual(refused(400, type, message))
  })

  test('have only one remote', async () => {
    const { id } = await group()
    const { body } = await rule(id, { remote_ip_prefix: '10.0.0.0/8', remote_group_id: id })
    expect(body.NeutronError.type).toBe('SecurityGroupMultipleRemoteEntites')
  })

  test('can use an address group, which is then in use', async () => {
    const { id } = await group()
    const office = await demo.make('address-groups', { name: 'office', addresses: ['10.1.0.0/16'] })
    expect((await rule(id, { remote_address_group_id: office.id })).status).toBe(201)
    const { status, body } = await demo.del(`address-groups/${office.id}`)
    const message = `Address group ${office.id} is in use on one or more security group rules.`
    expect({ status, body }).toEqual(refused(409, 'AddressGroupInUse', message))
  })

  test('count as changes of their group', async () => {
    const { id, revision_number } = await group()
    await rule(id, tcp)
    expect(await demo.show('security-groups', id)).toMatchObject({ revision_number: revision_number + 1 })
  })

  test('of an administrator are visible to the group’s owner', async () => {
    const { id } = await group()
    const { body } = await rule(id, tcp, admin)
    expect((await demo.get(`security-group-rules/${body.security_group_rule.id}`)).status).toBe(200)
    expect((await rule(id, { protocol: 'udp' }, other)).status).toBe(404)
  })
})

test('deleting a group deletes its rules, and rules of others with it as remote', async () => {
  const [one, two] = [await group(), await group()]
  await rule(two.id, { remote_group_id: one.id })
  expect((await demo.del(`security-groups/${one.id}`)).status).toBe(204)
  expect((await demo.show('security-groups', two.id)).security_group_rules).toHaveLength(2)
})

test('a group with ports keeps its stateful attribute', async () => {
  const { id } = await group()
  const network = await demo.make('networks', {})
  await demo.make('ports', { network_id: network.id, security_groups: [id] })
  const { status, body } = await demo.put(`security-groups/${id}`, { security_group: { stateful: false } })
  expect({ status, body }).toEqual(refused(409, 'SecurityGroupInUse', `Security Group ${id} in use.`))
})

test('an address group has each address once', async () => {
  const { id } = await demo.make('address-groups', { name: 'g', addresses: ['10.0.0.1/32'] })
  const twice = await demo.put(`address-groups/${id}/add_addresses`, { addresses: ['10.0.0.1/32'] })
  expect(twice.body.NeutronError.message).toBe(`Addresses ['10.0.0.1/32'] already exist in the address group ${id}.`)
  const unknown = await demo.put(`address-groups/${id}/remove_addresses`, { addresses: ['10.0.0.9/32'] })
  expect(unknown.body.NeutronError.message).toBe(`Addresses ['10.0.0.9/32'] not found in the address group ${id}.`)
  const { body } = await demo.put(`address-groups/${id}/remove_addresses`, { addresses: ['10.0.0.1/32'] })
  expect(body.address_group).toMatchObject({ addresses: [], revision_number: 1 })
})
