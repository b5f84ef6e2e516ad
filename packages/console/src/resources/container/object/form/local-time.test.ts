import { expect, test } from 'vitest'
import { isLater, localOf, momentOf } from './local-time.ts'

test('a moment survives the input, to the minute', () => {
  const moment = '2031-07-05T12:34:00.000Z'
  expect(momentOf(localOf(moment))).toBe(moment)
})

test('only a time after now is later', () => {
  const now = Date.parse('2031-01-01T00:00')
  expect([isLater('2031-01-01T00:01', now), isLater('2031-01-01T00:00', now), isLater('soon', now)]).toEqual([
    true,
    false,
    false,
  ])
})
