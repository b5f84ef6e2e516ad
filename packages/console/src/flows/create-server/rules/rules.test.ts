import type {
  Flavor,
  FloatingIp,
  Image,
  Network,
  Port,
  Router,
  SecurityGroup,
  SecurityGroupRule,
  Server,
} from '@meridian/contract'
import { describe, expect, test } from 'vitest'
import { ruleOf as rule } from '../../../services/network/rule.fixture.ts'
import { noFacts } from '../../../services/launch/facts/no-facts.fixture.ts'
import { blankCreate, type CreateForm } from '../create-form.ts'
import type { CreateFacts } from '../facts.ts'
import { orderOf } from '../run/run-order.ts'
import { createChoice, poolsFor, suggestedValues } from './create-choice.ts'
import { hasRoomForNetwork, newNetwork } from './new-network.ts'
import { nextFreeName, nextName } from '../../../services/launch/rules/next-name.ts'
import { otherChoices } from './other-choices.ts'
import { recentFirst } from './recent-images.ts'
import { roomFor, sizesOf, smallestFitting } from './sizes.ts'
import { coversPrefix, opensSsh, sshOpening, sshPrefix } from './ssh-group.ts'

test.each([
  ['web-3', 'web-4'],
  ['web', 'web-2'],
  ['node09', 'node10'],
  ['node099', 'node100'],
  ['db-9', 'db-10'],
  ['  web ', 'web-2'],
  ['', ''],
  ['7', '8'],
])('the name after %j is %j', (name, next) => expect(nextName(name)).toBe(next))

test('a name that is taken is passed over', () => {
  expect(nextFreeName('web-3', ['web-4', 'web-5'])).toBe('web-6')
})

test('images come in the order of their last use, then by name', () => {
  const image = (id: string, name: string) => ({ id, name }) as Image
  const server = (imageId: string, created: string) =>
    ({ image: { id: imageId }, created }) as Pick<Server, 'image' | 'created'>
  const uses = recentFirst(
    [image('a', 'Alma'), image('u', 'Ubuntu'), image('d', 'Debian'), image('c', 'CirrOS')],
    [
      server('u', '2026-01-01'),
      server('u', '2026-03-01'),
      server('d', '2026-02-01'),
      { image: '', created: '2026-04-01' },
    ],
  )
  expect(uses.map(({ image: { name }, servers }) => [name, servers])).toEqual([
    ['Ubuntu', 2],
    ['Debian', 1],
    ['Alma', 0],
    ['CirrOS', 0],
  ])
})

const limits = {
  maxTotalInstances: 10,
  totalInstancesUsed: 4,
  maxTotalCores: 20,
  totalCoresUsed: 10,
  maxTotalRAMSize: 10_240,
  totalRAMUsed: 2048,
}
const flavor = (id: string, vcpus: number, ram: number, disk = 20) =>
  ({ id, name: id, vcpus, ram, disk, 'OS-FLV-EXT-DATA:ephemeral': 0 }) as Flavor

test('the room for a size is what the tightest quota leaves', () => {
  expect(roomFor({ vcpus: 1, ram: 512 }, { limits })).toBe(6)
  expect(roomFor({ vcpus: 4, ram: 512 }, { limits })).toBe(2)
  expect(roomFor({ vcpus: 1, ram: 4096 }, { limits })).toBe(2)
  expect(
    roomFor({ vcpus: 1, ram: 1 }, { limits: { maxTotalInstances: -1, maxTotalCores: -1, maxTotalRAMSize: -1 } }),
  ).toBe(Infinity)
})

test('the smallest size that fits the image is suggested', () => {
  const facts = {
    ...noFacts,
    limits,
    flavors: [flavor('large', 4, 8192), flavor('tiny', 1, 512, 1), flavor('small', 1, 2048)],
  }
  const source = { id: 'i', bytes: 0, size: 0, minDisk: 5, minRam: 1024 }
  const sizes = sizesOf(facts, { count: 1, source })
  expect(sizes.map(({ flavor: { id }, problems }) => [id, problems.map(({ kind }) => kind)])).toEqual([
    ['tiny', ['minDisk', 'minRam']],
    ['small', []],
    ['large', []],
  ])
  expect(smallestFitting(sizes)?.flavor.id).toBe('small')
  expect(smallestFitting(sizesOf(facts, { count: 7, source }))).toBeNull()
})

const group = (name: string, ...rules: SecurityGroupRule[]) =>
  ({ id: `id-${name}`, name, security_group_rules: rules }) as SecurityGroup
const ME = '198.51.100.23/32'

