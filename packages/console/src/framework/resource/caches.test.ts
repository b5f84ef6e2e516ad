import { expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query.ts'
import { catalogQuery } from '../session/services.ts'
import { settingsQuery } from '../session/settings.ts'
import { extensionsQuery } from './extensions.ts'

test.each([
  ['service catalogue', catalogQuery, []],
  ['settings', settingsQuery, {}],
  ['list of extensions', extensionsQuery('network'), { items: [] }],
])('[SHELL-13] the %s is fetched once and cached once', async (_name, query, reply) => {
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('sessionStorage', { getItem: () => null })
  const fetch = vi.fn(() => Promise.resolve(Response.json(reply)))
  vi.stubGlobal('fetch', fetch)
  const { queryKey } = query
  await queryClient.fetchQuery<unknown>(query)
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  await queryClient.fetchQuery<unknown>(query)
  vi.useRealTimers()
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(queryClient.getQueryCache().findAll({ queryKey: queryKey.slice(0, 2) })).toHaveLength(1)
})
