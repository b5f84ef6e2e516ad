import { beforeEach, expect, test, vi } from 'vitest'
import { choicesOf, itemKey, pageKey, rememberChoice } from './choices.ts'
import { forgetChoice, togglePin } from './pins.ts'

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
  expect(choicesOf('recent', 'me').map(({ key }) => key)).toEqual(['i', 'h', 'g', 'f', 'e', 'b', 'd', 'c'])
  expect(choicesOf('recent', 'somebody-else')).toEqual([])
})

test.each(['no json', '{"key":1}', '[{"key":7}]'])('an invalid list of choices (%s) is ignored', (text) => {
  stored.set('meridian.recent.me', text)
  expect(choicesOf('recent', 'me')).toEqual([])
})

test('a pin stays until it is removed or its item is gone', () => {
  const web = { key: itemKey({ type: 'OS::Nova::Server' }, { id: '1' }), item: { label: 'web', type: 't', to: '/1' } }
  togglePin('me', { key: pageKey('/project/images') })
  togglePin('me', web)
  rememberChoice('me', web)
  expect(choicesOf('pins', 'me').map(({ key }) => key)).toEqual(['page /project/images', 'item OS::Nova::Server 1'])
  togglePin('me', { key: pageKey('/project/images') })
  expect(choicesOf('pins', 'me')).toEqual([web])
  forgetChoice('me', web.key)
  expect([...choicesOf('pins', 'me'), ...choicesOf('recent', 'me')]).toEqual([])
})
