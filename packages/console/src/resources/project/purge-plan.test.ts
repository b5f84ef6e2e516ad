import type { ContentItem } from '@meridian/contract'
import { expect, test, vi } from 'vitest'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { purgeSteps, stayedOf } from './purge-plan.ts'

const item = (kind: ContentItem['kind'], id: string): ContentItem => ({ kind, id, name: id, after: [] })
const contents = [item('network', 'n'), item('server', 's'), item('port', 'p'), item('image', 'i')]
const texts = { project: 'demo', timeout: 'still there' }

test('items are deleted in order, each once it is gone, and the project last', async () => {
  const gone: string[] = []
  const asked = new Map<string, number>()
  const remove = ({ id }: ContentItem) => {
    const count = (asked.get(id) ?? 0) + 1
    asked.set(id, count)
    // The server takes three requests to vanish.
    if (id === 's' && count < 3) return Promise.resolve(false)
    gone.push(id)
    return Promise.resolve(true)
  }
  const removeProject = vi.fn(() => Promise.resolve())
  const plan = createPlan(purgeSteps(contents, { remove, wait: () => Promise.resolve(), removeProject }, texts))
  await plan.run()
  expect(asked.get('s')).toBe(3)
  expect(gone.indexOf('s')).toBeLessThan(gone.indexOf('p'))
  expect(gone.indexOf('p')).toBeLessThan(gone.indexOf('n'))
  expect(removeProject).toHaveBeenCalledOnce()
  expect(stayedOf(plan.steps)).toEqual([])
})

test('what a service refuses stays, with what needs it, and so does the project', async () => {
  const remove = ({ id }: ContentItem) => (id === 'p' ? Promise.reject(new Error('in use')) : Promise.resolve(true))
  const removeProject = vi.fn(() => Promise.resolve())
  const plan = createPlan(purgeSteps(contents, { remove, wait: () => Promise.resolve(), removeProject }, texts))
  await plan.run()
  expect(stayedOf(plan.steps)).toEqual(['network n', 'port p', 'demo'])
  expect(removeProject).not.toHaveBeenCalled()
})

test('an item that does not vanish is given up', async () => {
  const calls = { remove: () => Promise.resolve(false), wait: () => Promise.resolve(), removeProject: null }
  const plan = createPlan(purgeSteps([item('volume', 'v')], calls, texts))
  await plan.run()
  expect(plan.steps[0]?.error).toEqual(new Error('still there'))
})
