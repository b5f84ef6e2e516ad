import { evaluateMapping, type MappingRules } from '@meridian/contract'
import { expect, test } from 'vitest'
import { attributesIn, sampleFor } from './sample-attributes.ts'

test('each line is an attribute; others are ignored', () => {
  expect(attributesIn('A=1;2\n  B = x=y \n\nnothing\n=empty')).toEqual({ A: '1;2', B: 'x=y' })
})

test('the first sample is let in by a rule with listed values', () => {
  const rules: MappingRules = [
    {
      local: [{ user: { name: '{0}' } }],
      remote: [
        { type: 'Name' },
        { type: 'Groups', any_one_of: ['dev', 'ops'] },
        { type: 'Mail', regex: true, not_any_of: ['^x'] },
      ],
    },
  ]
  expect(sampleFor(rules)).toBe('Name=example\nGroups=dev\nMail=example')
  expect(evaluateMapping(rules, attributesIn(sampleFor(rules))).user?.name).toBe('example')
})
