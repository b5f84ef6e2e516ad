import type { CatalogEntry } from '@meridian/contract'
import { expect, test } from 'vitest'
import { isServiceEnabled } from './services.ts'

const endpoint = { id: 'e', interface: 'public' as const, url: 'http://x' }
const catalog: CatalogEntry[] = [
  { id: '1', type: 'image', name: 'glance', endpoints: [{ ...endpoint, region: 'North', region_id: 'north' }] },
  { id: '2', type: 'volumev3', name: 'cinder', endpoints: [] },
]

test('[SHELL-16] a service counts where the region has an endpoint of it, by id or by name', () => {
  expect(isServiceEnabled(catalog, 'image', 'north')).toBe(true)
  expect(isServiceEnabled(catalog, 'image', 'North')).toBe(true)
  expect(isServiceEnabled(catalog, 'image', 'south')).toBe(false)
})

test('[SHELL-16] a service without endpoints, or not in the catalogue, is not enabled', () => {
  expect(isServiceEnabled(catalog, 'volumev3', 'north')).toBe(false)
  expect(isServiceEnabled(catalog, 'network', 'north')).toBe(false)
})

test('[SHELL-16] identity always counts as enabled', () => {
  expect(isServiceEnabled([], 'identity', null)).toBe(true)
})
