import type { Aggregate, Flavor, ResourceProvider } from '@meridian/contract'
import { expect, test } from 'vitest'
import type { Hypervisor } from '../../resources/hypervisor/hypervisor.queries.ts'
import { shareOf } from '../../services/compute/room.ts'
import { arranged, byZone, fitOn, flavorRoom, hostsOf, shortNames, type Arrangement } from './capacity.ts'

const hypervisor = (name: string, change: Partial<Hypervisor> = {}): Hypervisor => ({
  id: name,
  hypervisor_hostname: `${name}.example.org`,
  hypervisor_type: 'QEMU',
  hypervisor_version: 7,
  host_ip: null,
  state: 'up',
  status: 'enabled',
  service: { id: name, host: name, disabled_reason: null },
  vcpus: 8,
  vcpus_used: 4,
  memory_mb: 16_384,
  memory_mb_used: 8192,
  free_ram_mb: null,
  local_gb: 100,
  local_gb_used: 0,
  free_disk_gb: null,
  disk_available_least: null,
  current_workload: 0,
  running_vms: 2,
  computeService: null,
  ...change,
})

const provider = (name: string, memoryUsed: number, change: Partial<ResourceProvider> = {}): ResourceProvider => ({
  uuid: name,
  name: `${name}.example.org`,
  root_provider_uuid: name,
  inventories: {
    VCPU: { total: 8, reserved: 0, max_unit: 8, allocation_ratio: 4 },
    MEMORY_MB: { total: 16_384, reserved: 0, max_unit: 16_384, allocation_ratio: 1 },
  },
  usages: { VCPU: 4, MEMORY_MB: memoryUsed },
  traits: [],
  ...change,
})

const flavor = (extras: Record<string, string> = {}): Flavor => ({
  id: 'm1',
  name: 'm1.large',
  description: null,
  vcpus: 2,
  ram: 4096,
  disk: 0,
  swap: 0,
  rxtx_factor: 1,
  'OS-FLV-EXT-DATA:ephemeral': 0,
  'OS-FLV-DISABLED:disabled': false,
  'os-flavor-access:is_public': true,
  links: [],
  extras,
})

const aggregate = (host: string, metadata: Record<string, string>): Aggregate => ({
  id: 1,
  name: 'fast',
  availability_zone: null,
  hosts: [host],
  metadata,
  created_at: '',
  updated_at: null,
})

test('the room for a flavor counts only hosts that take instances', () => {
  const hosts = hostsOf(
    [
      hypervisor('a'),
      hypervisor('b', { status: 'disabled' }),
      hypervisor('c', { state: 'down', status: 'disabled' }),
      hypervisor('d'),
    ],
    [provider('a', 10_240), provider('b', 0), provider('c', 0), provider('d', 14_336)],
    [],
  )
  expect(hosts.map(({ state }) => state)).toEqual(['up', 'disabled', 'down', 'up'])
  // 6 GiB on a and 2 GiB on d: one fits on a, and together there would be room for two.
  expect(flavorRoom(flavor(), hosts)).toMatchObject({ count: 1, hosts: 1, lost: 0.5, by: 'MEMORY_MB' })
  expect(hosts.map((host) => fitOn(flavor(), host).count)).toEqual([1, 0, 0, 0])
})

test('traits and aggregates keep a flavor from hosts', () => {
  const hosts = hostsOf(
    [hypervisor('a'), hypervisor('b')],
    [provider('a', 0, { traits: ['HW_CPU_X86_AVX2'] }), provider('b', 0)],
    [aggregate('b', { disk: 'ssd' })],
  )
  const fits = (extras: Record<string, string>) => hosts.map((host) => fitOn(flavor(extras), host).count)
  expect(fits({ 'trait:HW_CPU_X86_AVX2': 'required' })).toEqual([4, 0])
  expect(fits({ 'aggregate_instance_extra_specs:disk': 'ssd' })).toEqual([0, 4])
})

test('providers below a host belong to it', () => {
  const card = provider('gpu', 0, {
    root_provider_uuid: 'a',
    inventories: { VGPU: { total: 4, reserved: 0, max_unit: 4, allocation_ratio: 1 } },
    usages: { VGPU: 1 },
  })
  const [host] = hostsOf([hypervisor('a')], [provider('a', 0), card], [])
  expect(host && fitOn(flavor({ 'resources:VGPU': '1' }), host)).toEqual({ count: 3, by: 'VGPU' })
})

test('without Placement the numbers of Nova decide, and VCPUs limit nothing', () => {
  const [host] = hostsOf([hypervisor('a', { vcpus_used: 30 })], null, [])
  expect(host && fitOn(flavor(), host)).toEqual({ count: 2, by: 'MEMORY_MB' })
})

test('a host with something left is not shown as full', () => {
  const [host] = hostsOf([hypervisor('a')], [provider('a', 16_383)], [])
  expect(host && shareOf(host.rooms, 'MEMORY_MB')).toBe(0.99)
})

test('hosts are listed by zone, and named by what differs', () => {
  const inZone = (name: string, zone: string) =>
    hypervisor(name, {
      computeService: {
        id: name,
        binary: 'nova-compute',
        host: name,
        zone,
        status: 'enabled',
        state: 'up',
        updated_at: null,
        disabled_reason: null,
        forced_down: false,
      },
    })
  const hosts = hostsOf([inZone('cmp-2-01', 'az-2'), inZone('cmp-1-10', 'az-1'), inZone('cmp-1-02', 'az-1')], null, [])
  expect(byZone(hosts).map(([zone, own]) => [zone, own.length])).toEqual([
    ['az-1', 2],
    ['az-2', 1],
  ])
  const shown = (names: readonly string[]) => [...shortNames(names).values()]
  expect(shown(hosts.map(({ name }) => name))).toEqual(['cmp-1-02', 'cmp-1-10', 'cmp-2-01'])
  expect(shown(hosts.map(({ name }) => `rack-7-${name}`))).toEqual(['1-02', '1-10', '2-01'])
  expect(shown(['compute.example.org'])).toEqual(['compute'])
})

test('of many hosts the fullest or the roomiest come first, and those without room can be left out', () => {
  const hosts = hostsOf(
    ['a', 'b', 'c', 'd'].map((name) => hypervisor(name, name === 'd' ? { state: 'down' } : {})),
    [provider('a', 8192), provider('b', 16_384), provider('c', 1024), provider('d', 0)],
    [],
  )
  const names = (more: Partial<Arrangement>) =>
    arranged(hosts, { order: 'name', hidesFull: false, shown: 'MEMORY_MB', flavor: flavor(), ...more }).map(
      ({ id }) => id,
    )
  expect([
    names({}),
    names({ order: 'fullest' }),
    names({ order: 'roomiest' }),
    names({ hidesFull: true }),
    names({ hidesFull: true, order: 'fullest' }),
  ]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['b', 'a', 'c', 'd'],
    ['c', 'a', 'b', 'd'],
    ['a', 'c'],
    ['a', 'c'],
  ])
})
