import type { QuotasOfProject } from '@meridian/contract'
import { expect, test } from 'vitest'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { nothingMade, starterSteps, type Starter, type StarterCalls, type StarterMade } from './starter-plan.ts'

const quota = (name: string, limit: number) => ({ name, display_name: name, limit, in_use: 0, reserved: 0 })
const project: QuotasOfProject = {
  id: 'p',
  name: 'lab',
  description: null,
  domain_id: 'default',
  enabled: true,
  compute: [quota('cores', 20), quota('ram', -1)],
  volume: [],
  network: [quota('network', 10)],
}

/** Runs the plan against a cloud that only notes the calls; `refused` throws. */
async function run(
  starter: Partial<Starter>,
  refused?: keyof StarterCalls,
  begun: { made: StarterMade; found: Partial<StarterMade> } | null = null,
  meanwhile: (name: keyof StarterCalls) => unknown = () => {},
) {
  const sent: string[] = []
  const note = (name: keyof StarterCalls, text: string, result: string) => {
    if (name === refused) throw new Error('refused')
    sent.push(text)
    meanwhile(name)
    return Promise.resolve(result)
  }
  const calls: StarterCalls = {
    grant: async (grants) => note('grant', `grant ${grants.map(({ member, role }) => `${role} to ${member}`)}`, ''),
    revoke: async (grants) => note('revoke', `revoke ${grants.length}`, ''),
    find: async () => begun?.found ?? {},
    quotas: () => Promise.resolve(project),
    sendQuotas: async (service, limits) => note('sendQuotas', `${service} ${JSON.stringify(limits)}`, ''),
    network: async () => note('network', 'network', 'n1'),
    removeNetwork: async (id) => note('removeNetwork', `remove ${id}`, ''),
    subnet: async (network, cidr) => note('subnet', `subnet of ${network} ${cidr}`, 's1'),
    router: async (external) => note('router', `router to ${external}`, 'r1'),
    removeRouter: async (id) => note('removeRouter', `remove ${id}`, ''),
    connect: async (router, subnet) => note('connect', `${router} to ${subnet}`, ''),
  }
  const whole = { grants: [], percent: 0, cidr: null, external: null, ...starter }
  const made = begun?.made ?? nothingMade()
  const plan = createPlan(starterSteps(whole, calls, String, { made, continued: begun !== null }), { atOnce: 1 })
  await plan.run()
  return { plan, sent }
}

test('an empty project needs no steps', () => {
  const { length } = starterSteps({ grants: [], percent: 0, cidr: null, external: 'ext' }, {} as StarterCalls, String) // none is called
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

test('members get their roles, and lose them if it is taken back', async () => {
  const { plan, sent } = await run({ grants: [{ holder: 'user', member: 'alice', role: 'member' }] })
  plan.undo()
  await expect.poll(() => plan.view().phase).toBe('ended')
  expect(sent).toEqual(['grant member to alice', 'revoke 1'])
})

test('after a closed tab only what is missing is made, and quotas are not raised twice', async () => {
  const quotas = [{ service: 'compute' as const, limits: { cores: 40 }, before: { cores: 20 } }]
  const { sent } = await run({ percent: 100, cidr: '10.0.0.0/24', external: 'ext' }, undefined, {
    made: { ...nothingMade(), quotas },
    found: { network: 'n7', subnet: 's7' },
  })
  expect(sent).toEqual(['compute {"cores":40}', 'router to ext', 'r1 to s7'])
})

test('what a request of the closed tab makes after the first look is not made again', async () => {
  const found: Partial<StarterMade> = {}
  const begun = { made: nothingMade(), found }
  const late = { percent: 0, cidr: '10.0.0.0/24', external: 'ext' }
  const { sent } = await run(
    late,
    undefined,
    begun,
    (name) => name === 'network' && Object.assign(found, { router: 'r7' }),
  )
  expect(sent).toEqual(['network', 'subnet of n1 10.0.0.0/24', 'r7 to s1'])
})

test('after a closed tab at the very end nothing is made', async () => {
  const found = { network: 'n7', subnet: 's7', router: 'r7', connected: true }
  const { sent } = await run({ cidr: '10.0.0.0/24', external: 'ext' }, undefined, { made: nothingMade(), found })
  expect(sent).toEqual([])
})
