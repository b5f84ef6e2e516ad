import { expect, test } from 'vitest'
import type { Facet } from '../resource/column.ts'
import type { Item } from '../resource/item.ts'
import { formatTokens, parseTokens, plainTokens, serverFilters, withToken } from './suggestions.ts'

const label = { id: 'x', defaultMessage: 'x' }
const facets: Facet<Item>[] = [
  { id: 'name', label, on: 'server' },
  { id: 'status', label, on: 'server' },
  { id: 'email', label, on: { test: () => true } },
]

test('[SEARCH-03] tokens survive the URL, whatever their values contain', () => {
  const tokens = [
    { facet: 'name', value: 'a&b=c ü"<' },
    { facet: 'status', value: 'active' },
  ]
  expect(parseTokens(formatTokens(tokens), facets)).toEqual(tokens)
  expect(formatTokens([{ facet: 'status', value: 'active' }])).toBe('status=active')
})

test('a link with unknown facets, or without values, still works', () => {
  expect(parseTokens('nonsense=1&status=&name=web', facets)).toEqual([{ facet: 'name', value: 'web' }])
  expect(parseTokens('', facets)).toEqual([])
})

test('a link may name facets as search parameters of their own', () => {
  expect(plainTokens({ name: 'web', status: '', tab: 'overview' }, facets)).toEqual([{ facet: 'name', value: 'web' }])
})

test('[SEARCH-01] a facet chosen again replaces its value', () => {
  expect(withToken([{ facet: 'name', value: 'a' }], { facet: 'name', value: 'b' })).toEqual([
    { facet: 'name', value: 'b' },
  ])
  expect(parseTokens('name=a&name=b', facets)).toEqual([{ facet: 'name', value: 'b' }])
})

test('[SEARCH-01] only server facets are sent to the API', () => {
  const tokens = parseTokens('name=web&email=a@b', facets)
  expect(serverFilters(tokens, facets)).toEqual({ name: 'web' })
})
