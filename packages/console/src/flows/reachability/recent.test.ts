import { beforeEach, expect, test, vi } from 'vitest'
import { recentQuestions, rememberQuestion, shouldStayClosed } from './recent.ts'

const asked = { from: 'internet', to: 'instance:7', protocol: 'tcp', port: '5432' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('what should stay closed is remembered with its question until the user takes it back', () => {
  rememberQuestion('me', asked, 'The internet to db-1', true)
  rememberQuestion('me', asked, 'The internet to db-1')
  expect(shouldStayClosed(recentQuestions('me'), 'The internet to db-1')).toBe(true)
  for (let index = 0; index < 20; index += 1) rememberQuestion('me', asked, `question ${index}`)
  expect(recentQuestions('me').map(({ label }) => label)).toContain('The internet to db-1')
  expect(recentQuestions('me').length).toBeLessThan(12)
  rememberQuestion('me', asked, 'The internet to db-1', false)
  expect(shouldStayClosed(recentQuestions('me'), 'The internet to db-1')).toBe(false)
  expect(recentQuestions('you')).toEqual([])
})
