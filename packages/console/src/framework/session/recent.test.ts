import { beforeEach, expect, test, vi } from 'vitest'
import { recentChoices, rememberChoice } from './recent.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the last eight choices are stored per user, newest first and each once', () => {
  for (const key of ['a', 'b', 'c', 'd', 'b', 'e', 'f', 'g', 'h', 'i']) rememberChoice('me', { key })
  expect(recentChoices('me').map(({ key }) => key)).toEqual(['i', 'h', 'g', 'f', 'e', 'b', 'd', 'c'])
  expect(recentChoices('somebody-else')).toEqual([])
})

test.each(['no json', '{"key":1}', '[{"key":7}]'])('an invalid list of choices (%s) is ignored', (text) => {
  stored.set('meridian.recent.me', text)
  expect(recentChoices('me')).toEqual([])
})
