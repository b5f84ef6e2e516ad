import { expect, test } from 'vitest'
import { accepts, labelFor, suggest, valueFor, type NamedFacet } from './suggestions.ts'

const name: NamedFacet = { id: 'name', label: 'Name' }
const size: NamedFacet = { id: 'size_min', label: 'Min. Size', numeric: true }
const status: NamedFacet = {
  id: 'status',
  label: 'Status',
  options: [
    { value: 'active', label: 'Active' },
    { value: 'pending_delete', label: 'Pending Delete' },
  ],
}
const facets = [name, status, size]
const keys = (...args: Parameters<typeof suggest>) => suggest(...args).map(({ key }) => key)

test('[SEARCH-01] an empty search suggests the unused facets', () => {
  expect(keys(facets, [], null, '')).toEqual(['name', 'status', 'size_min'])
  expect(keys(facets, [{ facet: 'name', value: 'x' }], null, '')).toEqual(['status', 'size_min'])
})

test('[SEARCH-01] typed text suggests facets and options of that name, and facets that accept it as a value', () => {
  expect(keys(facets, [], null, 'stat')).toEqual(['status', 'name=stat'])
  expect(keys(facets, [], null, 'ACT')).toEqual(['name=ACT', 'status=active'])
  expect(keys(facets, [], null, '512')).toEqual(['name=512', 'size_min=512'])
})

test('[SEARCH-01] a facet with options suggests only those', () => {
  expect(keys(facets, [], status, '')).toEqual(['status=active', 'status=pending_delete'])
  expect(keys(facets, [], status, 'del')).toEqual(['status=pending_delete'])
  expect(keys(facets, [], name, 'web')).toEqual([])
})

test('a typed label selects its option; a value is shown by its label', () => {
  expect(valueFor(status, 'pending delete')).toBe('pending_delete')
  expect(valueFor(status, 'unheard_of')).toBe('unheard_of')
  expect(labelFor(status, 'active')).toBe('Active')
  expect(labelFor(name, 'web')).toBe('web')
})

test('[IMAGE-01] a size takes digits only', () => {
  expect(accepts(size, '1024')).toBe(true)
  expect(accepts(size, '1k')).toBe(false)
  expect(accepts(name, '1k')).toBe(true)
})
