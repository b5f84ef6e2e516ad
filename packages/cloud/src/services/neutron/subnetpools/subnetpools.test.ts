import { describe, expect, test } from 'vitest'
import { networkClient, refused } from '../../../../test-support/neutron.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = networkClient(await cloud.as('demo', 'demo'))
const other = networkClient(await cloud.as('demo', 'alt_demo'))
const admin = networkClient(await cloud.as('admin', 'admin'))

const pool = (values: Record<string, unknown> = {}) =>
  demo.make('subnetpools', { name: 'pool', prefixes: ['10.112.0.0/16'], ...values })
const network = () => demo.make('networks', { name: 'from pool' })
const take = async (networkId: string, values: Record<string, unknown>, by = demo) => {
  const { status, body } = await by.post('subnets', { subnet: { network_id: networkId, ip_version: 4, ...values } })
  return { status, body }
}

describe('a pool', () => {
  test('merges adjacent prefixes', async () => {
    const { prefixes } = await pool({ prefixes: ['10.0.0.0/24', '10.0.1.0/24', '10.5.0.0/16'] })
    expect(prefixes).toEqual(['10.0.0.0/23', '10.5.0.0/16'])
  })

  test.for<[values: Record<string, unknown>, type: string, message: string]>([
    [{ prefixes: [] }, 'EmptySubnetPoolPrefixList', 'Empty subnet pool prefix list.'],
    [
      { prefixes: ['10.0.0.0/8', 'fd00::/8'] },
      'PrefixVersionMismatch',
      'Cannot mix IPv4 and IPv6 prefixes in a subnet pool.',
    ],
    [{ prefixes: ['x'] }, 'HTTPBadRequest', "Invalid input for prefixes. Reason: 'x' is not a valid IP subnet."],
    [
      { min_prefixlen: 30, max_prefixlen: 28 },
      'IllegalSubnetPoolPrefixBounds',
      'Illegal prefix bounds: min_prefixlen=30, max_prefixlen=28.',
    ],
    [
      { default_prefixlen: 33 },
      'IllegalSubnetPoolPrefixBounds',
      'Illegal prefix bounds: default_prefixlen=33, max_prefixlen=32.',
    ],
    [
      { default_prefixlen: 8, min_prefixlen: 16 },
      'IllegalSubnetPoolPrefixBounds',
      'Illegal prefix bounds: default_prefixlen=8, min_prefixlen=16.',
    ],
    [{ default_quota: -1 }, 'HTTPBadRequest', "Invalid input for default_quota. Reason: '-1' should be non-negative."],
  ])('%j is refused', async ([values, type, message]) => {
    const { status, body } = await demo.post('subnetpools', {
      subnetpool: { name: 'p', prefixes: ['10.0.0.0/8'], ...values },
    })
    expect({ status, body }).toEqual(refused(400, type, message))
  })

  test('can be extended, and reduced by unused prefixes', async () => {
    const { id } = await pool()
    const smaller = await demo.put(`subnetpools/${id}`, { subnetpool: { prefixes: ['10.112.0.0/24'] } })
    const message = 'Illegal update to prefixes: Existing prefixes must be a subset of the new prefixes.'
    expect(smaller.body.NeutronError).toMatchObject({ type: 'IllegalSubnetPoolPrefixUpdate', message: message })
    const more = await demo.put(`subnetpools/${id}/add_prefixes`, { prefixes: ['10.113.0.0/16'] })
    expect(more.body).toEqual({ prefixes: ['10.112.0.0/15'] })
    const less = await demo.put(`subnetpools/${id}/remove_prefixes`, { prefixes: ['10.112.0.0/17'] })
    expect(less.body).toEqual({ prefixes: ['10.112.128.0/17', '10.113.0.0/16'] })
    await take((await network()).id, { subnetpool_id: id, prefixlen: 24 })
    const taken = await demo.put(`subnetpools/${id}/remove_prefixes`, { prefixes: ['10.112.128.0/17'] })
    expect(taken.body.NeutronError.type).toBe('IllegalSubnetPoolPrefixUpdate')
  })
})