describe('SSH', () => {
  test.each([
    ['me', '198.51.100.23', ME],
    ['me', '2001:db8::1', '2001:db8::1/128'],
    ['me', null, null],
    ['everywhere', null, '0.0.0.0/0'],
    ['nobody', '198.51.100.23', null],
  ] as const)('opened to %s from %s is %s', (from, address, prefix) => expect(sshPrefix(from, address)).toBe(prefix))

  test.each([
    ['everywhere', rule(), true],
    ['no prefix', rule({ remote_ip_prefix: null }), true],
    ['my network', rule({ remote_ip_prefix: '198.51.100.0/24' }), true],
    ['another network', rule({ remote_ip_prefix: '10.0.0.0/8' }), false],
    ['all protocols', rule({ protocol: null, port_range_min: null, port_range_max: null }), true],
    ['a range', rule({ port_range_min: 1, port_range_max: 1024 }), true],
    ['another port', rule({ port_range_min: 443, port_range_max: 443 }), false],
    ['UDP', rule({ protocol: 'udp' }), false],
    ['outgoing', rule({ direction: 'egress' }), false],
    ['IPv6', rule({ ethertype: 'IPv6', remote_ip_prefix: '::/0' }), false],
    ['members of a group', rule({ remote_ip_prefix: null, remote_group_id: 'g' }), false],
  ])('a rule for %s: %#', (_what, each, open) => expect(opensSsh(group('g', each), ME)).toBe(open))

  test.each([
    ['10.0.0.0/8', '10.1.2.3/32', true],
    ['10.1.2.3', '10.1.2.3/32', true],
    ['10.1.2.3/32', '10.0.0.0/8', false],
    ['192.168.0.0/16', '192.169.0.1/32', false],
    ['2001:db8::/32', '2001:db8::1/128', false],
  ])('%s covers %s: %s', (outer, inner, covers) => expect(coversPrefix(outer, inner)).toBe(covers))

  test('a chosen group that is open is enough; a group of only that is reused; else one is made', () => {
    const standard = group('default', rule({ remote_ip_prefix: null, remote_group_id: 'id-default' }))
    const open = group('open', rule())
    const wide = group('web', rule({ remote_ip_prefix: ME }), rule({ port_range_min: 80, port_range_max: 80 }))
    const mine = group('ssh-home', rule({ remote_ip_prefix: ME }), rule({ direction: 'egress' }))
    expect(sshOpening(ME, [standard, open], [standard, open])).toMatchObject({ kind: 'already', name: 'open' })
    expect(sshOpening(ME, [standard], [standard, wide, mine])).toMatchObject({ kind: 'reuse', id: 'id-ssh-home' })
    expect(sshOpening(ME, [standard], [standard, wide, open])).toEqual({
      kind: 'create',
      name: 'ssh-from-198.51.100.23',
      prefix: ME,
    })
    const taken = group('ssh-everywhere')
    expect(sshOpening('0.0.0.0/0', [standard], [taken])).toMatchObject({ name: 'ssh-everywhere-2' })
  })
})

const network = (id: string, more: object = {}) =>
  ({ id, name: id, subnets: [{ cidr: '10.0.0.0/24' }], shared: false, 'router:external': false, ...more }) as Network
const door = (id: string) => ({ network_id: id, device_id: 'r', device_owner: 'network:router_interface' }) as Port
const router = (pool: string | null) =>
  ({ id: 'r', external_gateway_info: pool === null ? null : { network_id: pool } }) as Router
const address = (id: string, port: string | null) =>
  ({ id, ip: `203.0.113.${id}`, port_id: port, pool: 'pool' }) as FloatingIp

const facts: CreateFacts = {
  ...noFacts,
  hasNetworks: true,
  limits,
  flavors: [flavor('tiny', 1, 512)],
  networks: [network('backend'), network('private'), network('public', { 'router:external': true })],
  ports: [door('private'), door('backend')],
  routers: [router('pool')],
  securityGroups: [group('default')],
  pools: [{ id: 'pool', name: 'public' }],
  floatingIps: [],
  servers: [{ key_name: 'laptop', addresses: { private: [] } } as unknown as Server],
  keyPairs: ['ci', 'laptop'].map((name) => ({ id: name, name, fingerprint: '', public_key: '', type: 'ssh' })),
  networkQuotas: [],
  myAddress: '198.51.100.23',
  settled: true,
}

