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

test('the public endpoint of the chosen region is used, under any of the service names', () => {
  expect(endpointOf(catalog, 'volume', 'West')).toBe('http://west')
  expect(endpointOf(catalog, 'volume', null)).toBe('http://east')
})

test('a service that the region lacks is named', () => {
  expect(() => endpointOf(catalog, 'image', 'East')).toThrow(new MissingService('image'))
  expect(() => endpointOf(catalog, 'volume', 'North')).toThrow('Invalid service catalog: volume')
})

test('regions are those of the services, not of identity alone', () => {
  expect(regionsOf(catalog)).toEqual(['East', 'West'])
})
