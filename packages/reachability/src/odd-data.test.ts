import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask } from './ask.ts'
import { differing } from './exposure/difference.ts'
import { exposure } from './exposure/exposure.ts'
import { allOf } from './exposure/in-steps.ts'
import { reaching } from './exposure/reachers.ts'
import { indexCloud } from './model/cloud.ts'
import type { Lists } from './model/lists.ts'
import { Dice } from './dice.fixture.ts'
import { randomCloud } from './random-cloud.fixture.ts'
import { randomQuestion } from './random-question.fixture.ts'

const ODD_TEXTS = [
  '',
  'x',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/0',
  '::ffff:10.0.0.7',
  '::ffff:10.0.0.0/120',
  '1.2.3',
  '10.0.0.1/33',
  'gone',
]

/** A value that a broken or unknown service might send instead. */
function odd(dice: Dice, value: unknown): unknown {
  if (dice.chance(40)) return dice.pick([undefined, null])
  if (typeof value === 'string') return dice.pick(ODD_TEXTS)
  if (typeof value === 'number') return dice.pick([-1, 0, 65_536, null])
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? [] : null
}

/** The same cloud with some attributes spoilt, at any depth; what is an id stays one. */
function spoilt(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => spoilt(dice, item))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      /^(id|network_id|subnet_id|floating_network_id|floating_ip_address|ip_address|destination|nexthop)$/.test(key)
        ? [key, key === 'ip_address' && dice.chance(8) ? dice.pick(ODD_TEXTS) : inner]
        : [key, dice.chance(6) ? odd(dice, inner) : spoilt(dice, inner)],
    ),
  )
}

test('odd data ends in a verdict, never in an exception', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      const dice = new Dice(seed)
      const whole = randomCloud(seed)
      const lists = Object.fromEntries(
        Object.entries(whole).map(([name, list]) => [name, Array.isArray(list) ? spoilt(dice, list) : list]),
      ) as unknown as Lists // spoilt on purpose
      if (dice.chance(20)) lists.unread = { [dice.pick(['ports', 'routers', 'groups', 'servers'])]: 'It is down.' }
      const cloud = indexCloud(lists)
      for (let number = 0; number < 5; number += 1) {
        const answer = ask(cloud, randomQuestion(whole, seed + number))
        expect(['reachable', 'blocked', 'depends']).toContain(answer.verdict)
        expect(answer.verdict === 'blocked').toBe(answer.obstacles.length > 0)
        expect(answer.beyond.length).toBeGreaterThan(0)
      }
      expect(exposure(cloud).openings).toBeInstanceOf(Array)
      const [network, group] = [lists.networks[0]?.id ?? '', lists.groups[0]]
      expect(allOf(reaching(cloud, { kind: 'network', id: network }))).toBeInstanceOf(Array)
      const rules = group?.security_group_rules?.slice(1) ?? []
      expect(allOf(differing(lists, group?.id ?? '', rules)).opened).toEqual([])
    }),
    { numRuns: 600 },
  )
})
