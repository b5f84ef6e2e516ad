import { expect, test, vi } from 'vitest'
import { createSessionWatch } from './session-watch.ts'

const MINUTE = 60_000

function watching(...found: (number | null)[]) {
  const clock = { now: 0 }
  const fetchExpiry = vi.fn(async () => found.shift() ?? null)
  return { clock, fetchExpiry, watch: createSessionWatch({ fetchExpiry, endsAt: 60 * MINUTE, now: () => clock.now }) }
}

test('a page in use never checks the session, nor waits', () => {
  const { clock, fetchExpiry, watch } = watching()
  for (clock.now = 0; clock.now < 30 * MINUTE; clock.now += MINUTE) expect(watch.ready()).toBeUndefined()
  expect(fetchExpiry).not.toHaveBeenCalled()
})

test('after a pause, the session is checked once for all requests, which continue if it is still valid', async () => {
  const { clock, fetchExpiry, watch } = watching(90 * MINUTE)
  clock.now = 10 * MINUTE
  await Promise.all([watch.ready(), watch.ready()])
  expect(fetchExpiry).toHaveBeenCalledTimes(1)
  expect(watch.isOver()).toBe(false)
  expect(watch.ready()).toBeUndefined()
})

test('requests of an ended session wait until the user has signed in again', async () => {
  const { clock, watch } = watching(null, 120 * MINUTE)
  const changed = vi.fn()
  watch.subscribe(changed)
  clock.now = 61 * MINUTE
  let went = false
  const held = watch.ready()?.then(() => (went = true))
  await expect.poll(() => watch.isOver()).toBe(true)
  expect(went).toBe(false)
  await watch.resume()
  await held
  expect([went, watch.isOver(), changed.mock.calls.length]).toEqual([true, false, 2])
  expect(watch.ready()).toBeUndefined()
})

test('a refused request waits for the new sign-in, and so do those after it', async () => {
  const { watch, fetchExpiry } = watching(null, 120 * MINUTE)
  const refused = watch.renew()
  await expect.poll(() => watch.isOver()).toBe(true)
  const [other, later] = [watch.renew(), watch.ready()]
  await watch.resume()
  await Promise.all([refused, other, later])
  expect(watch.isOver()).toBe(false)
  expect(fetchExpiry).toHaveBeenCalledTimes(2)
})

test('a request that was refused while another tab signed in is sent again at once', async () => {
  const { watch } = watching(120 * MINUTE)
  await watch.renew()
  expect(watch.isOver()).toBe(false)
})
