import { expect, test } from 'vitest'
import { isAt, scopeOf } from './session-scope.ts'

const session = { project_id: 'p1', services_region: 'RegionOne' }

test('a tab that wants nothing, or what the session has, is where it wants to be', () => {
  expect(isAt(session, null)).toBe(true)
  expect(isAt(session, scopeOf(session))).toBe(true)
  expect(isAt(session, { region: 'RegionOne' })).toBe(true)
})

test('a tab that works elsewhere is not moved by what another tab made the session’s own', () => {
  expect(isAt(session, { project: 'p2', region: 'RegionOne' })).toBe(false)
  expect(isAt(session, { project: 'p1', region: 'RegionTwo' })).toBe(false)
})

test('a session without a project says none', () => {
  expect(scopeOf({ project_id: null, services_region: null })).toEqual({})
})
