import { expect, test } from 'vitest'
import { isAt, movedTo, scopeOf } from './session-scope.ts'

const session = { project_id: 'p1', domain_id: null, services_region: 'RegionOne' }

test('a tab without its own scope, or with the scope of the session, matches the session', () => {
  expect(isAt(session, null)).toBe(true)
  expect(isAt(session, scopeOf(session))).toBe(true)
  expect(isAt(session, { region: 'RegionOne' })).toBe(true)
})

test('a tab with its own scope does not follow a change of the session by another tab', () => {
  expect(isAt(session, { project: 'p2', region: 'RegionOne' })).toBe(false)
  expect(isAt(session, { project: 'p1', region: 'RegionTwo' })).toBe(false)
})

test('the scope of a session without a project has none', () => {
  expect(scopeOf({ project_id: null, domain_id: null, services_region: null })).toEqual({})
})

test('a tab with a domain does not match a session with a project, and the other way round', () => {
  const inDomain = { project_id: null, domain_id: 'd1', services_region: 'RegionOne' }
  expect(scopeOf(inDomain)).toEqual({ domain: 'd1', region: 'RegionOne' })
  expect(isAt(session, { domain: 'd1' })).toBe(false)
  expect(isAt(inDomain, { domain: 'd1' })).toBe(true)
  expect(isAt(inDomain, { project: 'p1' })).toBe(false)
})

test('a project replaces a domain, a domain replaces a project, and a region replaces neither', () => {
  expect(movedTo({ project: 'p1', region: 'r1' }, { domain: 'd1' })).toEqual({ domain: 'd1', region: 'r1' })
  expect(movedTo({ domain: 'd1', region: 'r1' }, { project: 'p1' })).toEqual({ project: 'p1', region: 'r1' })
  expect(movedTo({ domain: 'd1', region: 'r1' }, { region: 'r2' })).toEqual({ domain: 'd1', region: 'r2' })
})
