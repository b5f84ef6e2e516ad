import { SERVER_ACTIONS, serverPolicy } from '@meridian/contract'
import { loadRules, type PolicyService } from '@meridian/policy'
import { expect, test } from 'vitest'
import { createPolicy, isAllowed } from './policy.ts'

test.each(SERVER_ACTIONS)('[SHELL-15] the services have the rules of %s', (action) => {
  const unknown = serverPolicy(action).filter(([service, rule]) => !(rule in loadRules(service as PolicyService))) // it is the question
  expect(unknown).toEqual([])
})

test.each([
  ['a system', { system: { all: true } }, true],
  ['a project', { project: { id: 'p1', name: 'demo', domain: { id: 'default', name: 'Default' } } }, false],
])('a rule for system_scope:all: a token scoped to %s passes: %s', (_scope, scope, passes) => {
  const domain = { id: 'default', name: 'Default' }
  const token = {
    methods: ['password'],
    user: { id: 'u1', name: 'ada', domain, password_expires_at: null },
    audit_ids: [],
    issued_at: '2026-01-01T00:00:00Z',
    expires_at: '2026-01-02T00:00:00Z',
    roles: [{ id: 'r1', name: 'reader' }],
    ...scope,
  }
  const policy = createPolicy({ identity: { 'identity:list_regions': 'role:reader and system_scope:all' } })
  expect(isAllowed({ token, policy }, { rules: [['identity', 'identity:list_regions']] })).toBe(passes)
})
