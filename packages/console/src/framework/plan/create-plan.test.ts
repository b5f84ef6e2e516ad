import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createPlan } from './create-plan.ts'
import type { PlanStep } from './plan.ts'

/** Steps that end when the test says so. */
function workshop() {
  const open = new Map<string, PromiseWithResolvers<void>>()
  const log: string[] = []
  const step = (id: string, more: Partial<PlanStep> = {}): PlanStep => ({
    id,
    label: id,
    run: () => {
      log.push(id)
      const end = Promise.withResolvers<void>()
      open.set(id, end)
      return end.promise
    },
    ...more,
  })
  const settle = async (act: () => void) => {
    act()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    log,
    step,
    /** A step that can be undone. */
    soft: (id: string, more: Partial<PlanStep> = {}) =>
      step(id, { undo: async () => void log.push(`undo ${id}`), ...more }),
    finish: (id: string) => settle(() => open.get(id)?.resolve()),
    fail: (id: string) => settle(() => open.get(id)?.reject(new Error(`${id} refused`))),
  }
}

const statesOf = (plan: ReturnType<typeof createPlan>) =>
  Object.fromEntries(plan.steps.map(({ step, state }) => [step.id, state]))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('steps run in the order of their dependencies', async () => {
  const { log, step, finish } = workshop()
  const plan = createPlan([step('c', { needs: ['a', 'b'] }), step('a'), step('b', { needs: ['a'] })])
  const end = plan.run()
  expect(log).toEqual(['a'])
  await finish('a')
  expect(log).toEqual(['a', 'b'])
  await finish('b')
  await finish('c')
  expect(await end).toMatchObject({ phase: 'ended', counts: { done: 3, waiting: 0 }, total: 3 })
})

test('unknown and circular dependencies are refused before anything runs', () => {
  const { step, log } = workshop()
  expect(() => createPlan([step('a', { needs: ['x'] })])).toThrow('not in the plan')
  expect(() => createPlan([step('a', { needs: ['b'] }), step('b', { needs: ['a'] })])).toThrow('circle')
  expect(() => createPlan([step('a'), step('a')])).toThrow('same id')
  expect(log).toEqual([])
})

test('a failed step keeps back what needs it; the rest goes on; retrying it continues the plan', async () => {
  const { step, finish, fail, log } = workshop()
  const plan = createPlan([step('a'), step('b', { needs: ['a'] }), step('c')])
  const continued = vi.fn()
  plan.onContinue(continued)
  const end = plan.run()
  await fail('a')
  await finish('c')
  expect((await end).counts).toMatchObject({ done: 1, failed: 1, waiting: 1 })
  expect(plan.steps[0]?.error).toEqual(new Error('a refused'))

  plan.retry('a')
  expect(plan.view().phase).toBe('running')
  await finish('a')
  await finish('b')
  expect(await continued.mock.calls[0]?.[0]).toMatchObject({ phase: 'ended', counts: { done: 3, failed: 0 } })
  expect(log).toEqual(['a', 'c', 'a', 'b'])
})

test('skipping a failed step lets the steps run that need it', async () => {
  const { step, finish, fail } = workshop()
  const plan = createPlan([step('a'), step('b', { needs: ['a'] })])
  void plan.run()
  await fail('a')
  plan.skip('a')
  await finish('b')
  expect(statesOf(plan)).toEqual({ a: 'skipped', b: 'done' })
  expect(plan.view().phase).toBe('ended')
})

test('a pause lets running steps finish and starts no other until it is resumed', async () => {
  const { step, finish, log } = workshop()
  const plan = createPlan([step('a'), step('b'), step('c')], { atOnce: 1 })
  void plan.run()
  plan.pause()
  await finish('a')
  expect(log).toEqual(['a'])
  expect(plan.view().phase).toBe('paused')
  plan.resume()
  await finish('b')
  await finish('c')
  expect(plan.view().phase).toBe('ended')
})

test('stopping ends the plan after the running steps, and claims nothing of the others', async () => {
  const { step, finish } = workshop()
  const plan = createPlan([step('a'), step('b'), step('c')], { atOnce: 2 })
  const end = plan.run()
  plan.stop()
  await finish('a')
  expect(plan.view().phase).toBe('running')
  await finish('b')
  expect(await end).toMatchObject({ phase: 'ended', stopped: true, counts: { done: 2, waiting: 1 } })
  plan.retry()
  expect(plan.view().phase).toBe('ended')
})

test.each([
  ['the session has ended', new ApiError('', { reason: 'refused', endpoint: '', status: 401 })],
  ['the server cannot be reached', new ApiError('', { reason: 'unreachable', endpoint: '' })],
])('the plan pauses when %s, and does nothing twice when it continues', async (_why, interruption) => {
  const sent: string[] = []
  let isUp = false
  const step = (id: string) => ({
    id,
    label: id,
    run: async () => {
      sent.push(id)
      if (!isUp && id !== 'a') throw interruption
    },
  })
  const plan = createPlan(['a', 'b', 'c'].map(step), { atOnce: 1 })
  void plan.run()
  await expect.poll(() => plan.view().phase).toBe('paused')
  expect([sent, plan.view().counts]).toMatchObject([['a', 'b'], { done: 1, failed: 1, waiting: 1 }])
  isUp = true
  plan.resume()
  plan.retry()
  await plan.run()
  expect([sent, plan.view().counts]).toMatchObject([['a', 'b', 'c', 'b'], { done: 3 }])
})