describe('a subnet from a pool', () => {
  test('has the requested size and unique addresses', async () => {
    const { id } = await pool({ default_prefixlen: 26 })
    const here = await network()
    const first = await take(here.id, { subnetpool_id: id })
    const second = await take(here.id, { subnetpool_id: id, prefixlen: 28 })
    expect([first.body.subnet.cidr, second.body.subnet.cidr]).toEqual(['10.112.0.0/26', '10.112.0.64/28'])
  })

  test('can request its CIDR', async () => {
    const { id } = await pool()
    const { body } = await take((await network()).id, { subnetpool_id: id, cidr: '10.112.7.0/24' })
    expect(body.subnet).toMatchObject({ cidr: '10.112.7.0/24', subnetpool_id: id })
    const again = await take((await network()).id, { subnetpool_id: id, cidr: '10.112.7.0/25' })
    const message = 'Failed to allocate subnet: Cannot allocate requested subnet from the available set of prefixes.'
    expect(again).toEqual(refused(409, 'SubnetAllocationError', message))
  })

  test.for<[values: Record<string, unknown>, status: number, type: string, message: string]>([
    [{ ip_version: 6 }, 400, 'BadRequest', 'Bad subnets request: Cannot allocate IPv6 subnet from IPv4 subnet pool.'],
    [
      { prefixlen: 4 },
      400,
      'MinPrefixSubnetAllocationError',
      'Unable to allocate subnet with prefix length 4, minimum allowed prefix is 8.',
    ],
    [
      { prefixlen: 40 },
      400,
      'MaxPrefixSubnetAllocationError',
      'Unable to allocate subnet with prefix length 40, maximum allowed prefix is 32.',
    ],
    [
      { prefixlen: 12 },
      409,
      'SubnetAllocationError',
      'Failed to allocate subnet: Insufficient prefix space to allocate subnet size /12.',
    ],
  ])('%j is refused', async ([values, status, type, message]) => {
    const { id } = await pool()
    expect(await take((await network()).id, { subnetpool_id: id, ...values })).toEqual(refused(status, type, message))
  })

  test('cannot share a network with a subnet from outside the pool', async () => {
    const { id } = await pool()
    const here = await network()
    await take(here.id, { subnetpool_id: id, prefixlen: 24 })
    const message = 'Subnets hosted on the same network must be allocated from the same subnet pool.'
    expect(await take(here.id, { cidr: '10.1.0.0/24' })).toEqual(
      refused(400, 'NetworkSubnetPoolAffinityError', message),
    )
  })

  test('prevents the deletion of its pool', async () => {
    const { id } = await pool()
    const here = await network()
    await take(here.id, { subnetpool_id: id, prefixlen: 24 })
    const { status, body } = await demo.del(`subnetpools/${id}`)
    const message = 'Unable to delete subnet pool: Subnet pool has existing allocations.'
    expect({ status, body }).toEqual(refused(400, 'SubnetPoolDeleteError', message))
    await demo.del(`networks/${here.id}`)
    expect((await demo.del(`subnetpools/${id}`)).status).toBe(204)
  })

  test('counts for the quota of its project', async () => {
    const { id } = await pool({ default_quota: 512 })
    const here = await network()
    expect((await take(here.id, { subnetpool_id: id, prefixlen: 24 })).status).toBe(201)
    expect((await take(here.id, { subnetpool_id: id, prefixlen: 24 })).status).toBe(201)
    const full = await take(here.id, { subnetpool_id: id, prefixlen: 30 })
    expect(full).toEqual(refused(409, 'SubnetPoolQuotaExceeded', 'Per-tenant subnet pool prefix quota exceeded.'))
  })

  test('comes from the default pool if there is one', async () => {
    const [shared] = await admin.list('subnetpools', '?name=default-pool')
    await admin.put(`subnetpools/${shared.id}`, { subnetpool: { is_default: true } })
    const { body } = await take((await network()).id, { use_default_subnetpool: true })
    expect(body.subnet).toMatchObject({ subnetpool_id: shared.id, cidr: '10.96.0.0/24' })
  })

  test('can be onboarded with its network', async () => {
    const { id } = await pool({ prefixes: ['10.200.0.0/24'] })
    const { network: here, subnet } = await demo.networkWith('10.201.0.0/24')
    const { body } = await demo.put(`subnetpools/${id}/onboard_network_subnets`, { network_id: here.id })
    expect(body).toEqual([{ id: subnet.id, cidr: '10.201.0.0/24' }])
    expect(await demo.show('subnets', subnet.id)).toMatchObject({ subnetpool_id: id })
    expect((await demo.show('subnetpools', id)).prefixes).toEqual(['10.200.0.0/24', '10.201.0.0/24'])
  })
})

describe('an address scope', () => {
  test('has no overlapping pools', async () => {
    const scope = await demo.make('address-scopes', { name: 's', ip_version: 4 })
    await pool({ address_scope_id: scope.id })
    const { status, body } = await demo.post('subnetpools', {
      subnetpool: { name: 'again', prefixes: ['10.112.5.0/24'], address_scope_id: scope.id },
    })
    const message = 'Failed to associate address scope: subnetpools within an address scope must have unique prefixes.'
    expect({ status, body }).toEqual(refused(409, 'AddressScopePrefixConflict', message))
    const gone = await demo.del(`address-scopes/${scope.id}`)
    expect(gone.body.NeutronError.type).toBe('AddressScopeInUse')
  })

  test('has one IP version', async () => {
    const scope = await demo.make('address-scopes', { name: 's', ip_version: 6 })
    const { id } = await pool()
    const { status, body } = await demo.put(`subnetpools/${id}`, { subnetpool: { address_scope_id: scope.id } })
    expect(status).toBe(400)
    expect(body.NeutronError.message).toBe(
      `Illegal subnetpool association: subnetpool ${id} cannot associate with address scope ${scope.id} because subnetpool ip_version is not 6.`,
    )
  })

  test('appears on the networks of its subnets', async () => {
    const scope = await demo.make('address-scopes', { name: 's', ip_version: 4 })
    const { id } = await pool({ prefixes: ['10.114.0.0/16'], address_scope_id: scope.id })
    const here = await network()
    await take(here.id, { subnetpool_id: id, prefixlen: 24 })
    expect(await demo.show('networks', here.id)).toMatchObject({
      ipv4_address_scope: scope.id,
      ipv6_address_scope: null,
    })
  })

  test('cannot be unshared', async () => {
    const scope = await admin.make('address-scopes', { name: 's', ip_version: 4, shared: true })
    expect(await other.show('address-scopes', scope.id)).toMatchObject({ shared: true })
    const { status, body } = await admin.put(`address-scopes/${scope.id}`, { address_scope: { shared: false } })
    expect(status).toBe(400)
    expect(body.NeutronError.type).toBe('AddressScopeUpdateError')
  })
})
