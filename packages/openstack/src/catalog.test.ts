import type { CatalogEntry } from '@meridian/wire'
import { expect, test } from 'vitest'
import { endpointOf, regionsOf } from './catalog.ts'
import { MissingService } from './errors.ts'

const endpoint = (region: string, url: string, face: 'public' | 'internal' = 'public') => ({
  id: url,
  interface: face,
  region,
  region_id: region,
  url,
})

const catalog: CatalogEntry[] = [
  { id: '1', type: 'identity', name: 'keystone', endpoints: [endpoint('Everywhere', 'http://id/')] },
  {
    id: '2',
    type: 'volumev3',
    name: 'cinderv3',
    endpoints: [
      endpoint('East', 'http://inside', 'internal'),
      endpoint('East', 'http://east'),
      endpoint('West', 'http://west'),
    ],
  },
]

test('endpointOf returns the public endpoint of the region, by any alias of the service type', () => {
  expect(endpointOf(catalog, 'volume', 'West')).toBe('http://west')
  expect(endpointOf(catalog, 'volume', null)).toBe('http://east')
})

test('the error names a service that the region lacks', () => {
  expect(() => endpointOf(catalog, 'image', 'East')).toThrow(new MissingService('image'))
  expect(() => endpointOf(catalog, 'volume', 'North')).toThrow('Invalid service catalog: volume')
})

test('regions are those with an endpoint of a service other than identity', () => {
  expect(regionsOf(catalog)).toEqual(['East', 'West'])
})
