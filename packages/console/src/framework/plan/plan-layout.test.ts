import { expect, test } from 'vitest'
import { layOutPlan } from './plan-layout.ts'
import type { PlanStep } from './plan.ts'

const step = (id: string, more: Partial<PlanStep> = {}): PlanStep => ({ id, label: id, run: async () => {}, ...more })

const positions = (steps: readonly PlanStep[]) =>
  Object.fromEntries(layOutPlan(steps).steps.map((one) => [one.step.id, [one.column, one.row]]))

test('a step comes one column after the last step that it needs', () => {
  expect(positions([step('a'), step('b', { needs: ['a'] }), step('c', { needs: ['a', 'b'] }), step('d')])).toEqual({
    a: [0, 0],
    b: [1, 0],
    c: [2, 0],
    d: [0, 1],
  })
})

test('a final step comes after all that can be undone, needed or not', () => {
  expect(
    positions([step('stop'), step('detach', { needs: ['stop'] }), step('delete', { final: true }), step('other')]),
  ).toEqual({ stop: [0, 0], detach: [1, 0], other: [0, 1], delete: [2, 0] })
})

test('links lead from what is needed, and none from a step that the plan does not have', () => {
  const { links, columns, rows } = layOutPlan([step('a'), step('b', { needs: ['a', 'elsewhere'] })])
  expect(links.map(({ from, to }) => [from.number, to.number])).toEqual([[1, 2]])
  expect([columns, rows]).toEqual([2, 1])
})

test('steps keep their numbers in the plan', () => {
  const numbers = layOutPlan([step('gone', { final: true }), step('first')]).steps.map((one) => [
    one.step.id,
    one.number,
  ])
  expect(numbers).toEqual([
    ['first', 2],
    ['gone', 1],
  ])
})
