import { expect, test } from 'vitest'
import { allPages } from './paging.ts'

test('reads pages until there are no more', async () => {
  const pages: Record<string, { items: { id: string }[]; more: boolean }> = {
    start: { items: [{ id: 'a' }, { id: 'b' }], more: true },
    b: { items: [{ id: 'c' }], more: false },
  }
  const all = await allPages(async (marker) => pages[marker ?? 'start'] ?? { items: [], more: false })
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('stops if a service repeats its last page', async () => {
  const all = await allPages(async () => ({ items: [{ id: 'a' }], more: true }))
  expect(all.length).toBe(2)
})
