import { expect, test } from 'vitest'
import { isAt, movedTo, scopeOf } from './session-scope.ts'

const session = { project_id: 'p1', domain_id: null, services_region: 'RegionOne' }

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
  expect(scopeOf({ project_id: null, domain_id: null, services_region: null })).toEqual({})
})

test('a tab in a domain is not where a session with a project is, and the other way round', () => {
  const inDomain = { project_id: null, domain_id: 'd1', services_region: 'RegionOne' }
  expect(scopeOf(inDomain)).toEqual({ domain: 'd1', region: 'RegionOne' })
  expect(isAt(session, { domain: 'd1' })).toBe(false)
  expect(isAt(inDomain, { domain: 'd1' })).toBe(true)
  expect(isAt(inDomain, { project: 'p1' })).toBe(false)
})

test('a project takes the place of a domain, a domain that of a project, and a region that of neither', () => {
  expect(movedTo({ project: 'p1', region: 'r1' }, { domain: 'd1' })).toEqual({ domain: 'd1', region: 'r1' })
  expect(movedTo({ domain: 'd1', region: 'r1' }, { project: 'p1' })).toEqual({ project: 'p1', region: 'r1' })
  expect(movedTo({ domain: 'd1', region: 'r1' }, { region: 'r2' })).toEqual({ domain: 'd1', region: 'r2' })
})
