import { expect, test } from 'vitest'
import { createPlan } from '../../../framework/plan/create-plan.ts'
import { ruleOf } from '../../../services/network/rule.fixture.ts'
import { ruleSteps, type RuleCalls } from './apply-rules.ts'
import { draftOf, type RulesChange } from './rules-draft.ts'

const rule = (id: string, port: number) => ruleOf({ id, port_range_min: port, port_range_max: port, description: '' })

const change = (more: Partial<RulesChange>): RulesChange => ({
  added: [],
  removed: [],
  replaced: [],
  unchanged: [],
  superfluous: [],
  ...more,
})

/** Neutron's part: records the calls, and refuses the ports in `refused`. */
function neutron(...refused: number[]) {
  const log: string[] = []
  const calls: RuleCalls = {
    add: async ({ port_range_min: port, description }) => {
      await Promise.resolve()
      if (refused.includes(port ?? 0)) throw new Error('refused')
      log.push(`+${port}${description && ` ${description}`}`)
      return { id: `made-${port}` }
    },
    remove: async (id) => {
      await Promise.resolve()
      log.push(`-${id}`)
    },
  }
  return { log, calls }
}

const planOf = (what: RulesChange, calls: RuleCalls) => createPlan(ruleSteps(what, calls, (kind) => kind))

test('rules are added before others are removed', async () => {
  const { log, calls } = neutron()
  const added = [draftOf(rule('', 80)), draftOf(rule('', 81))]
  await planOf(change({ removed: [rule('old', 22)], added }), calls).run()
  expect(log).toEqual(['+80', '+81', '-old'])
})

test('if a rule cannot be added, none is removed', async () => {
  const { log, calls } = neutron(81)
  const added = [draftOf(rule('', 80)), draftOf(rule('', 81))]
  const { counts } = await planOf(change({ removed: [rule('old', 22)], added }), calls).run()
  expect(log).toEqual(['+80'])
  expect(counts).toMatchObject({ done: 1, failed: 1, waiting: 1 })
})

test('another description removes the old rule first; a retry does not remove it again', async () => {
  const refused = [22]
  const { log, calls } = neutron(...refused)
  const old = rule('old', 22)
  const add: RuleCalls['add'] = (draft, send) =>
    refused.length > 0 ? Promise.reject(new Error('busy')) : calls.add(draft, send)
  const plan = planOf(change({ replaced: [{ old, rule: { ...draftOf(old), description: 'home' } }] }), {
    ...calls,
    add: (draft, send) => (refused.length > 0 ? add(draft, send) : neutronAdd(log, draft.description)),
  })
  await plan.run()
  expect(log).toEqual(['-old'])
  refused.length = 0
  const ended = new Promise((resolve) => plan.onContinue(resolve))
  plan.retry()
  await ended
  expect(log).toEqual(['-old', '+home'])
})

const neutronAdd = (log: string[], description: string) => {
  log.push(`+${description}`)
  return Promise.resolve({ id: 'again' })
}

test('undoing removes what was added and adds what was removed', async () => {
  const { log, calls } = neutron()
  const plan = planOf(change({ removed: [rule('old', 22)], added: [draftOf(rule('', 80))] }), calls)
  await plan.run()
  const ended = new Promise((resolve) => plan.onContinue(resolve))
  plan.undo()
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 50))])
  expect(log.slice(2).toSorted()).toEqual(['+22', '-made-80'])
})
