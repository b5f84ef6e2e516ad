import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('a filter survives the URL, whatever it contains', () => {
  const search = { sort: '-size', magicSearchQuery: 'name=a & b&size_min=10', page: '007', flag: 'true' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('undefined parameters are not in the URL', () => {
  expect(stringifySearch({ sort: undefined, q: '', tab: null })).toBe('')
})
