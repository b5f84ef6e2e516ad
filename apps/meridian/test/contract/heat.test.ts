import { heat } from '@meridian/contract'
import { expect } from 'vitest'
import { describeContract } from '../support/contract-cases.ts'

const TEMPLATE = `
heat_template_version: 2018-08-31
description: A word
parameters:
  length: { type: number, default: 12, label: Length, description: How long, constraints: [{ range: { min: 4, max: 64 } }] }
  secret: { type: string, hidden: true }
parameter_groups: [{ label: All, parameters: [length, secret] }]
resources:
  word: { type: OS::Heat::RandomString, properties: { length: { get_param: length } } }
`

describeContract('[API-HEAT] orchestration', heat, {
  templateValidate: {
    good: () => ({ body: { template: TEMPLATE, show_nested: true } }),
    shows: ({ Description, Parameters, ParameterGroups }) => {
      expect(Description).toBe('A word')
      expect(Parameters.length).toMatchObject({
        Type: 'Number',
        Default: 12,
        Label: 'Length',
        MinValue: 4,
        MaxValue: 64,
      })
      expect(Parameters.secret).toMatchObject({ Type: 'String', NoEcho: 'true' })
      expect(ParameterGroups).toEqual([{ label: 'All', parameters: ['length', 'secret'] }])
    },
    refused: {
      'a template that cannot be read': () => ({ args: { body: { template: 'a: [b' } }, status: 400, says: 'parsing' }),
      'a template of a version that there is not': () => ({
        args: { body: { template: { heat_template_version: '1999-01-01' } } },
        status: 400,
        says: '1999-01-01',
      }),
      'a resource of a type that there is not': () => ({
        args: {
          body: { template: { heat_template_version: '2018-08-31', resources: { a: { type: 'OS::No::Such' } } } },
        },
        status: 400,
        says: 'OS::No::Such',
      }),
      'nothing to read': () => ({ args: { body: { environment: {} } }, status: 400, says: 'template' }),
      'two things to read': () => ({
        args: { body: { template: TEMPLATE, template_url: 'http://example.org/t.yaml' } },
        status: 400,
        says: 'Please specify a template using only one source method.',
      }),
      'an address that is no web address': () => ({
        args: { body: { template_url: 'file:///etc/passwd' } },
        status: 400,
        says: 'template_url',
      }),
    },
  },
  heatServices: {
    as: 'admin',
    good: () => ({}),
    shows: ({ items }) => expect(items[0]).toMatchObject({ binary: 'heat-engine', topic: 'engine' }),
    refused: { 'a member': () => ({ as: 'demo', status: 403, says: 'service:index' }) },
  },
})
