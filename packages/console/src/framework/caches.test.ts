import { keystone, shell } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { query, queryClient } from '../api/query.ts'

test.each([
  ['service catalogue', query(keystone.serviceCatalog), []],
  ['settings', query(shell.settings), {}],
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
