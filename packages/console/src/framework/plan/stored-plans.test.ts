import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createPlan } from './create-plan.ts'
import { storedPlanKeys } from './plan-keys.ts'
import { interruptedPlans, storePlan, unreadablePlans } from './stored-plans.ts'
import { closePage, stubPage } from './page.fixture.ts'

const owner = { user: 'u', project: 'p' }
const about = { ...owner, title: 'Delete Images', subject: 'a, b, c' }
const target = (id: string) => ({ type: 'OS::Glance::Image', id, action: 'delete' })
const targets = new Map(['a', 'b', 'c'].map((id) => [id, target(id)]))
let page: EventTarget

beforeEach(() => {
  page = stubPage()
})
afterEach(closePage)

/** Stores the plan and starts it. */
const store: typeof storePlan = (...stored) => {
  storePlan(...stored)
  void stored[1].run()
}

/** A plan whose steps end in order, the first `done` of them. */
const planOf = (done: number, atOnce = 1) =>
  createPlan(
    ['a', 'b', 'c'].map((id, n) => ({
      id,
      label: id,
      run: () => (n < done ? Promise.resolve() : new Promise(() => {})),
    })),
    { atOnce },
  )

test('a page that is closed in the middle leaves what was not done', async () => {
  const plan = planOf(1)
  store(about, plan, targets)
  await expect.poll(() => plan.view().counts.done).toBe(1)
  page.dispatchEvent(new Event('pagehide'))
  // The running step may have been done or not: the user who continues the plan checks first.
  expect(await interruptedPlans(owner)).toMatchObject([{ title: 'Delete Images', left: [target('b'), target('c')] }])
})

test('a page that is closed after the last step leaves nothing', async () => {
  const plan = planOf(1)
  store(about, plan, new Map([['a', target('a')]]))
  await expect.poll(() => plan.view().counts.done).toBe(1)
  page.dispatchEvent(new Event('pagehide'))
  expect(await interruptedPlans(owner)).toEqual([])
})

test('an item that several steps act on is left once, until the last of them is done', async () => {
  const whole = { type: 'OS::Keystone::Project', id: 'p', action: 'purge' }
  const plan = planOf(2)
  store(about, plan, new Map(['a', 'b', 'c'].map((id) => [id, [whole]])))
  await expect.poll(() => plan.view().counts.done).toBe(2)
  page.dispatchEvent(new Event('pagehide'))
  expect(await interruptedPlans(owner)).toMatchObject([{ left: [whole], done: { count: 2 }, open: { count: 1 } }])
})

test('another user or project is offered nothing', async () => {
  store(about, planOf(0), targets)
  expect(await interruptedPlans({ user: 'other', project: 'p' })).toEqual([])
  expect(await interruptedPlans({ user: 'u', project: null })).toEqual([])
})

test('a plan that cannot be read is not dropped silently, unless it is of somebody else', async () => {
  store(about, planOf(0), targets)
  localStorage.setItem('meridian.plan.1', '{"cut off')
  localStorage.setItem('meridian.plan.2', JSON.stringify({ ...owner, steps: 'of another version' }))
  localStorage.setItem('meridian.plan.3', JSON.stringify({ ...owner, user: 'other', steps: 'of another version' }))
  expect(await unreadablePlans(owner)).toEqual(['meridian.plan.1', 'meridian.plan.2'])
  expect(await interruptedPlans(owner)).toHaveLength(1)
})

test('a plan that another tab runs is not offered', async () => {
  store(about, planOf(0), targets)
  const [stored] = await interruptedPlans(owner)
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: stored?.key }] }) } })
  expect(await interruptedPlans(owner)).toEqual([])
})

test.each([
  ['ends', (plan: ReturnType<typeof planOf>) => plan],
  ['is stopped', (plan: ReturnType<typeof planOf>) => plan.stop()],
])('nothing is left of a plan that %s', async (_how, act) => {
  const plan = planOf(3)
  store(about, plan, targets)
  act(plan)
  await plan.run()
  await expect.poll(() => storedPlanKeys()).toEqual([])
})

