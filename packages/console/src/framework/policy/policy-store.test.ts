import type { PolicyCheck } from '@meridian/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { POLICY_RETRY_MS } from '../loading/timers.ts'
import { createPolicyStore } from './policy-store.ts'

const check = (rule: string, project?: string): PolicyCheck => ({
  rules: [['image', rule]],
  ...(project && { target: { project_id: project } }),
})
const allowing = (rule: string) =>
  vi.fn(async (checks: PolicyCheck[]) => checks.map(({ rules }) => rules[0]?.[1] === rule))

afterEach(() => vi.useRealTimers())

test('[SHELL-15] all checks of a tick are sent in one request, and each gets its own result', async () => {
  const ask = allowing('delete_image')
  const store = createPolicyStore(ask, () => {})
  const results = [
    store.allows(check('delete_image')),
    store.allows(check('add_image')),
    store.allows(check('delete_image', 'p1')),
  ]
  expect(await Promise.all(results)).toEqual([true, false, true])
  expect(ask).toHaveBeenCalledOnce()
})

test('[SHELL-15] a result is cached for the life of the page', async () => {
  const ask = allowing('delete_image')
  const store = createPolicyStore(ask, () => {})
  await store.allows(check('delete_image', 'p1'))
  expect(await store.allows(check('delete_image', 'p1'))).toBe(true)
  expect(store.peek(check('delete_image', 'p1'))).toBe(true)
  expect(ask).toHaveBeenCalledOnce()
  await store.allows(check('delete_image', 'p2'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('subscribers are notified when an unknown result arrives', async () => {
  const store = createPolicyStore(allowing('delete_image'), () => {})
  const listener = vi.fn()
  const leave = store.subscribe(listener)
  expect(store.peek(check('delete_image'))).toBeUndefined()
  await expect.poll(() => listener).toHaveBeenCalled()
  expect(store.peek(check('delete_image'))).toBe(true)
  leave()
  await store.allows(check('other'))
  expect(listener).toHaveBeenCalledOnce()
})

test('more checks than a request can hold are sent in several', async () => {
  const ask = allowing('delete_image')
  const store = createPolicyStore(ask, () => {})
  await Promise.all(Array.from({ length: 501 }, (_, n) => store.allows(check('delete_image', `p${n}`))))
  expect(ask.mock.calls.map(([checks]) => checks.length)).toEqual([500, 1])
})

test('[SHELL-15] a failed check is reported once, forbids, and is retried later', async () => {
  vi.useFakeTimers()
  const onFailure = vi.fn()
  const ask = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue([true, true])
  const store = createPolicyStore(ask, onFailure)
  expect(await Promise.all([store.allows(check('a')), store.allows(check('b'))])).toEqual([false, false])
  expect(onFailure).toHaveBeenCalledOnce()
  expect(await store.allows(check('a'))).toBe(false)
  await vi.advanceTimersByTimeAsync(POLICY_RETRY_MS)
  expect(await store.allows(check('a'))).toBe(true)
})

test('a check without rules is allowed, without a request', async () => {
  const ask = allowing('delete_image')
  expect(await createPolicyStore(ask, () => {}).allows({ rules: [], target: {} })).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})
