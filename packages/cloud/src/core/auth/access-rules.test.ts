import { expect, test } from 'vitest'
import type { MountedService } from '../kernel/kernel.ts'
import { isAllowed } from './access-rules.ts'

const mounted = { service: { type: 'compute' } } as unknown as MountedService // isAllowed reads nothing else

test.for<[string, string, boolean]>([
  ['/v2.1/servers', '/v2.1/servers', true],
  ['/v2.1/servers', '/v2.1/servers?limit=1', true],
  ['/v2.1/servers', '/v2.1/servers/1', false],
  ['/v2.1/servers/*', '/v2.1/servers/1', true],
  ['/v2.1/servers/*', '/v2.1/servers/1/action', false],
  ['/v2.1/servers/{server_id}/action', '/v2.1/servers/1/action', true],
  ['/v2.1/**', '/v2.1/servers/1/action', true],
  ['/v2.1/**/action', '/v2.1/servers/1/action', true],
  ['/v2.1/**/action', '/v2.1/servers/1', false],
])('a rule for %s and a request for %s: %s', ([path, target, allowed]) => {
  const rules = [{ id: '', service: 'compute', method: 'GET', path }]
  expect(isAllowed(rules, { method: 'GET', target, mounted })).toBe(allowed)
  expect(isAllowed(rules, { method: 'POST', target, mounted })).toBe(false)
  expect(isAllowed([{ id: '', service: 'image', method: 'GET', path }], { method: 'GET', target, mounted })).toBe(false)
})
