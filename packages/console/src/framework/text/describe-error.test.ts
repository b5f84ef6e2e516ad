import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { describeError } from './error-text.ts'

const intl = createIntl({ locale: 'en' })
const textOf = (status: number, message: string) =>
  describeError(intl, new ApiError(message, { reason: 'refused', endpoint: 'POST /', status }))

test("a 403 error has the service's message after the meaning of the status", () => {
  expect(textOf(409, 'Already there.')).toBe('Already there.')
  expect(textOf(403, 'Not yours.')).toBe('Forbidden. Insufficient permissions of the requested operation. Not yours.')
})

test('a 403 for an exceeded quota is not about permissions', () => {
  const words = 'Quota exceeded for instances: Requested 1, but already used 10 of 10 instances'
  expect(textOf(403, words)).toBe(words)
})

test.each([
  ['danger', 'Danger: It broke.'],
  ['error', 'Error: It broke.'],
  [null, 'It broke.'],
])('[SHELL-10] a failure that the server classifies as %s shows it', (tag, words) => {
  const error = new ApiError('It broke.', { reason: 'refused', endpoint: 'POST /', status: 500, tag })
  expect(describeError(intl, error)).toBe(words)
})

test.each([
  [new TypeError("Cannot read properties of null (reading 'startsWith')"), /^The console itself has failed here/],
  ['thrown text', /^The console itself has failed here/],
  [new TypeError('Failed to fetch dynamically imported module: /static/a.js'), /^Part of the console could not be/],
  [new TypeError('error loading dynamically imported module'), /^Part of the console could not be loaded/],
  [new TypeError('Importing a module script failed.'), /^Part of the console could not be loaded/],
  [new ApiError('', { reason: 'unreachable', endpoint: 'GET /' }), /^The server could not be reached/],
])('only a failed connection is described as one (%#)', (error, words) => {
  expect(describeError(intl, error)).toMatch(words)
})
