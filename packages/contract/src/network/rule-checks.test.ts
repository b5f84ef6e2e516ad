import { expect, test } from 'vitest'
import { cutOff, openToWorld, ruleEffect, ruleNotes } from './rule-checks.ts'
import type { RuleTraffic } from './rule-coverage.ts'
import { rule } from './rule.fixture.ts'

const at = (port: number, to = port) => ({ port_range_min: port, port_range_max: to })
const ME = '198.51.100.23'

test.each<[Partial<RuleTraffic>, string[]]>([
  [{}, ['SSH']],
  [{ remote_ip_prefix: '0.0.0.0/0' }, ['SSH']],
  [{ ethertype: 'IPv6', remote_ip_prefix: '::/0', ...at(3389) }, ['RDP']],
  [at(5000, 6000), ['PostgreSQL', 'CouchDB']],
  [at(443), []],
  [{ direction: 'egress' }, []],
  [{ remote_ip_prefix: '10.0.0.0/8' }, []],
  [{ remote_group_id: 'g' }, []],
  [{ protocol: 'udp' }, []],
])('%j opens %j to the world', (more, services) => {
  expect(openToWorld(rule(more))).toEqual(services)
})

test('a rule for everything opens all sensitive services', () => {
  const all = openToWorld(rule({ protocol: null, port_range_min: null, port_range_max: null }))
  expect(all).toEqual(expect.arrayContaining(['SSH', 'RDP', 'MySQL', 'MongoDB']))
})

const notes = (...rules: Partial<RuleTraffic>[]) => {
  const keyed = rules.map((more, index) => ({ key: String(index), rule: rule(more) }))
  const found = ruleNotes(keyed, (group) => (group === 'empty' ? false : group === 'unknown' ? undefined : true))
  return keyed.map(({ key }) => found.get(key)?.filter(({ kind }) => kind !== 'world'))
}

test('of two equal rules the later one is the duplicate', () => {
  expect(notes({}, { remote_ip_prefix: '0.0.0.0/0' })).toEqual([[], [{ kind: 'duplicate', other: '0' }]])
})

test('a rule is shadowed by a wider one, before or after it', () => {
  expect(notes({ remote_ip_prefix: '10.0.0.0/8' }, {})).toEqual([[{ kind: 'shadowed', other: '1' }], []])
  expect(notes(at(1, 100), {})).toEqual([[], [{ kind: 'shadowed', other: '0' }]])
})

test('a rule refers to nobody if its group has no members; not if that is unknown', () => {
  expect(notes({ remote_group_id: 'empty' }, { remote_group_id: 'used' }, { remote_group_id: 'unknown' })).toEqual([
    [{ kind: 'nobody', group: 'empty' }],
    [],
    [],
  ])
})

test('removing the only rule for SSH from my address cuts me off', () => {
  const [world, office] = [rule(), rule({ remote_ip_prefix: '192.0.2.0/24' })]
  const home = rule({ remote_ip_prefix: '198.51.100.0/24' })
  expect(cutOff([world], [office], ME)).toEqual(['SSH'])
  expect(cutOff([world], [home], ME)).toEqual([])
  expect(cutOff([office], [], ME)).toEqual([])
  expect(cutOff([world, rule(at(3389))], [], ME)).toEqual(['SSH', 'RDP'])
})

test('an instance sees a change in the light of its other groups', () => {
  const [ssh, web, alt] = [rule(), rule(at(443)), rule(at(8080))]
  const change = { added: [web], removed: [alt, ssh], unchanged: [] }
  expect(ruleEffect(change, [])).toEqual({ opens: [web], closes: [alt, ssh], stays: [] })
  expect(ruleEffect(change, [{ group: 'legacy', rules: [alt, web] }])).toEqual({
    opens: [],
    closes: [ssh],
    stays: [{ rule: alt, group: 'legacy' }],
  })
})

test('a rule that another rule of the group covers neither opens nor closes anything', () => {
  const [all, ssh] = [rule(at(1, 100)), rule()]
  const none = { opens: [], closes: [], stays: [] }
  expect(ruleEffect({ added: [ssh], removed: [], unchanged: [all] }, [])).toEqual(none)
  expect(ruleEffect({ added: [], removed: [ssh], unchanged: [all] }, [])).toEqual(none)
})
