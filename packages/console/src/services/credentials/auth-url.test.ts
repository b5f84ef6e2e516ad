import { expect, test } from 'vitest'
import { authUrlOf } from './auth-url.ts'

const at = (region_id: string, url: string) => ({
  id: region_id,
  interface: 'public' as const,
  region: region_id,
  region_id,
  url,
})
const keystone = (...endpoints: ReturnType<typeof at>[]) => [{ id: 'k', type: 'identity', name: 'keystone', endpoints }]

test.each([
  ['https://cloud/identity', 'https://cloud/identity/v3'],
  ['https://cloud/identity/', 'https://cloud/identity/v3'],
  ['https://cloud:5000/v3', 'https://cloud:5000/v3'],
  ['https://cloud:5000/v3/', 'https://cloud:5000/v3'],
])('%s is told to clients as %s', (url, told) => {
  expect(authUrlOf(keystone(at('One', url)), 'One')).toBe(told)
})

test('Keystone is known by its address in the region, or else by the first', () => {
  const catalog = keystone(at('One', 'https://one/v3'), at('Two', 'https://two/v3'))
  expect(['Two', 'Three', null].map((region) => authUrlOf(catalog, region))).toEqual([
    'https://two/v3',
    'https://one/v3',
    'https://one/v3',
  ])
  expect(authUrlOf([], 'One')).toBeNull()
})
