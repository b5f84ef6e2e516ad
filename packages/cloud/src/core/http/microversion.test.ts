import { describe, expect, test } from 'vitest'
import { Fault } from '../errors/fault.ts'
import { microversions } from './microversion.ts'

const compute = microversions({ type: 'compute', major: 2, oldest: 1, newest: 93, legacyHeader: 'X-Old' })

const refusal = (version: string) => {
  try {
    compute.requested({ 'openstack-api-version': version })
  } catch (error) {
    if (error instanceof Fault) return [error.status, error.message]
  }
  return []
}

describe('a request without or with headers gets', () => {
  test.each([
    ['the oldest by saying nothing', {}, 1],
    ['one by the common header', { 'openstack-api-version': 'compute 2.47' }, 47],
    ['one among those of other services', { 'openstack-api-version': 'volume 3.70, compute 2.9' }, 9],
    ['the oldest by naming another service only', { 'openstack-api-version': 'volume 3.70' }, 1],
    ['one by the old header', { 'x-old': '2.90' }, 90],
    ['what the common header says where both are there', { 'openstack-api-version': 'compute 2.9', 'x-old': '2.8' }, 9],
    ['the newest by the word', { 'openstack-api-version': 'compute latest' }, 93],
  ])('%s', (_, headers, minor) => {
    expect(compute.requested(headers)).toBe(minor)
  })
})

test.each([
  ['compute 2.94', 406, 'Version 2.94 is not supported by the API. Minimum is 2.1 and maximum is 2.93.'],
  ['compute 3.1', 406, 'Version 3.1 is not supported by the API. Minimum is 2.1 and maximum is 2.93.'],
  ['compute 2.01', 400, 'API Version String 2.01 is of invalid format. Must be of format MajorNum.MinorNum.'],
  ['compute', 400, 'API Version String  is of invalid format. Must be of format MajorNum.MinorNum.'],
])('%s is refused with %i', (version, status, sentence) => {
  expect(refusal(version)).toEqual([status, sentence])
})

test('the response has the version in both headers', () => {
  expect(compute.responseHeaders({ 'x-old': 'latest' })).toEqual({
    'openstack-api-version': 'compute 2.93',
    'X-Old': '2.93',
    vary: 'OpenStack-API-Version, X-Old',
  })
})
