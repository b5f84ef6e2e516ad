import { describe, expect, test } from 'vitest'
import { namePage } from './object-store/v1/listing.ts'
import { OpenStackError } from './errors.ts'
import { allPages, listAt, pageIn, type Page } from './paging.ts'
import type { ServiceClient } from './service-client.ts'

test('reads pages until there are no more', async () => {
  const pages: Record<string, { items: { id: string }[]; more: boolean }> = {
    start: { items: [{ id: 'a' }, { id: 'b' }], more: true },
    b: { items: [{ id: 'c' }], more: false },
  }
  const all = await allPages(async (marker) => pages[marker ?? 'start'] ?? { items: [], more: false })
  expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a page that is empty, because its items are hidden, is not the end', async () => {
  const pages: Record<string, Page<{ id: string }>> = {
    start: { items: [], more: true, next: 'b' },
    b: { items: [{ id: 'c' }], more: false },
  }
  expect(await allPages(async (marker) => pages[marker ?? 'start'] ?? { items: [], more: true })).toEqual([{ id: 'c' }])
  expect(await allPages(async () => ({ items: [], more: true }))).toEqual([])
})

test('stops if a service repeats its last page', async () => {
  const all = await allPages(async () => ({ items: [{ id: 'a' }], more: true }))
  expect(all.length).toBe(2)
})

test.each([
  ['a list of links', { volume_type_links: [{ rel: 'next', href: 'http://x/types?limit=1&marker=m' }] }],
  ['a list with the previous page', { ports_links: [{ rel: 'previous' }, { rel: 'next', href: '/ports?marker=m' }] }],
  ['a text', { next: '/v2/images?marker=m&limit=1' }],
  ['an object', { links: { self: 'x', previous: null, next: 'http://x/v3/users?marker=m' } }],
])('the next page is found in %s', (_case, links) => {
  const client = { service: 'any' } as ServiceClient // nothing else is used
  expect(pageIn(client, { things: [{ id: 'a' }], ...links }, 'things')).toMatchObject({ more: true, next: 'm' })
})

test('a list without links to more is whole', () => {
  const client = { service: 'any' } as ServiceClient // nothing else is used
  const body = { things: [], links: { self: 'x', next: null }, things_links: [{ rel: 'previous' }] }
  expect(pageIn(client, body, 'things')).toEqual({ items: [], more: false, next: undefined })
})

test('pages are continued by the marker that the service names, whatever the ids are', async () => {
  const replies: Record<string, object> = {
    '/keys': { keys: [{ key: { name: 'a' } }], keys_links: [{ rel: 'next', href: '/keys?marker=a' }] },
    '/keys?marker=a': { keys: [{ key: { name: 'b' } }] },
  }
  const client = { get: async (url: string) => ({ body: replies[url] }) } as unknown as ServiceClient // what is used of it
  expect(await listAt(client, '/keys', 'keys')).toEqual([{ key: { name: 'a' } }, { key: { name: 'b' } }])
})

describe('a store of objects', () => {
  const NAMES = Array.from({ length: 25 }, (_, at) => ({ name: `object-${String(at).padStart(2, '0')}` }))
  /** Sends at most so many; Swift refuses a larger limit, Ceph cuts it. */
  const storeWith = (most: number, refuses: boolean) => {
    const get = async (url: string) => {
      const query = new URLSearchParams(url.split('?')[1])
      const limit = Number(query.get('limit') ?? most)
      if (refuses && limit > most) throw new OpenStackError('object-store', 412, `Maximum limit is ${most}`, null)
      const after = NAMES.filter(({ name }) => name > (query.get('marker') ?? ''))
      return { body: after.slice(0, Math.min(limit, most)) }
    }
    return { service: 'object-store', get } as unknown as ServiceClient // what is used of it
  }
  const nameOf = ({ name }: { name: string }) => name

  test.each([
    ['refuses', true],
    ['cuts', false],
  ])('that %s large pages is listed whole', async (_case, refuses) => {
    expect(await namePage(storeWith(10, refuses), '/box', {}, nameOf)).toEqual({ items: NAMES, more: false })
  })

  test.each([
    ['refuses', true],
    ['cuts', false],
  ])('whose pages are smaller than ours fills ours: it %s larger ones', async (_case, refuses) => {
    const page = await namePage(storeWith(10, refuses), '/box', { limit: 20 }, nameOf)
    expect(page).toEqual({ items: NAMES.slice(0, 20), more: true })
    const last = await namePage(storeWith(10, refuses), '/box', { limit: 20, marker: 'object-19' }, nameOf)
    expect(last).toEqual({ items: NAMES.slice(20), more: false })
  })

  test('that lists a folder again behind itself has it once', async () => {
    const get = async () => ({ body: [{ name: 'folder/' }] })
    const client = { service: 'object-store', get } as unknown as ServiceClient // what is used of it
    expect(await namePage(client, '/box', { limit: 20 }, nameOf)).toEqual({ items: [{ name: 'folder/' }], more: false })
  })
})
