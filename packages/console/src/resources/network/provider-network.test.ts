import { expect, test } from 'vitest'
import { blankProvider, checkSegment, providerRequest, providerSchema } from './provider-network.ts'

const range = (max: number) => [{ path: ['segment'], params: { values: { min: 1, max } } }]

test.each([
  ['vlan', 4094, []],
  ['vlan', 4095, range(4094)],
  ['vlan', 0, range(4094)],
  ['gre', 4_294_967_295, []],
  ['vxlan', 16_777_216, range(16_777_215)],
  ['geneve', null, []],
  ['flat', 99_999, []],
] as const)('the segmentation id of %s: %s', (type, segment, problems) => {
  const form = { ...blankProvider, project: 'p', physical: 'x', type, segment }
  expect(providerSchema.superRefine(checkSegment).safeParse(form).error?.issues ?? []).toMatchObject(problems)
})

test('the request has Neutron’s names, and leaves empty values to Neutron', () => {
  expect(providerRequest({ ...blankProvider, project: 'p', type: 'vlan', physical: 'public', segment: 7 })).toEqual({
    tenant_id: 'p',
    'router:external': false,
    'provider:network_type': 'vlan',
    'provider:physical_network': 'public',
    'provider:segmentation_id': 7,
  })
  expect(providerRequest({ ...blankProvider, project: 'p' })).not.toHaveProperty('provider:network_type')
})

test('a member’s request has none of them', () => {
  expect(providerRequest({})).toEqual({})
})
