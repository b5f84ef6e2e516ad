import { expect, test } from 'vitest'
import { prefixLengths, valuesOfPool, type PoolBounds } from './PoolFields.tsx'

const pool = (more: Partial<PoolBounds> = {}): PoolBounds => ({
  ip_version: 4,
  min_prefixlen: 24,
  max_prefixlen: 28,
  default_prefixlen: 26,
  ...more,
})
const ends = (bounds: PoolBounds) => {
  const all = prefixLengths(bounds)
  return [all[0]?.length, all.at(-1)?.length, all.length]
}

test("[WORKFLOW-07] the prefix lengths are those from the pool's minimum to its maximum; its default is marked", () => {
  expect(prefixLengths(pool())).toEqual([
    { length: 24, isDefault: false },
    { length: 25, isDefault: false },
    { length: 26, isDefault: true },
    { length: 27, isDefault: false },
    { length: 28, isDefault: false },
  ])
})

test.each([
  ['no longest, IPv4', pool({ max_prefixlen: null }), [24, 32, 9]],
  ['no longest, IPv6', pool({ ip_version: 6, min_prefixlen: 64, max_prefixlen: null }), [64, 128, 65]],
  ['no shortest', pool({ min_prefixlen: null }), [1, 28, 28]],
  ['neither, IPv6', pool({ ip_version: 6, min_prefixlen: null, max_prefixlen: null }), [1, 128, 128]],
  ['a minimum above the maximum', pool({ min_prefixlen: 30 }), [undefined, undefined, 0]],
])('[WORKFLOW-07] a pool with %s', (_what, bounds, expected) => {
  expect(ends(bounds)).toEqual(expected)
})

test('[WORKFLOW-07] the chosen pool sets the IP version and its default prefix length', () => {
  expect(valuesOfPool(pool())).toEqual({ ip_version: '4', prefixlen: '26' })
  expect(valuesOfPool(pool({ ip_version: 6, default_prefixlen: null }))).toEqual({ ip_version: '6', prefixlen: null })
})
