import { describe, expect, test } from 'vitest'
import {
  aggregatesAllow,
  capacityOf,
  demandOf,
  fitOf,
  fragmentationOf,
  overcommitOf,
  roomsOf,
  traitsAllow,
  type Rooms,
} from './capacity-rules.ts'

const inventory = (total: number, ratio = 1, reserved = 0) => ({
  total,
  reserved,
  allocation_ratio: ratio,
  max_unit: total,
})

const host = (used: { VCPU: number; MEMORY_MB: number; DISK_GB: number }): Rooms =>
  roomsOf([
    {
      inventories: { VCPU: inventory(32, 4), MEMORY_MB: inventory(65_536, 1, 4096), DISK_GB: inventory(1000) },
      usages: used,
    },
  ])

const flavor = { vcpus: 4, ram: 8192, disk: 80, swap: 0, 'OS-FLV-EXT-DATA:ephemeral': 0 }

test('capacity is what is not reserved, times the ratio', () => {
  expect(capacityOf(inventory(32, 4))).toBe(128)
  expect(capacityOf(inventory(65_536, 1.5, 4096))).toBe(92_160)
})

describe('what fits on a host', () => {
  const demand = demandOf(flavor)
  test.for([
    { used: { VCPU: 0, MEMORY_MB: 0, DISK_GB: 0 }, count: 7, by: 'MEMORY_MB' },
    { used: { VCPU: 120, MEMORY_MB: 0, DISK_GB: 0 }, count: 2, by: 'VCPU' },
    { used: { VCPU: 0, MEMORY_MB: 0, DISK_GB: 900 }, count: 1, by: 'DISK_GB' },
    { used: { VCPU: 0, MEMORY_MB: 61_440, DISK_GB: 0 }, count: 0, by: 'MEMORY_MB' },
    // More is allocated than there is, as after the ratio was lowered.
    { used: { VCPU: 200, MEMORY_MB: 0, DISK_GB: 0 }, count: 0, by: 'VCPU' },
  ])('$by runs out after $count', ({ used, ...fit }) => {
    expect(fitOf(host(used), demand)).toEqual(fit)
  })

  test('no server is larger than the largest unit, whatever the ratio', () => {
    expect(fitOf(host({ VCPU: 0, MEMORY_MB: 0, DISK_GB: 0 }), { VCPU: 33 })).toEqual({ count: 0, by: 'VCPU' })
  })

  test('a class that the host lacks admits none', () => {
    expect(fitOf(host({ VCPU: 0, MEMORY_MB: 0, DISK_GB: 0 }), { VGPU: 1 })).toEqual({ count: 0, by: 'VGPU' })
  })
})

test('extra specs replace and add resources, and a zero removes one', () => {
  expect(
    demandOf({
      ...flavor,
      swap: 1025,
      extras: {
        'resources:VGPU': '1',
        'resources:VCPU': '0',
        'resources1:CUSTOM_FPGA': '2',
        'hw:cpu_policy': 'shared',
      },
    }),
  ).toEqual({ MEMORY_MB: 8192, DISK_GB: 82, VGPU: 1, CUSTOM_FPGA: 2 })
})

test('a server that boots from a volume takes no disk', () => {
  expect(demandOf({ ...flavor, disk: 0 })).toEqual({ VCPU: 4, MEMORY_MB: 8192 })
})

test('providers of one tree are one host', () => {
  const rooms = roomsOf([
    { inventories: { VCPU: inventory(8) }, usages: { VCPU: 2 } },
    { inventories: { VGPU: inventory(4) }, usages: { VGPU: 1 } },
    { inventories: { VGPU: inventory(4) }, usages: {} },
  ])
  expect(rooms.VGPU).toEqual({ total: 8, capacity: 8, used: 1, most: 4 })
  expect(fitOf(rooms, { VCPU: 1, VGPU: 1 })).toEqual({ count: 6, by: 'VCPU' })
})

describe('fragmentation', () => {
  const free = (memory: number) => host({ VCPU: 0, MEMORY_MB: 61_440 - memory, DISK_GB: 0 })

  test('is nothing while each host can fill itself', () => {
    expect(fragmentationOf([free(16_384), free(8192)], { MEMORY_MB: 8192 })).toBe(0)
  })

  test('is the share that is lost because it is spread', () => {
    // 4 × 6 GiB are 24 GiB: three servers of 8 GiB together, none on any host.
    expect(fragmentationOf([free(6144), free(6144), free(6144), free(6144)], { MEMORY_MB: 8192 })).toBe(1)
    expect(fragmentationOf([free(12_288), free(12_288)], { MEMORY_MB: 8192 })).toBeCloseTo(1 / 3)
  })

  test('is nothing where nothing is free, and an overfull host takes nothing from others', () => {
    expect(fragmentationOf([], { MEMORY_MB: 1 })).toBe(0)
    expect(fragmentationOf([free(0)], { MEMORY_MB: 1 })).toBe(0)
    expect(fragmentationOf([free(-20_000), free(8192)], { MEMORY_MB: 8192 })).toBe(0)
  })
})

test('overcommit compares with what there is physically', () => {
  expect(overcommitOf({ total: 32, capacity: 128, used: 58, most: 32 })).toBeCloseTo(1.8125)
  expect(overcommitOf({ total: 0, capacity: 0, used: 0, most: 0 })).toBe(0)
})

test('traits are required or forbidden', () => {
  expect(traitsAllow({ 'trait:HW_CPU_X86_AVX2': 'required' }, ['HW_CPU_X86_AVX2'])).toBe(true)
  expect(traitsAllow({ 'trait:HW_CPU_X86_AVX2': 'required' }, [])).toBe(false)
  expect(traitsAllow({ 'trait1:CUSTOM_OLD': 'forbidden' }, ['CUSTOM_OLD'])).toBe(false)
  expect(traitsAllow({ 'hw:cpu_policy': 'dedicated' }, [])).toBe(true)
})

test('an aggregate has one of several values', () => {
  const wanted = { 'aggregate_instance_extra_specs:disk': 'ssd' }
  expect(aggregatesAllow(wanted, [{ metadata: { disk: 'hdd' } }, { metadata: { disk: 'nvme,ssd' } }])).toBe(true)
  expect(aggregatesAllow(wanted, [{ metadata: { disk: 'ssds' } }])).toBe(false)
  expect(aggregatesAllow({}, [])).toBe(true)
})
