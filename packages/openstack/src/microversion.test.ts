import { expect, test } from 'vitest'
import { bestVersion } from './microversion.ts'

test.each([
  [['2.9', '2.42', '2.100'], { min: '2.1', max: '2.93' }, '2.42'],
  [['2.9', '2.42'], { min: '2.1', max: '2.42' }, '2.42'],
  [['2.96'], { min: '2.1', max: '2.93' }, null],
  [['3.5', '3.29'], { min: '3.0', max: '3.7' }, '3.5'],
])('of %j within %j it is %j', (wanted, range, best) => {
  expect(bestVersion(wanted, range)).toBe(best)
})
