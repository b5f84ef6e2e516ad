import { domainEndpoints, type Domain } from '@meridian/contract'
import { afterEach, expect, test, vi } from 'vitest'
import * as client from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import type { CellContext } from '../../framework/resource/item.ts'
import { domain } from './domain.resource.tsx'

const item = (more: Partial<Domain> = {}): Domain => ({
  id: 'd1',
  name: 'Sales',
  description: null,
  enabled: true,
  tags: [],
  options: {},
  links: {},
  ...more,
})

afterEach(() => {
  vi.restoreAllMocks()
})

/** The names in the list for this name of the default domain, if the user may list domains or not. */
async function listedNames(defaultDomain: string, allowed: boolean) {
  vi.spyOn(queryClient, 'fetchQuery').mockResolvedValue({ OPENSTACK_KEYSTONE_DEFAULT_DOMAIN: 'Default' })
  const reply = (endpoint: unknown): never => {
    const replies = new Map<unknown, unknown>([
      [domainEndpoints.defaultDomain, { id: 'default', name: defaultDomain }],
      [domainEndpoints.domainList, { items: [item(), item({ id: 'default', name: defaultDomain })] }],
      [domainEndpoints.domainView, { id: 'default', name: defaultDomain }],
    ])
    return Promise.resolve(replies.get(endpoint) ?? { allowed }) as never // each call has a type of its own
  }
  vi.spyOn(client, 'call').mockImplementation(reply)
  vi.spyOn(client, 'sendUnlisted').mockImplementation(reply)
  const { queryFn } = domain.list.query({})
  const { items } = await queryFn({ signal: new AbortController().signal } as never) // nothing else of it is read
  return items.map(({ name }) => name)
}

test.each([
  ['Default', true, ['Sales', 'Default']],
  ['Default', false, ['Default']],
  ['Other', true, ['Other']],
])(
  '[DOMAIN-01] if the default domain is %s and the user may list domains is %s, the list has %j',
  async (defaultDomain, allowed, names) => {
    expect(await listedNames(defaultDomain, allowed)).toEqual(names)
  },
)

test('[DOMAIN-01] the panel is open to members, who see the default domain', () => {
  expect(domain.panels.identity?.policy).toBeUndefined()
})

test('[DOMAIN-01] the columns are name, description, id and enabled, sorted by name', () => {
  expect(domain.columns.map(({ id }) => id)).toEqual(['name', 'description', 'id', 'enabled'])
  expect(domain.list.defaultSort).toBe('name')
})

test("[DOMAIN-01] disabled domains can be enabled, enabled ones disabled, but not the user's own", () => {
  const context = { session: { user_domain_id: 'default' } } as CellContext // nothing else of it is read
  const offered = (more: Partial<Domain>) =>
    domain.actions
      .filter((action) => !('open' in action) && (action.allowed?.(item(more), context) ?? true))
      .map(({ id }) => id)
      .filter((id) => id.endsWith('able'))
  expect([offered({}), offered({ enabled: false }), offered({ id: 'default' })]).toEqual([['disable'], ['enable'], []])
})
