import { afterEach, expect, test, vi } from 'vitest'
import { domainContext, inDomainContext, setDomainContext } from './domain-context.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
afterEach(() => setDomainContext(null))

test('lists and create requests use the domain context until it is cleared', () => {
  expect(inDomainContext({ name: 'a' })).toEqual({ name: 'a' })
  setDomainContext({ id: 'd2', name: 'Sales' })
  expect(inDomainContext({ name: 'a' })).toEqual({ name: 'a', domain_id: 'd2' })
  setDomainContext(null)
  expect(domainContext()).toBeNull()
})

test('a filter by another domain takes precedence', () => {
  setDomainContext({ id: 'd2', name: 'Sales' })
  expect(inDomainContext({ domain_id: 'd3' })).toEqual({ domain_id: 'd3' })
})
