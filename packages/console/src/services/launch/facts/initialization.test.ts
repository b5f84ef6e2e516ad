import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { initializationOf } from './use-launch-facts.ts'

const error = new ApiError('Service Unavailable', {
  reason: 'refused',
  endpoint: 'GET /api/glance/images/',
  status: 503,
})
const there = { loading: false, retrying: false, error: null }
const coming = { loading: true, retrying: true, error: null }
const failed = { loading: false, retrying: false, error }
const again = { loading: false, retrying: true, error }
/** A refetch, which nothing waits for. */
const renewed = { loading: false, retrying: true, error: null }

test.each([
  ['at first', [coming, coming], 'initializing'],
  ['while one is missing', [there, coming], 'initializing'],
  ['with all', [there, renewed], 'initialized'],
  ['once one has failed', [there, failed, coming], 'failed'],
  ['when that is tried again', [there, again], 'initializing'],
])('[LAUNCH-13] initializing, then initialized; after a failure neither: %s', (_when, parts, state) => {
  expect(initializationOf(parts)).toBe(state)
})
