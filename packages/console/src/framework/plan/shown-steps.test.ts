import { expect, test } from 'vitest'
import type { StepProgress, StepState } from './plan.ts'
import { shownSteps } from './shown-steps.ts'

const steps = (states: readonly StepState[]): StepProgress[] =>
  states.map((state, n) => ({
    step: { id: `${n}`, label: `${n}`, run: async () => {} },
    state,
    error: undefined,
    startedAt: null,
    endedAt: null,
  }))

test('a short plan is listed whole', () => {
  const short = steps(['done', 'waiting', 'failed'])
  expect(shownSteps(short)).toBe(short)
})

test('of a long plan, what failed and what runs is listed first, in the order of the plan', () => {
  const long = steps([
    ...Array.from({ length: 500 }, (): StepState => 'done'),
    'running',
    ...Array.from({ length: 400 }, (): StepState => 'waiting'),
    'failed',
  ])
  const shown = shownSteps(long)
  expect(shown).toHaveLength(12)
  expect(shown[0]?.state).toBe('running')
  expect(shown.at(-1)?.state).toBe('failed')
})
