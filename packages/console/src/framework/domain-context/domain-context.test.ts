import { afterEach, expect, test, vi } from 'vitest'
import { domainContext, inDomainContext, setDomainContext } from './domain-context.ts'

const stored = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
afterEach(() => setDomainContext(null))

test('lists and what is made are of the domain that was set, until it is cleared', () => {
  expect(inDomainContext({ name: 'a' })).toEqual({ name: 'a' })
  setDomainContext({ id: 'd2', name: 'Sales' })
  expect(inDomainContext({ name: 'a' })).toEqual({ name: 'a', domain_id: 'd2' })
  setDomainContext(null)
  expect(domainContext()).toBeNull()
})

test('a filter that names another domain wins', () => {
  setDomainContext({ id: 'd2', name: 'Sales' })
  expect(inDomainContext({ domain_id: 'd3' })).toEqual({ domain_id: 'd3' })
})
