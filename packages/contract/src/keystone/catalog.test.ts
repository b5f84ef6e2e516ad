import { expect, test } from 'vitest'
import { servicesIn, type CatalogEntry } from './catalog.ts'

const endpoint = { id: 'e', interface: 'public' as const, url: 'http://x' }
const catalog: CatalogEntry[] = [
  { id: '1', type: 'image', name: 'glance', endpoints: [{ ...endpoint, region: 'North', region_id: 'north' }] },
  { id: '2', type: 'volumev3', name: 'cinder', endpoints: [] },
]

test('[SHELL-16] a service is enabled if the region has an endpoint of it, by region id or name', () => {
  expect(servicesIn(catalog, 'north')).toContain('image')
  expect(servicesIn(catalog, 'North')).toContain('image')
  expect(servicesIn(catalog, 'south')).not.toContain('image')
})

test('[SHELL-16] a service without endpoints is not enabled', () => {
  expect(servicesIn(catalog, 'north')).not.toContain('volumev3')
})

test('[SHELL-16] identity is always enabled', () => {
  expect(servicesIn([], null)).toEqual(['identity'])
})
