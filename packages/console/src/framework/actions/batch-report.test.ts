import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createPlan } from '../plan/create-plan.ts'
import type { ActionTools } from '../resource/action.ts'
import { batchSteps } from './batch-plan.ts'
import { reporterOf } from './batch-report.ts'
import { batchPhrases } from './batch.messages.ts'
import type { ExtraStep } from '../resource/consequences.ts'

interface Row {
  id: string
}

const refusal = new ApiError('Refused.', { reason: 'refused', endpoint: '', status: 422 })
const fail = () => Promise.reject(refusal)
const step = (id: string, more: Partial<ExtraStep> = {}): ExtraStep => ({
  id,
  label: id,
  of: 'web',
  before: true,
  run: async () => {},
  ...more,
})

const SAID = new Map<unknown, string>([
  [batchPhrases.done, 'Deleted'],
  [batchPhrases.notAllowed, 'Not allowed to delete'],
])

/** A deletion of `web` with these steps around it, and the messages about it so far. */
function deletion(extra: readonly ExtraStep[], perform: (item: Row) => Promise<unknown> = async () => {}) {
  const notify = { success: vi.fn(), danger: vi.fn(), info: vi.fn(), warning: vi.fn() }
  const tools = { intl: createIntl({ locale: 'en' }), label: ({ id }: Row) => id, notify, type: 'T' }
  const messages = { one: { id: 'one', defaultMessage: 'Delete' }, other: { id: 'other', defaultMessage: 'Delete' } }
  const items = [{ id: 'web' }]
  const plan = createPlan(batchSteps(items, extra, { id: 'delete', messages, removes: true, perform }, tools), {
    atOnce: 1,
  })
  const report = reporterOf(items, extra, plan, {
    say: (phrase) => SAID.get(phrase) ?? 'Unable to delete',
    phrases: batchPhrases,
    removes: true,
    tone: 'success',
    failedOn: undefined,
    tools: tools as unknown as ActionTools<Row>, // what a report needs of them
  })
  const texts = (mock: typeof notify.success) => mock.mock.calls.map(([text, more]) => [text, more?.detail])
  const said = () => Object.fromEntries(Object.entries(notify).map(([tone, mock]) => [tone, texts(mock)]))
  return { plan, report, said }
}

test('a deletion that fails says which steps were done for it before', async () => {
  const { plan, report, said } = deletion([step('Unlock web', { undo: async () => {} })], fail)
  await plan.run()
  expect(report().failed).toEqual([{ type: 'T', id: 'web' }])
  expect(said().danger).toEqual([['Unable to delete', 'Refused.\nThese steps were done before: Unlock web']])
})

test('[TABLE-13] what the service forbids to delete is reported as what the policy forbids, in its words', async () => {
  const forbidden = new ApiError('Policy says no.', { reason: 'refused', endpoint: '', status: 403 })
  const { plan, report, said } = deletion([], () => Promise.reject(forbidden))
  await plan.run()
  expect(report().failed).toEqual([{ type: 'T', id: 'web' }])
  expect(said().danger).toEqual([['Not allowed to delete', expect.stringContaining('Policy says no.')]])
})

test('a stopped plan does not claim that nothing was done to what it has begun with', async () => {
  const { plan, report, said } = deletion([
    step('Unlock web', { undo: async () => {}, run: async () => plan.stop() }),
    step('Shut off web', { final: true }),
  ])
  await plan.run()
  report()
  expect(said().warning).toEqual([['Stopped before the end: web. These steps were done: Unlock web', undefined]])
})

test('what was to follow and did not is named', async () => {
  const { plan, report, said } = deletion([step('Delete volume data', { before: false, final: true })], async () =>
    plan.stop(),
  )
  await plan.run()
  expect(report().deleted).toEqual([{ type: 'T', id: 'web' }])
  expect(said()).toMatchObject({
    success: [['Deleted', undefined]],
    warning: [['Not done: Delete volume data', undefined]],
  })
})

test('steps that fail beside the deletion are one message', async () => {
  const volumes = ['Delete volume a', 'Delete volume b'].map((id) =>
    step(id, { before: false, final: true, run: fail }),
  )
  const { plan, report, said } = deletion(volumes)
  await plan.run()
  report()
  expect(said().danger).toEqual([['These 2 steps failed: Delete volume a, Delete volume b', 'Refused.']])
})

test('a step that could not be undone is named, and nothing else is claimed', async () => {
  const { plan, report, said } = deletion([
    step('Unlock web', { undo: fail, run: async () => plan.undo() }),
    step('Shut off web', { final: true }),
  ])
  await plan.run()
  report()
  expect(said()).toMatchObject({
    info: [['Undone. Nothing was deleted.', undefined]],
    danger: [['This step was done and could not be undone: Unlock web', 'Refused.']],
    warning: [],
    success: [],
  })
})
