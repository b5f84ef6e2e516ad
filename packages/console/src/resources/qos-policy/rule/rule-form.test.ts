import { expect, test } from 'vitest'
import { directionsOf, ruleRequest, ruleSchema, ruleShown, ruleValues } from './rule-form.ts'
import { placeOfRule, ruleOf } from './rule-place.ts'

const whole = { ...ruleValues(), max_kbps: 1, min_kbps: 1, min_kpps: 1 }

test.each([
  [{}, []],
  [{ max_kbps: null }, ['max_kbps']],
  [{ max_burst_kbps: null }, []],
  [{ max_burst_kbps: -1 }, ['max_burst_kbps']],
  [{ min_kbps: 1.5 }, ['min_kbps']],
  [{ dscp_mark: '7' }, ['dscp_mark']],
])('[QOS-01] a rule with %j has something wrong in %j', (change, wrong) => {
  const { error } = ruleSchema.safeParse({ ...whole, ...change })
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(wrong)
})

test('[QOS-01] each kind of rule asks for its own fields', () => {
  const asked = (type: (typeof whole)['type']) =>
    Object.entries(ruleShown)
      .filter(([, isShown]) => isShown({ type }))
      .map(([name]) => name)
  expect(asked('bandwidth_limit')).toEqual(['max_kbps', 'max_burst_kbps', 'direction'])
  expect(asked('dscp_marking')).toEqual(['dscp_mark'])
  expect(asked('minimum_bandwidth')).toEqual(['min_kbps', 'direction'])
  expect(asked('minimum_packet_rate')).toEqual(['min_kpps', 'direction'])
  expect([directionsOf('minimum_packet_rate').length, directionsOf('bandwidth_limit').length]).toEqual([3, 2])
})

test('a mark is sent as a number, and a burst left empty as none', () => {
  expect(ruleRequest({ type: 'dscp_marking', dscp_mark: '26' })).toMatchObject({ dscp_mark: 26 })
  expect(ruleRequest({ type: 'bandwidth_limit', max_kbps: 5, max_burst_kbps: null })).toMatchObject({
    ...{ max_kbps: 5, max_burst_kbps: 0 },
  })
})

test('a rule that is edited begins as it is, and its address names it', () => {
  expect(ruleValues({ id: 'r', type: 'dscp_marking', dscp_mark: 26 })).toMatchObject({ dscp_mark: '26' })
  expect(ruleValues({ id: 'r', type: 'bandwidth_limit', direction: 'ingress', max_kbps: 9 })).toMatchObject({
    ...{ direction: 'ingress', max_kbps: 9 },
  })
  expect(ruleOf(placeOfRule('p', 'r'))).toEqual({ policy: 'p', rule: 'r' })
})