describe('the defaults make a server reachable', () => {
  const suggest = (more: Partial<CreateFacts> = {}, values: Partial<CreateForm> = {}) =>
    suggestedValues({ ...blankCreate, ...values }, { ...facts, ...more })

  test('a routed network that is used, the key that was used, SSH from me, and a new address', () => {
    expect(suggest()).toEqual({
      networks: ['private'],
      flavor: ['tiny'],
      vol_size: 20,
      key_source: 'existing',
      key_pair: ['laptop'],
      new_key_name: 'key-1',
      ssh_from: 'me',
      public_address: 'new',
    })
  })
  test('an unused address of one’s own comes first', () => {
    expect(suggest({ floatingIps: [address('1', 'port'), address('2', null)] }).public_address).toBe('2')
  })
  test('no address if none is left, or if the network has no router', () => {
    const networkQuotas = [{ name: 'floatingip', display_name: '', limit: 2, in_use: 2, reserved: 0 }]
    expect(suggest({ networkQuotas }).public_address).toBe('none')
    expect(suggest({ ports: [] }).public_address).toBe('none')
    expect(suggest({ pools: [] }).public_address).toBe('none')
    // A router without a gateway, and one to another external network, lead nowhere.
    expect(suggest({ routers: [router(null)] }).public_address).toBe('none')
    expect(suggest({ routers: [router('elsewhere')] }).public_address).toBe('none')
  })
  test('without a key pair one is created; without a known address SSH is open to everybody', () => {
    expect(suggest({ keyPairs: [], myAddress: null })).toMatchObject({ key_source: 'create', ssh_from: 'everywhere' })
  })
})

describe('a project without a network that reaches outside', () => {
  const closed = [network('closed')]
  const empty = {
    ...facts,
    networks: [newNetwork(closed, 'New network with internet'), ...closed],
    ports: [],
    routers: [],
  }
  const suggested = { ...blankCreate, ...suggestedValues(blankCreate, empty) }

  test('the default is a new network with a router, and an address that it reaches', () => {
    expect(suggested).toMatchObject({ networks: ['new'], public_address: 'new' })
    expect(createChoice(suggested, empty)).toMatchObject({ newNetwork: true, address: { kind: 'new' } })
  })
  test('its range is free, and the request has no id that does not exist', () => {
    const order = orderOf({ ...suggested, name: 'web' }, empty)
    expect(order.network).toEqual({ name: 'private', cidr: '10.0.1.0/24', external: { id: 'pool', name: 'public' } })
    expect(order.request.nics).toEqual([])
  })
  test('a network without a router gets no floating IP, whatever was chosen', () => {
    const values = { ...suggested, networks: ['closed'], public_address: 'new' }
    expect(createChoice(values, empty)).toMatchObject({ newNetwork: false, address: null })
    expect(poolsFor(values, empty)).toEqual([])
  })
  test.each([
    [[], true],
    [[{ name: 'router', display_name: '', limit: 1, in_use: 1, reserved: 0 }], false],
    [[{ name: 'router', display_name: '', limit: -1, in_use: 9, reserved: 0 }], true],
  ])('with the quotas %j there is room for it: %s', (quotas, room) => expect(hasRoomForNetwork(quotas)).toBe(room))
})

test('what will be made follows from the values', () => {
  const values: CreateForm = {
    ...blankCreate,
    networks: ['private'],
    public_address: 'new',
    ssh_from: 'me',
    key_source: 'import',
    new_key_name: ' mine ',
    public_key: ' ssh-ed25519 AAAA ',
  }
  expect(createChoice(values, facts)).toMatchObject({
    address: { kind: 'new', pool: { id: 'pool' } },
    opening: { kind: 'create', prefix: ME },
    newKey: { name: 'mine', publicKey: 'ssh-ed25519 AAAA' },
    keyPair: null,
  })
  // Several servers cannot share an address.
  expect(createChoice({ ...values, instance_count: 2 }, facts).address).toBeNull()
  expect(createChoice({ ...values, public_address: 'none', ssh_from: 'nobody' }, facts)).toMatchObject({
    address: null,
    opening: null,
  })
})

test('what the page has no field for is listed', () => {
  const port = { id: 'p1', name: '' } as Port
  expect(otherChoices(blankCreate, { ports: [], securityGroups: [group('web')] })).toEqual([])
  const values: CreateForm = {
    ...blankCreate,
    availability_zone: 'nova',
    ports: ['p1'],
    security_groups: ['id-web'],
    user_data: '#!/bin/sh',
    meta: [{ key: 'tier', value: 'gold', definition: null }],
  }
  expect(otherChoices(values, { ports: [port], securityGroups: [group('web')] })).toEqual([
    { field: 'availability_zone', text: 'nova' },
    { field: 'ports', text: 'p1' },
    { field: 'security_groups', text: 'web' },
    { field: 'user_data', text: '' },
    { field: 'meta', text: 'tier' },
  ])
})
