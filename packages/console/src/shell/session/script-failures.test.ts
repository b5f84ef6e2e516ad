import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { watchScriptFailures } from './script-failures.ts'

const eventOf = (type: string, more: Record<string, unknown>) => Object.assign(new Event(type), more)

test('errors that no code catches are reported; those of requests, of loading and of the browser are not', () => {
  const page = new EventTarget()
  const reported: string[] = []
  const stop = watchScriptFailures(page, ({ message }) => reported.push(message))
  const later = (reason: unknown) => page.dispatchEvent(eventOf('unhandledrejection', { reason }))
  later(new TypeError('null has no name'))
  later(new ApiError('no connection', { reason: 'unreachable', endpoint: 'GET /' }))
  later(new DOMException('gone', 'AbortError'))
  later(new TypeError('Failed to fetch dynamically imported module: /static/a.js'))
  page.dispatchEvent(eventOf('error', { error: new RangeError('too deep') }))
  page.dispatchEvent(eventOf('error', { error: null, message: 'ResizeObserver loop limit exceeded' }))
  stop()
  later(new TypeError('after the page'))
  expect(reported).toEqual(['null has no name', 'too deep'])
})