test('an obstacle pauses the plan before the next step', async () => {
  const { step, finish, log } = workshop()
  let elsewhere = false
  const plan = createPlan([step('a'), step('b')], { atOnce: 1, obstacle: () => elsewhere })
  void plan.run()
  elsewhere = true
  await finish('a')
  expect([plan.view().phase, log]).toEqual(['paused', ['a']])
  elsewhere = false
  plan.resume()
  await finish('b')
  expect(plan.view()).toMatchObject({ phase: 'ended', counts: { done: 2 } })
})

test('no step starts in the time to undo; then what can be undone runs first, and the final steps last', async () => {
  const { soft, step, finish, log } = workshop()
  const plan = createPlan([step('delete', { final: true }), soft('unlock')], { holdMs: 10_000 })
  void plan.run()
  const holding = { phase: 'holding', begun: false, holdsUntil: Date.now() + 10_000, undoable: true }
  expect(plan.view()).toMatchObject(holding)
  await vi.advanceTimersByTimeAsync(9_999)
  expect([log, plan.view()]).toMatchObject([[], holding])
  await vi.advanceTimersByTimeAsync(1)
  expect([log, plan.view()]).toMatchObject([['unlock'], { phase: 'running', begun: true, holdsUntil: null }])
  await finish('unlock')
  expect(log).toEqual(['unlock', 'delete'])
  expect(plan.view()).toMatchObject({ phase: 'running', undoable: false })
  await finish('delete')
  expect(plan.view().phase).toBe('ended')
})

test.each<[string, (plan: ReturnType<typeof createPlan>) => void, object]>([
  ['is undone', (plan) => plan.undo(), { undone: true }],
  ['is stopped', (plan) => plan.stop(), { stopped: true }],
])('a plan that %s in its time to undo has sent nothing, and never does', async (_how, act, ended) => {
  const { soft, step, log } = workshop()
  const steps = [soft('unlock'), step('shut off', { final: true }), step('delete', { final: true })]
  const plan = createPlan(steps, { holdMs: 10_000 })
  const end = plan.run()
  await vi.advanceTimersByTimeAsync(9_000)
  act(plan)
  expect(await end).toMatchObject({ phase: 'ended', begun: false, counts: { waiting: 3 }, ...ended })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(log).toEqual([])
})

test('a plan of which every step is left out in its time to undo has ended', async () => {
  const { step, log } = workshop()
  const plan = createPlan([step('a', { final: true }), step('b', { final: true })], { holdMs: 10_000 })
  void plan.run()
  plan.skip('a')
  expect(plan.view().phase).toBe('holding')
  plan.skip('b')
  await vi.advanceTimersByTimeAsync(60_000)
  expect([plan.view().phase, log]).toEqual(['ended', []])
})

test('the wait can be paused, and ended early', async () => {
  const { step, log, finish } = workshop()
  const plan = createPlan([step('delete', { final: true })], { holdMs: 10_000 })
  void plan.run()
  await vi.advanceTimersByTimeAsync(4000)
  plan.pause()
  await vi.advanceTimersByTimeAsync(60_000)
  plan.resume()
  expect(plan.view()).toMatchObject({ phase: 'holding', holdsUntil: Date.now() + 6000 })
  expect(log).toEqual([])
  plan.proceed()
  expect(log).toEqual(['delete'])
  await finish('delete')
  expect(plan.view().phase).toBe('ended')
})

test('undo reverses what was done, the last first, and no final step runs', async () => {
  const { soft, step, finish, log } = workshop()
  const steps = [soft('unlock'), soft('leave', { needs: ['unlock'] }), step('delete', { final: true })]
  const plan = createPlan(steps, { holdMs: 10_000 })
  const end = plan.run()
  plan.proceed()
  await finish('unlock')
  plan.undo()
  await finish('leave')
  expect(await end).toMatchObject({ phase: 'ended', undone: true, counts: { undone: 2, waiting: 1 } })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(log).toEqual(['unlock', 'leave', 'undo leave', 'undo unlock'])
})

test('undo waits for the running step, and reports what could not be reversed', async () => {
  const { step, finish } = workshop()
  const undo = () => Promise.reject(new Error('no'))
  const plan = createPlan([step('detach', { undo }), step('delete', { final: true })], { holdMs: 1000 })
  void plan.run()
  plan.proceed()
  plan.undo()
  expect(plan.view().phase).toBe('running')
  await finish('detach')
  expect(plan.view()).toMatchObject({ phase: 'ended', undone: true, counts: { failed: 1, waiting: 1 } })
})

test('once a final step has started, there is no undo', async () => {
  const { step, finish } = workshop()
  const plan = createPlan([step('delete', { final: true })])
  void plan.run()
  plan.undo()
  await finish('delete')
  expect(statesOf(plan)).toEqual({ delete: 'done' })
})
