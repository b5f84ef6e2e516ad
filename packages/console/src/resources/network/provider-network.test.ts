import { expect, test } from 'vitest'
import { blankProviderNetwork, providerNetworkRequest, schemaFor, segmentProblem } from './provider-network.ts'

test.each([
  ['vlan', 4094, null],
  ['vlan', 4095, { min: 1, max: 4094 }],
  ['vlan', 0, { min: 1, max: 4094 }],
  ['gre', 4_294_967_295, null],
  ['vxlan', 16_777_216, { min: 1, max: 16_777_215 }],
  ['geneve', null, null],
  ['flat', 99_999, null],
] as const)('the segmentation id of %s: %s', (type, segment, problem) => {
  expect(segmentProblem(type, segment)).toEqual(problem)
  const network = { ...blankProviderNetwork, project: 'p', physical: 'x', type, segment }
  expect(schemaFor(type).safeParse(network).success).toBe(problem === null)
})

test('the request has Neutron’s names, and leaves empty values to Neutron', () => {
  expect(
    providerNetworkRequest({
      ...blankProviderNetwork,
      project: 'p',
      name: 'n',
      type: 'vlan',
      physical: 'public',
      segment: 7,
    }),
  ).toEqual({
    name: 'n',
    tenant_id: 'p',
    admin_state_up: true,
    shared: false,
    'router:external': false,
    'provider:network_type': 'vlan',
    'provider:physical_network': 'public',
    'provider:segmentation_id': 7,
  })
  expect(providerNetworkRequest({ ...blankProviderNetwork, project: 'p' })).not.toHaveProperty('provider:network_type')
})
