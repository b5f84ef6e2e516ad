import { expect, test } from 'vitest'
import { needingAttention, stepState } from './step-state.ts'

const states = (current: number, furthest: number, wrong: number[] = []) => {
  const problems = [0, 1, 2, 3].map((index) => wrong.includes(index))
  return problems.map((_, index) => stepState(index, { current, furthest, problems }))
}

test('[WORKFLOW-01] steps are done up to the furthest visited', () => {
  expect(states(0, 0)).toEqual(['current', 'ahead', 'ahead', 'ahead'])
  expect(states(2, 2)).toEqual(['done', 'done', 'current', 'ahead'])
  expect(states(0, 2)).toEqual(['current', 'done', 'done', 'ahead'])
})

test('[WORKFLOW-01] a problem of another step is marked on it after it was visited', () => {
  expect(states(2, 2, [1, 3])).toEqual(['done', 'error', 'current', 'ahead'])
})

test('the footer names all steps with problems, also those that were not visited', () => {
  expect(needingAttention({ problems: [false, true, false, true] })).toEqual([1, 3])
  expect(needingAttention({ problems: [false, false] })).toEqual([])
})
