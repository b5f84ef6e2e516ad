import { beforeEach, expect, test, vi } from 'vitest'
import { toast } from '../../ui/toast/toast.ts'
import { showNotices } from './notices.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('each notice is shown once in a session of the browser, by its level', () => {
  const warning = vi.spyOn(toast, 'warning').mockReturnValue()
  const danger = vi.spyOn(toast, 'danger').mockReturnValue()
  const maintenance = { level: 'warning', message: 'Volumes are read-only on Sunday.' }
  showNotices([maintenance])
  showNotices([maintenance, { level: 'error', message: 'The north region is down.' }])
  expect(warning.mock.calls).toEqual([['Volumes are read-only on Sunday.', { stays: true }]])
  expect(danger.mock.calls).toEqual([['The north region is down.', { stays: true }]])
})

test('what is not a list of notices is not shown', () => {
  const info = vi.spyOn(toast, 'info').mockReturnValue()
  showNotices('hello')
  showNotices([{ message: 5 }])
  expect(info).not.toHaveBeenCalled()
})
