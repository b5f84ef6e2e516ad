import { expect, test } from 'vitest'
import { questionOf } from './question.ts'

test.each([
  ['/cloud/auth/logout/', { kind: 'sign-out' }],
  ['/cloud/auth/logout', { kind: 'sign-out' }],
  ['/cloud/auth/change_user/', { kind: 'user' }],
  ['/cloud/auth/switch/p%201/', { kind: 'project', id: 'p 1' }],
  ['/cloud/auth/switch/%FF/', { kind: 'project', id: '%FF' }],
  ['/cloud/auth/switch_services_region/RegionOne', { kind: 'region', id: 'RegionOne' }],
  ['/cloud/auth/switch/', null],
  ['/cloud/auth/switch/a/b/', null],
  ['/cloud/auth/login/', null],
  ['/cloud/project/images', null],
  ['/auth/logout/', null],
])('%s asks %o', (path, question) => {
  expect(questionOf('/cloud/', path)).toEqual(question)
})
