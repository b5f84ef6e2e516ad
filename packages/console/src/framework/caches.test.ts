import { keystone, networkFeatureEndpoints, shell } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { query, queryClient } from '../api/query.ts'

/** As much as the schema asks for. */
const SESSION = {
  id: 'u',
  username: 'demo',
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: null,
  project_name: null,
  domain_id: null,
  domain_name: null,
  roles: [],
  services_region: null,
  available_services_regions: [],
  expires_at: '2030-01-01T00:00:00Z',
}

test.each([
  ['service catalogue', query(keystone.serviceCatalog), []],
  ['settings', query(shell.settings), {}],
  ['list of extensions', query(networkFeatureEndpoints.networkExtensionList), { items: [] }],
  ['user session', query(keystone.userSession), SESSION],
])('[SHELL-13] the %s is read once and kept once', async (_name, wanted, answer) => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  const fetch = vi.fn(() => Promise.resolve(Response.json(answer)))
  vi.stubGlobal('fetch', fetch)
  const kept = { queryKey: wanted.queryKey, queryFn: wanted.queryFn, staleTime: Infinity }
  await queryClient.fetchQuery<unknown>(kept)
  await queryClient.fetchQuery<unknown>(kept)
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryCache().findAll({ queryKey: wanted.queryKey.slice(0, 2) })).toHaveLength(1)
})
