import { expect, test } from 'vitest'
import type { ListQuery } from '../../api/query.ts'
import type { PanelScope } from '../resource/item.ts'
import type { Resource } from '../resource/resource.ts'
import { askedLists, halfOf, merge } from './use-panel-list.ts'

interface Thing {
  id: string
}

const queryOf = (key: string): ListQuery<Thing> => ({
  queryKey: ['GET', '/things/', key],
  queryFn: () => Promise.resolve({ items: [], complete: true }),
})

/** A type that find-anything searches by these lists. */
const typeWith = (...keys: string[]) =>
  ({
    panels: { project: { path: '/things' } },
    find: { lists: (text: string, scope?: PanelScope) => keys.map((key) => queryOf(`${key} ${text} ${scope}`)) },
  }) as unknown as Resource<Thing> // nothing else of it is read

const asked = (resource: Resource<Thing>, scope: PanelScope, except = 'list') =>
  askedLists(resource, scope, { text: 'web', except: queryOf(except) }).map(({ queryKey }) => queryKey[2])

test('[TABLE-02] while rows are missing, the service is asked for a text by the lists of find-anything', () => {
  expect(asked(typeWith('name', 'tag'), 'project')).toEqual(['name web project', 'tag web project'])
})

test('[TABLE-02] the list itself is not asked twice, and a list inside of another not beyond it', () => {
  expect(asked(typeWith('name'), 'project', 'name web project')).toEqual([])
  expect(asked(typeWith('name'), 'admin')).toEqual([])
  expect(asked({ panels: { project: {} } } as unknown as Resource<Thing>, 'project')).toEqual([])
})

test('[TABLE-02] what the service found follows the loaded rows, each once', () => {
  const loaded = [{ id: 'a' }, { id: 'b' }]
  expect(merge(loaded, [{ id: 'b' }, { id: 'c' }, { id: 'c' }]).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(merge(loaded, [])).toBe(loaded)
})

test('a total is said only where it can be true', () => {
  const state = { growing: true, asking: false }
  expect(halfOf(20, { total: 1000, ...state })).toEqual({ loaded: 20, total: 1000, ...state })
  expect(halfOf(20, { total: 20, ...state }).total).toBeNull()
  expect(halfOf(20, { total: null, ...state }).total).toBeNull()
  expect(halfOf(20, {})).toEqual({ loaded: 20, total: null, growing: false, asking: false })
})
