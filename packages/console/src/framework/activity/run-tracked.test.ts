import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../api/client.ts'
import { isPageHeld } from '../../api/unsaved.ts'
import type { Confirm } from '../resource/confirm.ts'
import type { ActionResult } from '../resource/action-result.ts'
import { createPlan } from '../plan/create-plan.ts'
import { currentActivities, forgetEnded } from './activity.ts'
import { runTracked } from './run-tracked.ts'

const reference = { type: 'OS::Test::Thing', id: 'a' }
const nothing: ActionResult = { created: [], updated: [], deleted: [], failed: [] }
const settle = vi.fn<() => Promise<boolean>>()
const agree: Confirm = (request) => request.run(() => {}, new AbortController().signal)
const refuse: Confirm = () => Promise.resolve(null)
const work = (confirm: Confirm) => ({ title: 'Delete Things', subject: 'A, B', confirm, settle })
const question = { title: '', body: '', action: '' }

beforeEach(() => {
  settle.mockReset().mockResolvedValue(true)
  forgetEnded()
})

test('an action is listed with its progress from the moment it is confirmed', async () => {
  const seen: unknown[] = []
  await runTracked(work(agree), async ({ confirm }) => {
    expect(currentActivities()).toEqual([])
    await confirm({
      ...question,
      run: async (progress) => {
        progress(1, 4)
        seen.push(currentActivities()[0])
      },
    })
    return nothing
  })
  expect(seen).toMatchObject([{ title: 'Delete Things', subject: 'A, B', state: 'running', percent: 25 }])
  await expect.poll(() => currentActivities()).toMatchObject([{ state: 'done', about: null }])
})

test('a cancelled action is not listed', async () => {
  await runTracked(work(refuse), async ({ confirm }) => {
    await confirm({ ...question, run: async () => {} })
    return null
  })
  expect(currentActivities()).toEqual([])
})

test("a failure keeps the service's error message and request id", async () => {
  await runTracked(work(agree), async ({ notify }) => {
    notify.danger('Unable to delete: A.', { detail: 'Image A is protected.', requestId: 'req-1' })
    return { ...nothing, failed: [reference] }
  })
  await expect
    .poll(() => currentActivities())
    .toMatchObject([
      { state: 'failed', about: reference, notes: [{ detail: 'Image A is protected.', requestId: 'req-1' }] },
    ])
})

test('an activity runs until its created items leave their transition', async () => {
  let rest = (_well: boolean) => {}
  settle.mockReturnValue(new Promise((resolve) => (rest = resolve)))
  await runTracked(work(agree), async () => ({ ...nothing, created: [reference] }))
  expect(currentActivities()).toMatchObject([{ state: 'running' }])
  rest(false)
  await expect.poll(() => currentActivities()).toMatchObject([{ state: 'failed', about: reference }])
})

test('the browser asks before leaving only until the services work alone', async () => {
  const forget = vi.fn()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', forget)
  let rest = (_well: boolean) => {}
  settle.mockReturnValue(new Promise((resolve) => (rest = resolve)))
  await runTracked(work(agree), async ({ confirm }) => {
    await confirm({ ...question, stoppable: true, run: async () => expect(forget).not.toHaveBeenCalled() })
    return { ...nothing, updated: [reference] }
  })
  expect(currentActivities()).toMatchObject([{ state: 'running' }])
  expect(forget).toHaveBeenCalledWith('beforeunload', expect.any(Function))
  rest(true)
  await expect.poll(() => currentActivities()).toMatchObject([{ state: 'done' }])
})

test('an action that throws is listed as failed, and still throws', async () => {
  vi.useFakeTimers()
  const running = runTracked(work(agree), async () => {
    await vi.advanceTimersByTimeAsync(1000)
    throw new TypeError('broken')
  })
  await expect(running).rejects.toThrow('broken')
  vi.useRealTimers()
  expect(currentActivities()).toMatchObject([{ state: 'failed' }])
})

test('stoppable work can be stopped from the list, too', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const stopped = vi.fn()
  await runTracked(work(agree), async ({ confirm }) => {
    await confirm({
      ...question,
      stoppable: true,
      run: async (_progress, signal) => {
        signal.addEventListener('abort', stopped)
        currentActivities()[0]?.stop?.()
      },
    })
    return nothing
  })
  expect(stopped).toHaveBeenCalledOnce()
})

test('an activity shows the steps of its plan, and runs again while a failed step is retried', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const outcomes = [Promise.reject(new Error('refused')), Promise.resolve()]
  const plan = createPlan([{ id: 'a', label: 'A', run: () => outcomes.shift() ?? Promise.resolve() }])
  const report = () => ({ ...nothing, ...(plan.view().counts.failed > 0 ? { failed: [reference] } : {}) })
  const apply = vi.fn(async () => {})
  await runTracked({ ...work(agree), apply }, async ({ confirm, track }) => {
    track?.(plan, report)
    await confirm({ ...question, run: () => plan.run() })
    return report()
  })
  await expect.poll(() => currentActivities()).toMatchObject([{ state: 'failed', plan }])
  expect(isPageHeld()).toBe(false)
  plan.retry('a')
  expect(currentActivities()).toMatchObject([{ state: 'running' }])
  // The end of the session does not leave the page, which would end the plan.
  expect(isPageHeld()).toBe(true)
  await expect.poll(() => currentActivities()).toMatchObject([{ state: 'done', plan: null }])
  expect(apply).toHaveBeenCalledOnce()
})

test('an activity has the requests that its action and the steps of its plan send', async () => {
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  const request = (send: Call, id: string) => send.calls?.([id], null)
  await runTracked(work(agree), async ({ confirm, track, send }) => {
    request(send, 'checked')
    const steps = ['a', 'b'].map((id) => ({ id, label: id, run: async (by: Call) => request(by, id) }))
    await confirm({
      ...question,
      run: async () => {
        const plan = createPlan(steps, { send })
        track(plan, () => nothing)
        return plan.run()
      },
    })
    return nothing
  })
  expect(currentActivities()[0]?.sent.map(({ ids }) => ids)).toEqual([['checked'], ['a'], ['b']])
})
