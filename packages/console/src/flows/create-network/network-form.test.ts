import { expect, test } from 'vitest'
import { blankNetwork, networkSchema, networkSubnetSchemas, shownFields, subnetOf } from './network-form.ts'

const NO_CHOICES = { isAdmin: false, mayShare: false, hasZones: false, hasMtu: false }

test('[WORKFLOW-07] without a subnet, its fields are hidden', () => {
  const shown = shownFields(NO_CHOICES)
  const without = { ...blankNetwork, with_subnet: false }
  expect(['subnet_name', 'cidr', 'enable_dhcp', 'host_routes'].map((name) => shown[name as 'cidr']?.(without))).toEqual(
    [false, false, false, false],
  )
  expect(shown.cidr?.(blankNetwork)).toBe(true)
  expect(shown.subnetpool?.(blankNetwork)).toBe(false)
  expect(shown.subnetpool?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(true)
  expect(shown.cidr?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(false)
})

test.each([
  ['project', 'isAdmin'],
  ['external', 'isAdmin'],
  ['shared', 'mayShare'],
  ['az_hints', 'hasZones'],
  ['mtu', 'hasMtu'],
] as const)('%s is only shown if it can be chosen', (name, choice) => {
  const isShown = (choices: typeof NO_CHOICES) => shownFields(choices)[name]?.(blankNetwork)
  expect([isShown({ ...NO_CHOICES, [choice]: true }), isShown(NO_CHOICES)]).toEqual([true, false])
})

test('[WORKFLOW-07] the message for a missing address says that the subnet can be left out', () => {
  const result = networkSubnetSchemas.createsubnetinfoaction.safeParse({ ...blankNetwork, subnetpool: 'pool' })
  expect(result.error?.issues).toMatchObject([
    {
      path: ['cidr'],
      params: { message: { defaultMessage: expect.stringContaining('clear "Create Subnet" checkbox') } },
    },
  ])
})

test('an MTU below that of IPv4 is invalid, and none is valid', () => {
  const isValid = (mtu: number | null) =>
    networkSchema.safeParse({ ...blankNetwork, project: 'p', physical: 'x', mtu }).success
  expect([isValid(67), isValid(68), isValid(null)]).toEqual([false, true, true])
})

test('the values of the subnet are those of its fields that are not hidden', () => {
  expect(subnetOf({ name: 'n', with_subnet: true, cidr: '10.0.0.0/24', enable_dhcp: true })).toEqual({
    cidr: '10.0.0.0/24',
    enable_dhcp: true,
  })
})
