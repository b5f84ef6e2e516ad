import { expect, test } from 'vitest'
import { bestVersion, rangeIn, versionRoot } from './microversion.ts'

test.each([
  [['2.9', '2.42', '2.100'], { min: '2.1', max: '2.93' }, '2.42'],
  [['2.9', '2.42'], { min: '2.1', max: '2.42' }, '2.42'],
  [['2.96'], { min: '2.1', max: '2.93' }, null],
  [['3.5', '3.29'], { min: '3.0', max: '3.7' }, '3.5'],
])('the best of %j within %j is %j', (wanted, range, best) => {
  expect(bestVersion(wanted, range)).toBe(best)
})

test("the version document is at the endpoint without the project's path", () => {
  expect(versionRoot('http://cloud/volume/v3/0a1b')).toBe('http://cloud/volume/v3')
  expect(versionRoot('http://cloud:8774/v2.1')).toBe('http://cloud:8774/v2.1')
  expect(versionRoot('http://cloud/placement')).toBe('http://cloud/placement')
})

test('parses the formats of version documents; any other means no microversions', () => {
  expect(rangeIn('{"version": {"version": "2.93", "min_version": "2.1"}}')).toEqual({ min: '2.1', max: '2.93' })
  expect(rangeIn('{"versions": [{"version": "3.70", "min_version": "3.0"}]}')).toEqual({ min: '3.0', max: '3.70' })
  expect(rangeIn('{"versions": [{"id": "v2.0"}]}')).toBeNull()
  expect(rangeIn('{"versions": {"values": [{"id": "v1"}]}}')).toBeNull()
  expect(rangeIn('{"versions": {"values": [{"id": "v1", "max_version": "1.1", "min_version": "1.0"}]}}')).toEqual({
    min: '1.0',
    max: '1.1',
  })
  expect(rangeIn('<html>')).toBeNull()
})