test.each([
  ['the session had ended', { reason: 'refused', endpoint: '', status: 401 }],
  ['the server was killed', { reason: 'unreachable', endpoint: '' }],
] as const)('what failed because %s is left', async (_why, details) => {
  const interrupted = new ApiError('', details)
  const plan = createPlan([{ id: 'a', label: 'a', run: () => Promise.reject(interrupted) }])
  store(about, plan, targets)
  await plan.run()
  expect(await interruptedPlans(owner)).toMatchObject([{ left: [target('a')] }])
})

test('a step that is retried after the end is stored until it is done', async () => {
  const answer = Promise.withResolvers<void>()
  const run = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('refused')).mockReturnValue(answer.promise)
  const plan = createPlan([{ id: 'a', label: 'a', run }])
  store(about, plan, targets)
  await plan.run()
  // The user has seen the refusal.
  expect(await interruptedPlans(owner)).toEqual([])
  plan.retry()
  expect(await interruptedPlans(owner)).toMatchObject([{ left: [target('a')] }])
  answer.resolve()
  await expect.poll(() => storedPlanKeys()).toEqual([])
})

test('details are stored as they are when the page is closed', async () => {
  const made: string[] = []
  const details = {
    get made() {
      return made
    },
  }
  store(about, planOf(0), new Map([['a', { ...target('a'), details }]]))
  made.push('server')
  page.dispatchEvent(new Event('pagehide'))
  expect(await interruptedPlans(owner)).toMatchObject([{ left: [{ id: 'a', details: { made: ['server'] } }] }])
})

test('a page that is closed in the time to undo leaves a plan that has done nothing', async () => {
  const steps = ['a', 'b', 'c'].map((id) => ({
    id,
    label: `Delete ${id}`,
    final: true,
    run: () => new Promise(() => {}),
  }))
  const plan = createPlan(steps, { atOnce: 1, holdMs: 10_000 })
  store(about, plan, targets)
  page.dispatchEvent(new Event('pagehide'))
  const none = { count: 0, labels: [] }
  expect(await interruptedPlans(owner)).toMatchObject([{ begun: false, done: none, open: { count: 3 } }])
  // Known at once: a page that is killed does not say so.
  plan.proceed()
  expect(await interruptedPlans(owner)).toMatchObject([{ begun: true, done: none, open: { count: 3 } }])
})

test('what was done is told from what is not known to be done', async () => {
  const plan = planOf(1)
  store(about, plan, targets)
  await expect.poll(() => plan.view().counts.done).toBe(1)
  page.dispatchEvent(new Event('pagehide'))
  const told = { done: { count: 1, labels: ['a'] }, open: { count: 2, labels: ['b', 'c'] } }
  expect(await interruptedPlans(owner)).toMatchObject([told])
})

test.each([
  ['a negative count', { open: { count: -5, labels: [] } }],
  ['a fraction of a step', { done: { count: 1.5, labels: [] } }],
  ['a moment that no calendar has', { at: 1e300 }],
  ['nothing left', { left: [] }],
  ['a target without an action', { left: [{ type: 'OS::Glance::Image', id: 'a' }] }],
  ['a name that is none', { title: { toString: 1 } }],
])('a stored plan with %s is not offered, and is named as unreadable', async (_what, odd) => {
  store(about, planOf(0), targets)
  const [key = ''] = storedPlanKeys()
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), ...odd }))
  expect(await interruptedPlans(owner)).toEqual([])
  expect(await unreadablePlans(owner)).toEqual([key])
})

test('the key of a plan is that of its entry, whatever the entry says', async () => {
  store(about, planOf(0), targets)
  const [key = ''] = storedPlanKeys()
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), key: 'another' }))
  expect(await interruptedPlans(owner)).toMatchObject([{ key }])
})

test('storage that is broken offers nothing', async () => {
  localStorage.setItem('meridian.plan.x', '{"left": 7}')
  expect(await interruptedPlans(owner)).toEqual([])
})
