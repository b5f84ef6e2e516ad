import { serverEndpoints } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import type { Call } from '../../api/client.ts'
import { createPlan } from '../plan/create-plan.ts'
import { batchSteps, targetsOf, typedWord } from './batch-plan.ts'
import { isAgreed, type ExtraStep, type Outlook } from '../resource/consequences.ts'

const tools = { intl: createIntl({ locale: 'en' }), label: ({ id }: { id: string }) => id }
const messages = {
  one: { id: 'one', defaultMessage: 'Delete Thing' },
  other: { id: 'other', defaultMessage: 'Delete' },
}
const step = (id: string, more: Partial<ExtraStep>): ExtraStep => ({
  id,
  label: id,
  of: 'a',
  before: true,
  run: vi.fn(async () => {}),
  ...more,
})
const outlook = (more: Partial<Outlook> = {}): Outlook => ({
  lines: [],
  first: [],
  gigabytes: 0,
  incomplete: false,
  ...more,
})

test('steps that can be undone come first, then what blocks, the items, and what stays behind', async () => {
  const order: string[] = []
  const run = (id: string) => async () => void order.push(id)
  const extra = [
    step('volume', { before: false, final: true, run: run('volume') }),
    step('snapshot', { final: true, run: run('snapshot') }),
    step('unlock', { run: run('unlock'), undo: async () => {} }),
  ]
  const options = { id: 'delete', messages, removes: true, perform: ({ id }: { id: string }) => run(id)() }
  const steps = batchSteps([{ id: 'a' }, { id: 'b' }], extra, options, tools)
  expect(steps.map(({ label }) => label)).toEqual([
    'unlock',
    'snapshot',
    'Delete Thing: a',
    'Delete Thing: b',
    'volume',
  ])
  await createPlan(steps, { atOnce: 1 }).run()
  expect(order.indexOf('a')).toBeGreaterThan(order.indexOf('snapshot'))
  expect(order.indexOf('volume')).toBeGreaterThan(order.indexOf('a'))
  expect(order[0]).toBe('unlock')
})

test('what cannot be undone is not done for an item of which something else still prevents the deletion', async () => {
  const options = { id: 'delete', messages, removes: true, perform: vi.fn(async () => {}) }
  const shutOff = step('shut off', { final: true })
  const extra = [shutOff, step('unlock', { run: () => Promise.reject(new Error('no')), undo: async () => {} })]
  const plan = createPlan(batchSteps([{ id: 'a' }], extra, options, tools))
  expect((await plan.run()).counts).toMatchObject({ failed: 1, waiting: 2 })
  expect(shutOff.run).not.toHaveBeenCalled()
  expect(options.perform).not.toHaveBeenCalled()
})

test('a step sends what the action sends by the given function, which may only explain it', async () => {
  const send = vi.fn()
  const options = {
    id: 'start',
    messages,
    perform: async ({ id }: { id: string }, call: Call) => call(serverEndpoints.serverDelete, { params: { id } }),
  }
  const [shown] = batchSteps([{ id: 'a' }], [], options, tools)
  await shown?.run(send)
  expect(send.mock.calls).toEqual([[serverEndpoints.serverDelete, { params: { id: 'a' } }]])
})

const choice = (...chosen: string[]) => ({ chosen: new Set(chosen), blocked: new Set<string>() })

test('only a large loss has to be typed: the name of one item, the number of many', () => {
  expect(typedWord([{ id: 'a' }], { ...outlook({ gigabytes: 99 }), ...choice() }, tools)).toBeNull()
  expect(typedWord([{ id: 'a' }], { ...outlook({ gigabytes: 100 }), ...choice() }, tools)).toBe('a')
  const added = { label: '', steps: [step('v', {})], gigabytes: 200 }
  const lines = [{ key: 'v', effect: 'stays', of: ['a'], text: '', links: [], choice: added } as const]
  expect(typedWord([{ id: 'a' }], { ...outlook({ lines }), ...choice() }, tools)).toBeNull()
  expect(typedWord([{ id: 'a' }], { ...outlook({ lines }), ...choice('v') }, tools)).toBe('a')
  const many = Array.from({ length: 20 }, (_, n) => ({ id: `${n}` }))
  expect(typedWord(many, { ...outlook(), ...choice() }, tools)).toBe('20')
  expect(typedWord(many, { ...outlook(), chosen: new Set(), blocked: new Set(['0']) }, tools)).toBeNull()
})

test('a continued plan knows the items and the deletions that were added, and no step that only prepares', () => {
  const volume = { type: 'OS::Cinder::Volume', id: 'v' }
  const agreement = { seen: ['v'], chosen: ['v'] }
  const about = { type: 'T', action: 'delete', agreement }
  const targets = targetsOf([{ id: 'a' }], [step('x', { target: volume }), step('shut off', {})], about)
  expect([...targets]).toEqual([
    ['a', { type: 'T', id: 'a', action: 'delete', details: agreement }],
    ['x', { ...volume, action: 'delete', with: 'a' }],
  ])
})

test('what the user has not seen, or what could not be read, is not agreed to', () => {
  const line = (key: string) => ({ key, effect: 'goes', of: ['a'], text: '', links: [] }) as const
  const to = { seen: ['v', 'w'], chosen: [] }
  expect(isAgreed(outlook({ lines: [line('v')] }), to)).toBe(true)
  expect(isAgreed(outlook({ lines: [line('v'), line('new')] }), to)).toBe(false)
  expect(isAgreed(outlook({ incomplete: true }), to)).toBe(false)
})
