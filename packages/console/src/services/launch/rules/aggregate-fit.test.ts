import { expect, test } from 'vitest'
import { aggregateMismatch, meets } from './aggregate-fit.ts'

const aggregate = (zone: string | null, hosts: string[], metadata: Record<string, string> = {}) => ({
  availability_zone: zone,
  hosts,
  metadata,
})
const SSD = { 'aggregate_instance_extra_specs:disk': 'ssd' }

test.each([
  ['ssd', 'ssd', true],
  ['hdd', 'ssd', false],
  ['8', '>= 4', true],
  ['2', '>= 4', false],
  ['4', '= 4', true],
  ['ssd', 's== ssd', true],
  ['ssd', 's!= ssd', false],
  ['ssd', '<or> hdd <or> ssd', true],
  ['tape', '<or> hdd <or> ssd', false],
  ['avx2', '<in> avx', true],
  ['anything', '<all-in> a b', true],
])('%s meets %s: %s', (value, required, isMet) => {
  expect(meets(value, required)).toBe(isMet)
})

test('a flavor without such extra specs fits everywhere', () => {
  expect(aggregateMismatch({ 'hw:cpu_policy': 'dedicated' }, 'nova', [])).toBeNull()
})

test('an aggregate of the zone with a host must match', () => {
  const fast = aggregate('west', ['h1'], { disk: 'nvme, ssd' })
  const slow = aggregate('east', ['h2'], { disk: 'hdd' })
  expect(aggregateMismatch(SSD, 'west', [fast, slow])).toBeNull()
  expect(aggregateMismatch(SSD, '', [fast, slow])).toBeNull()
  expect(aggregateMismatch(SSD, 'east', [fast, slow])).toEqual({ specs: { disk: 'ssd' }, zones: ['west'] })
  expect(aggregateMismatch(SSD, '', [slow])).toEqual({ specs: { disk: 'ssd' }, zones: [] })
  // Nobody can start on an aggregate without hosts.
  expect(aggregateMismatch(SSD, 'west', [{ ...fast, hosts: [] }])).not.toBeNull()
})

test('a host has the metadata of all its aggregates, and the zone of one', () => {
  const both = { ...SSD, 'aggregate_instance_extra_specs:gpu': 'true' }
  const zone = aggregate('west', ['h1', 'h2'])
  const disk = aggregate(null, ['h1'], { disk: 'ssd' })
  const gpu = aggregate(null, ['h1'], { gpu: 'true' })
  const gpuElsewhere = aggregate(null, ['h2'], { gpu: 'true' })
  expect(aggregateMismatch(both, 'west', [zone, disk, gpu])).toBeNull()
  expect(aggregateMismatch(both, 'west', [zone, disk, gpuElsewhere])).not.toBeNull()
})

test('a zone that no aggregate names is the default zone', () => {
  const plain = aggregate(null, ['h1'], { disk: 'ssd' })
  expect(aggregateMismatch(SSD, 'nova', [plain])).toBeNull()
  expect(aggregateMismatch(SSD, 'nova', [plain, aggregate('west', ['h1'])])).toEqual({
    specs: { disk: 'ssd' },
    zones: ['west'],
  })
})
