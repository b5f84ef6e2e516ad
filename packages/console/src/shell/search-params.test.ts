import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from './search-params.ts'

test('a filter survives the way into the URL and back, whatever it looks like', () => {
  const search = { sort: '-size', magicSearchQuery: 'name=a & b&size_min=10', page: '007', flag: 'true' }
  expect(parseSearch(stringifySearch(search))).toEqual(search)
})

test('what is not set leaves no trace in the URL', () => {
  expect(stringifySearch({ sort: undefined, q: '', tab: null })).toBe('')
})
