import type { ContentItem } from '@meridian/contract'
import { createIntl } from 'react-intl'
import { expect, test, vi } from 'vitest'
import type { Call } from '../../api/client.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { purgeSteps } from './purge-steps.ts'

const intl = createIntl({ locale: 'en' })
const item = (kind: ContentItem['kind'], id: string): ContentItem => ({ kind, id, name: id, after: [] })
const contents = [item('server', 's'), item('port', 'p'), item('network', 'n'), item('image', 'i')]
const pause = () => Promise.resolve()

/** The plan of a purge whose deletions `remove` answers; the project is deleted last. */
function planOf(all: readonly ContentItem[], remove: (id: string) => boolean) {
  const send = (async (_endpoint: unknown, { params }: { params: { itemId: string } }) => ({
    gone: remove(params.itemId),
  })) as unknown as Call // only deletions are sent
  const steps = purgeSteps('demo', all, intl, { pause })
  const removeProject = vi.fn(() => Promise.resolve())
  const last = { id: 'demo', label: 'Delete Project: demo', needs: steps.map(({ id }) => id), run: removeProject }
  return { plan: createPlan([...steps, { ...last, final: true }], { send }), removeProject }
}

test('items are deleted in order, each once it is gone, and the project last', async () => {
  const gone: string[] = []
  const asked = new Map<string, number>()
  const { plan, removeProject } = planOf(contents, (id) => {
    const count = (asked.get(id) ?? 0) + 1
    asked.set(id, count)
    // The server takes three requests to vanish.
    if (id === 's' && count < 3) return false
    gone.push(id)
    return true
  })
  await plan.run()
  expect(asked.get('s')).toBe(3)
  expect(gone.indexOf('s')).toBeLessThan(gone.indexOf('p'))
  expect(gone.indexOf('p')).toBeLessThan(gone.indexOf('n'))
  expect(removeProject).toHaveBeenCalledOnce()
  expect(plan.steps.map(({ step }) => step.label)).toEqual([
    'Delete instance s',
    'Delete port p',
    'Delete network n',
    'Delete image i',
    'Delete Project: demo',
  ])
})

test('what a service refuses stays, with what needs it, and so does the project', async () => {
  const { plan, removeProject } = planOf(contents, (id) => {
    if (id === 'p') throw new Error('in use')
    return true
  })
  await plan.run()
  const stayed = plan.steps.filter(({ state }) => state !== 'done')
  expect(stayed.map(({ step }) => step.label)).toEqual(['Delete port p', 'Delete network n', 'Delete Project: demo'])
  expect(removeProject).not.toHaveBeenCalled()
})

test('an item that does not vanish is given up', async () => {
  const { plan } = planOf([item('volume', 'v')], () => false)
  await plan.run()
  expect(plan.steps[0]?.error).toMatchObject({ message: 'v is still being deleted.' })
})
