import { domainEndpoints, type Domain } from '@meridian/contract'
import { afterEach, expect, test, vi } from 'vitest'
import * as client from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { domain } from './domain.resource.tsx'

const item = (more: Partial<Domain> = {}): Domain => ({
  ...{ id: 'd1', name: 'Sales', description: null, enabled: true, tags: [], options: {}, links: {} },
  ...more,
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The names that are listed where the home domain is called so, and listing is allowed or not. */
async function listed(home: string, allowed: boolean) {
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default' })
  vi.spyOn(client, 'call').mockImplementation((endpoint): never => {
    const answers = new Map<unknown, unknown>([
      [domainEndpoints.defaultDomain, { id: 'default', name: home }],
      [domainEndpoints.domainList, { items: [item(), item({ id: 'default', name: home })] }],
      [domainEndpoints.domainView, { id: 'default', name: home }],
    ])
    return Promise.resolve(answers.get(endpoint) ?? { allowed }) as never // each call has a type of its own
  })
  const { queryFn } = domain.list({})
  const { items } = await queryFn({ signal: new AbortController().signal } as never) // no more of it is read
  return items.map(({ name }) => name)
}

test.each([
  ['Default', true, ['Sales', 'Default']],
  ['Default', false, ['Default']],
  ['Other', true, ['Other']],
])('[DOMAIN-01] who works in %s and may list domains: %s, sees %j', async (home, allowed, names) => {
  expect(await listed(home, allowed)).toEqual(names)
})

test('[DOMAIN-01] a domain is its name, description, id and whether it is enabled', () => {
  expect(domain.columns.map(({ id }) => id)).toEqual(['name', 'description', 'id', 'enabled'])
  expect(domain.defaultSort).toBe('name')
})

test('[DOMAIN-01] a domain is enabled or disabled, whichever it is not; one does not disable the own one', () => {
  const context = { session: { user_domain_id: 'default' } } as CellContext // no more of it is read
  const offered = (more: Partial<Domain>) =>
    domain.actions
      .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
      .map(({ id }) => id)
      .filter((id) => id.endsWith('able'))
  expect([offered({}), offered({ enabled: false }), offered({ id: 'default' })]).toEqual([['disable'], ['enable'], []])
})
