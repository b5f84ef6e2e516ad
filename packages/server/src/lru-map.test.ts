import { expect, test } from 'vitest'
import { LruMap } from './lru-map.ts'

test('deletes the entry that was set longest ago when the limit is exceeded', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('c', 3)
  expect([...map]).toEqual([
    ['b', 2],
    ['c', 3],
  ])
})

test('an entry that is set again is the newest', () => {
  const map = new LruMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map.keys()]).toEqual(['a', 'c'])
})
