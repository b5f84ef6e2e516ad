import { beforeEach, expect, test, vi } from 'vitest'
import { mostVisited, recordVisit } from './visits.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

const visit = (address: string, times: number) => {
  for (let time = 0; time < times; time += 1) recordVisit('ada.web', address)
}

test('the addresses come most visited first, and rare ones can be left out', () => {
  visit('/project/images', 2)
  visit('/project/instances', 5)
  visit('/project/routers', 1)
  expect(mostVisited('ada.web')).toEqual(['/project/instances', '/project/images', '/project/routers'])
  expect(mostVisited('ada.web', 2)).toEqual(['/project/instances', '/project/images'])
  expect(mostVisited('ada.shop')).toEqual([])
})

test('a new habit overtakes an old one', () => {
  visit('/project/images', 190)
  visit('/project/instances', 120)
  expect(mostVisited('ada.web')[0]).toBe('/project/instances')
})

test('what is not a count is ignored', () => {
  stored.set('meridian.visits.ada.web', '{"/project/images":"many"}')
  expect(mostVisited('ada.web')).toEqual([])
  visit('/project/images', 1)
  expect(mostVisited('ada.web')).toEqual(['/project/images'])
})
