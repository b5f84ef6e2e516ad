import { expect, test } from 'vitest'
import { directionsOf, ruleRequest, ruleSchema, ruleShown, ruleValues } from './QosRuleForm.tsx'
import { parseRuleReference, ruleReference } from './qos-rule-requests.ts'

const valid = { ...ruleValues(), max_kbps: 1, min_kbps: 1, min_kpps: 1 }

test.each([
  [{}, []],
  [{ max_kbps: null }, ['max_kbps']],
  [{ max_burst_kbps: null }, []],
  [{ max_burst_kbps: -1 }, ['max_burst_kbps']],
  [{ min_kbps: 1.5 }, ['min_kbps']],
  [{ dscp_mark: '7' }, ['dscp_mark']],
])('[QOS-01] a rule with %j has invalid fields %j', (change, invalid) => {
  const { error } = ruleSchema.safeParse({ ...valid, ...change })
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(invalid)
})

test('[QOS-01] each type of rule has its own fields', () => {
  const fieldsOf = (type: (typeof valid)['type']) =>
    Object.entries(ruleShown)
      .filter(([, isShown]) => isShown({ type }))
      .map(([name]) => name)
  expect(fieldsOf('bandwidth_limit')).toEqual(['max_kbps', 'max_burst_kbps', 'direction'])
  expect(fieldsOf('dscp_marking')).toEqual(['dscp_mark'])
  expect(fieldsOf('minimum_bandwidth')).toEqual(['min_kbps', 'direction'])
  expect(fieldsOf('minimum_packet_rate')).toEqual(['min_kpps', 'direction'])
  expect([directionsOf('minimum_packet_rate').length, directionsOf('bandwidth_limit').length]).toEqual([3, 2])
})

test('a mark is sent as a number, and an empty burst as 0', () => {
  expect(ruleRequest({ type: 'dscp_marking', dscp_mark: '26' })).toMatchObject({ dscp_mark: 26 })
  expect(ruleRequest({ type: 'bandwidth_limit', max_kbps: 5, max_burst_kbps: null })).toMatchObject({
    max_kbps: 5,
    max_burst_kbps: 0,
  })
})

test('the form of an edited rule starts with its values, and its address refers to it', () => {
  expect(ruleValues({ id: 'r', type: 'dscp_marking', dscp_mark: 26 })).toMatchObject({ dscp_mark: '26' })
  expect(ruleValues({ id: 'r', type: 'bandwidth_limit', direction: 'ingress', max_kbps: 9 })).toMatchObject({
    direction: 'ingress',
    max_kbps: 9,
  })
  expect(parseRuleReference(ruleReference('p', 'r'))).toEqual({ policy: 'p', rule: 'r' })
})
