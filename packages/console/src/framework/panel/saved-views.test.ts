import { beforeEach, expect, test, vi } from 'vitest'
import { deleteView, savedViews, saveView, viewQuery } from './saved-views.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('views are kept for each list of each user, and a name is used once', () => {
  saveView('me.servers', { name: 'Broken', query: 'sort=name' })
  saveView('me.servers', { name: 'Mine', query: 'queryString=web' })
  saveView('me.servers', { name: 'Broken', query: 'sort=-name' })
  expect(savedViews('me.servers')).toEqual([
    { name: 'Mine', query: 'queryString=web' },
    { name: 'Broken', query: 'sort=-name' },
  ])
  expect(savedViews('me.images')).toEqual([])
  deleteView('me.servers', 'Mine')
  expect(savedViews('me.servers').map(({ name }) => name)).toEqual(['Broken'])
})

test.each(['no json', '[{"name":""}]', '{}'])('invalid views (%s) are ignored', (text) => {
  stored.set('meridian.views.me', text)
  expect(savedViews('me')).toEqual([])
})

test('a view has filters, sort order and columns, but no open dialog', () => {
  const search = { magicSearchQuery: 'status=ERROR', sort: 'name', modal: 'edit', item: '1', columns: 'old' }
  expect(viewQuery(search, ['name', 'ip'])).toBe('magicSearchQuery=status%3DERROR&sort=name&columns=name%2Cip')
})
