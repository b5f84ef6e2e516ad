import { expect, test } from 'vitest'
import { launchedNames } from './launched-names.ts'

test('servers of one request are numbered, as Nova does it', () => {
  expect(launchedNames('web', 1)).toEqual([])
  expect(launchedNames(' web ', 3)).toEqual(['web-1', 'web-2', 'web-3'])
  expect(launchedNames('web', 20)).toEqual(['web-1', 'web-2', '…', 'web-20'])
  expect(launchedNames('', 3)).toEqual([])
})
