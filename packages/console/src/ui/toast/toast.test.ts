import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())

test('a toast that is posted before the list is loaded waits, and subscribers are notified', async () => {
  const { anyToasts, setToastHandler: showToastsWith, subscribeToToasts, toast } = await import('./toast.ts')
  const listener = vi.fn()
  subscribeToToasts(listener)
  expect(anyToasts()).toBe(false)
  toast.danger('Unable to delete Image: a.', { detail: 'It is protected.', requestId: 'req-1' })
  expect(listener).toHaveBeenCalledOnce()
  expect(anyToasts()).toBe(true)
  const show = vi.fn()
  showToastsWith(show)
  expect(show.mock.calls).toEqual([
    [{ type: 'danger', message: 'Unable to delete Image: a.', detail: 'It is protected.', requestId: 'req-1' }],
  ])
})

test('a later toast is shown at once, and none twice', async () => {
  const { setToastHandler: showToastsWith, toast } = await import('./toast.ts')
  const show = vi.fn()
  showToastsWith(show)
  toast.success('Deleted Image: a.')
  showToastsWith(show)
  expect(show).toHaveBeenCalledOnce()
})

test('[SHELL-23] toasts with the same tags stand together, where the newest of them is', async () => {
  const { groupedByTags } = await import('./toast.ts')
  const note = (id: string, tags?: string[]) => ({ id, data: { type: 'info' as const, message: id, tags } })
  const shown = [note('c', ['image']), note('plain'), note('b', ['compute']), note('other'), note('a', ['image'])]
  expect(groupedByTags(shown).map(({ id }) => id)).toEqual(['c', 'a', 'plain', 'b', 'other'])
})
