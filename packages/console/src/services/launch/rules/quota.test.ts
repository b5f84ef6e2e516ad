import type { Flavor } from '@meridian/contract'
import { expect, test } from 'vitest'
import { measure } from '../../../framework/charts/usage.ts'
import { flavorErrors } from './quota.ts'
import { minVolumeSize, raisedSize } from './choice.ts'
import { coreUsage, instancesLeft, instanceUsage, left, ramUsage, storageRequired } from './quota.ts'

const flavor = { ram: 1024, vcpus: 2, disk: 20, 'OS-FLV-EXT-DATA:ephemeral': 5 } as Flavor // the code reads nothing else
const source = { id: 'i1', bytes: 0, size: 0, minDisk: 0, minRam: 0 }
const limits = { maxTotalRAMSize: 4096, totalRAMUsed: 1024, maxTotalCores: 8, totalCoresUsed: 2 }

test.each([
  ['fits exactly', { count: 3 }, {}, []],
  ['needs more memory', { count: 4 }, { maxTotalCores: 100 }, ['ram']],
  ['needs more cores', { count: 3 }, { maxTotalCores: 7 }, ['vcpus']],
  ['needs more of both', { count: 4 }, {}, ['ram', 'vcpus']],
  ['has no limits to keep', { count: 400 }, { maxTotalRAMSize: -1, maxTotalCores: -1 }, []],
  ['has a disk of just the size', { count: 1, source: { ...source, minDisk: 20 } }, {}, []],
  ['has too small a disk', { count: 1, source: { ...source, minDisk: 21 } }, {}, ['minDisk']],
  ['has too little memory', { count: 1, source: { ...source, minRam: 1025 } }, {}, ['minRam']],
] as const)('[LAUNCH-07] a flavor that %s', (_, choice, more, kinds) => {
  const errors = flavorErrors(flavor, { source: null, ...choice }, { limits: { ...limits, ...more } })
  expect(errors.map(({ kind }) => kind)).toEqual(kinds)
})

test('[LAUNCH-07] a flavor without a root disk fits every image; unknown limits allow everything', () => {
  const choice = { count: 1, source: { ...source, minDisk: 21 } }
  expect(flavorErrors({ ...flavor, disk: 0 }, choice, { limits })).toEqual([])
  expect(flavorErrors(flavor, { count: 999, source: null }, { limits: null })).toEqual([])
})

test('[LAUNCH-07] an image that is larger than the root disk needs a volume or a larger flavor', () => {
  const choice = { count: 1, source: { ...source, bytes: 20 * 2 ** 30 + 1 } }
  expect(flavorErrors(flavor, choice, { limits })).toEqual([{ kind: 'minDisk', minDisk: 21 }])
  expect(flavorErrors(flavor, { ...choice, bootsFromVolume: true }, { limits })).toEqual([])
  const demanding = { count: 1, source: { ...source, minDisk: 21, minRam: 2048 }, bootsFromVolume: true }
  expect(flavorErrors(flavor, demanding, { limits })).toEqual([{ kind: 'minRam', minRam: 2048 }])
})

test('[LAUNCH-07] a flavor without a root disk needs a volume where the policy says so', () => {
  const none = { ...flavor, disk: 0 }
  const kinds = (more: object, refusesNoDisk: boolean) =>
    flavorErrors(none, { count: 1, source, ...more }, { limits, refusesNoDisk }).map(({ kind }) => kind)
  expect(kinds({}, true)).toEqual(['noDisk'])
  expect(kinds({}, false)).toEqual([])
  expect(kinds({ bootsFromVolume: true }, true)).toEqual([])
  expect(kinds({ source: null }, true)).toEqual([])
})

test.each([
  [10, 4, 6],
  [10, 14, 0],
  [10, undefined, 10],
  [-1, 4, Infinity],
  [undefined, 4, Infinity],
])('[LAUNCH-07] of a limit of %s with %s used, %s remains', (max, used, rest) => {
  expect(left(max, used)).toBe(rest)
})

test('[LAUNCH-03] the maximum count is the remaining quota of instances', () => {
  expect(instancesLeft({ limits: { maxTotalInstances: 10, totalInstancesUsed: 7 } })).toBe(3)
})

test('[LAUNCH-07] charts follow the choice: a share of the limit, flagged above 100 %', () => {
  const counted = measure(instanceUsage({ maxTotalInstances: 10, totalInstancesUsed: 7 }, 2))
  expect(counted).toMatchObject({ percent: 90, remaining: 1, over: false })
  expect(measure(coreUsage(limits, 4, flavor))).toMatchObject({ percent: 125, remaining: 0, over: true })
  expect(measure(ramUsage(limits, 1, null))).toMatchObject({ percent: 25, remaining: 3072 })
  // A missing usage counts as 0, a missing limit as 1, and so does a limit of 0.
  expect(measure(instanceUsage(null, 1))).toMatchObject({ used: 0, max: 1, percent: 100 })
  expect(measure(instanceUsage({ maxTotalInstances: 0 }, 0))).toMatchObject({ max: 1, percent: 0 })
})

test('[LAUNCH-07] each instance takes the larger of flavor disk and volume size', () => {
  expect(storageRequired(3, flavor, 10)).toBe(75)
  expect(storageRequired(3, flavor, 40)).toBe(120)
  expect(storageRequired(2, null, 10)).toBe(20)
})

test.each([
  [0, 0, 1],
  [1_000_000_001, 0, 2],
  [5_000_000_000, 3, 5],
  [5_000_000_000, 8, 8],
])('[LAUNCH-06] an image of %s bytes and a minimum disk of %s GB needs a volume of %s GB', (bytes, minDisk, size) => {
  expect(minVolumeSize({ bytes, minDisk })).toBe(size)
  expect(raisedSize(1, { bytes, minDisk })).toBe(size)
  expect(raisedSize(50, { bytes, minDisk })).toBe(50)
})
