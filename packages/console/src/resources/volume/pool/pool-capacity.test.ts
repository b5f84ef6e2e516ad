import type { VolumePool } from '@meridian/contract'
import { expect, test } from 'vitest'
import { capacityOf, isYes, partsOf } from './pool-capacity.ts'

const thin = {
  total_capacity_gb: 1000,
  free_capacity_gb: 900,
  provisioned_capacity_gb: 400,
  allocated_capacity_gb: 300,
  reserved_percentage: 10,
  max_over_subscription_ratio: '20.0',
  thin_provisioning_support: true,
} as VolumePool['capabilities'] // with all that the capacity is computed from

const of = (change: object) => capacityOf({ ...thin, ...change } as VolumePool['capabilities']) // as above

test('a thin pool promises what is not reserved, times its ratio', () => {
  expect(capacityOf(thin)).toEqual({
    space: { used: 100, max: 1000 },
    promised: { used: 400, max: 18_000 },
    free: 900,
  })
})

test('a thick pool promises what is not reserved', () => {
  expect(of({ thin_provisioning_support: false }).promised).toEqual({ used: 400, max: 900 })
  expect(of({ thin_provisioning_support: 'False' }).promised.max).toBe(900)
})

test('"infinite" has no limit, and what is unknown is not computed', () => {
  const infinite = of({ total_capacity_gb: 'infinite', free_capacity_gb: 'infinite' })
  expect(infinite).toEqual({ space: { used: null, max: -1 }, promised: { used: 400, max: -1 }, free: -1 })
  const unknown = of({ total_capacity_gb: 'unknown', free_capacity_gb: 'unknown', provisioned_capacity_gb: null })
  expect(unknown).toEqual({ space: { used: null, max: null }, promised: { used: 300, max: null }, free: null })
  expect(of({ max_over_subscription_ratio: 'auto' }).promised.max).toBeNull()
  expect(capacityOf(null)).toEqual({
    space: { used: null, max: null },
    promised: { used: null, max: null },
    free: null,
  })
})

test('numbers may be text, and yes is written in several ways', () => {
  expect(of({ total_capacity_gb: '1000', free_capacity_gb: '250.5' }).space).toEqual({ used: 749.5, max: 1000 })
  expect([true, 'True', '<is> True', false, 'False', null].map((value) => isYes(value))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('the name of a pool has its host, its backend and its pool', () => {
  expect(partsOf('block-1@fast#ssd')).toEqual({ host: 'block-1', backend: 'fast', pool: 'ssd' })
  expect(partsOf('ceph@rbd')).toEqual({ host: 'ceph', backend: 'rbd', pool: '' })
})
