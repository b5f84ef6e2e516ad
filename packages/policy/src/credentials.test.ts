import { expect, test } from 'vitest'
import { credentialsOf, type PolicyToken } from './credentials.ts'
import { createEnforcer } from './enforcer.ts'

const domain = { id: 'default', name: 'Default' }
const user = { id: 'u1', name: 'ada', domain }
const scopes: Record<string, Partial<PolicyToken>> = {
  none: {},
  project: { project: { id: 'p1', name: 'demo', domain } },
  domain: { domain },
  system: { system: { all: true } },
}

test.each([
  ['system_scope:all', 'system'],
  ['domain_id:default', 'domain'],
  ['project_id:p1', 'project'],
  ['tenant_id:p1', 'project'],
])('%s passes only for tokens with the scope %s', (rule, expected) => {
  const enforcer = createEnforcer({ rule })
  const holding = Object.entries(scopes).filter(([, scope]) =>
    enforcer.check('rule', {}, credentialsOf({ user, ...scope })),
  )
  expect(holding.map(([name]) => name)).toEqual([expected])
})

test.each([
  ['is_admin:True', ['Admin'], true],
  ['is_admin:True', ['member'], false],
  ['role:reader', ['member', 'reader'], true],
])('%s with the roles %j: %s', (rule, names, allowed) => {
  const credentials = credentialsOf({ user, roles: names.map((name) => ({ id: name, name })) })
  expect(createEnforcer({ rule }).check('rule', {}, credentials)).toBe(allowed)
})
