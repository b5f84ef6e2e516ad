import type { QuotasOfProject } from '@meridian/contract'
import { expect, test } from 'vitest'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { starterSteps, type Starter, type StarterCalls } from './starter-plan.ts'

const quota = (name: string, limit: number) => ({ name, display_name: name, limit, in_use: 0, reserved: 0 })
const project: QuotasOfProject = {
  ...{ id: 'p', name: 'lab', description: null, domain_id: 'default', enabled: true },
  ...{ compute: [quota('cores', 20), quota('ram', -1)], volume: [], network: [quota('network', 10)] },
}

/** Runs the plan against a cloud that only notes the calls; `refused` throws. */
async function run(starter: Starter, refused?: keyof StarterCalls) {
  const sent: string[] = []
  const note = (name: keyof StarterCalls, text: string, result: string) => {
    if (name === refused) throw new Error('refused')
    sent.push(text)
    return Promise.resolve(result)
  }
  const calls: StarterCalls = {
    quotas: () => Promise.resolve(project),
    sendQuotas: async (service, limits) => note('sendQuotas', `${service} ${JSON.stringify(limits)}`, ''),
    network: async () => note('network', 'network', 'n1'),
    removeNetwork: async (id) => note('removeNetwork', `remove ${id}`, ''),
    subnet: async (network, cidr) => note('subnet', `subnet of ${network} ${cidr}`, 's1'),
    router: async (external) => note('router', `router to ${external}`, 'r1'),
    removeRouter: async (id) => note('removeRouter', `remove ${id}`, ''),
    connect: async (router, subnet) => note('connect', `${router} to ${subnet}`, ''),
  }
  const plan = createPlan(starterSteps(starter, calls, String), { atOnce: 1 })
  await plan.run()
  return { plan, sent }
}

test('an empty project needs no steps', () => {
  const { length } = starterSteps({ percent: 0, cidr: null, external: 'ext' }, {} as StarterCalls, String) // none is called
  expect(length).toBe(0)
})

test('quotas are raised first, then the network is made and connected; no limit stays no limit', async () => {
  const { sent } = await run({ percent: 100, cidr: '10.0.0.0/24', external: 'ext' })
  expect(sent).toEqual([
    'compute {"cores":40,"ram":-1}',
    'network {"network":20}',
    'network',
    'router to ext',
    'subnet of n1 10.0.0.0/24',
    'r1 to s1',
  ])
})

test('a refused router leaves the network, and all of it can be taken back', async () => {
  const { plan, sent } = await run({ percent: 0, cidr: '10.0.0.0/24', external: 'ext' }, 'router')
  expect(plan.view().counts).toMatchObject({ done: 2, failed: 1, waiting: 1 })
  plan.undo()
  await expect.poll(() => plan.view().phase).toBe('ended')
  expect(sent.at(-1)).toBe('remove n1')
})
