import { beforeEach, expect, test, vi } from 'vitest'
import { logLength, pageSize } from './settings.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '', baseURI: 'http://console.example/cloud/' })
})

test('the chosen number is used, and the default until then', () => {
  expect([pageSize.read(), logLength.read()]).toEqual([20, 35])
  pageSize.write(50)
  expect(document.cookie).toMatch(/^API_RESULT_PAGE_SIZE=50; .*Path=\/cloud\/; SameSite=Lax$/)
  expect(pageSize.read()).toBe(50)
})

test.each(['0', '-3', '1001', '7.5', 'many', ''])('a cookie with the invalid value %j is ignored', (value) => {
  document.cookie = `other=1; API_RESULT_PAGE_SIZE=${value}`
  expect(pageSize.read()).toBe(20)
})
