import { expect, test } from 'vitest'
import { blankNetwork, networkSchema, networkSubnetSchemas, shownFields, subnetOf } from './network-form.ts'

const NO_CHOICES = { mayShare: false, hasZones: false, hasMtu: false }

test('[WORKFLOW-07] of a subnet that is not wanted, nothing is asked', () => {
  const shown = shownFields(NO_CHOICES)
  const without = { ...blankNetwork, with_subnet: false }
  expect(['subnet_name', 'cidr', 'enable_dhcp', 'host_routes'].map((name) => shown[name as 'cidr']?.(without))).toEqual(
    [...[false, false, false, false]],
  )
  expect(shown.cidr?.(blankNetwork)).toBe(true)
  expect(shown.subnetpool?.(blankNetwork)).toBe(false)
  expect(shown.subnetpool?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(true)
  expect(shown.cidr?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(false)
})

test.each([
  ['shared', 'mayShare'],
  ['az_hints', 'hasZones'],
  ['mtu', 'hasMtu'],
] as const)('%s is only asked for where it can be chosen', (name, choice) => {
  const isAsked = (choices: typeof NO_CHOICES) => shownFields(choices)[name]?.(blankNetwork)
  expect([isAsked({ ...NO_CHOICES, [choice]: true }), isAsked(NO_CHOICES)]).toEqual([true, false])
})

test('[WORKFLOW-07] a subnet without an address says what else can be done', () => {
  const judged = networkSubnetSchemas.createsubnetinfoaction.safeParse({ ...blankNetwork, subnetpool: 'pool' })
  expect(judged.error?.issues).toMatchObject([
    {
      path: ['cidr'],
      params: { message: { defaultMessage: expect.stringContaining('clear "Create Subnet" checkbox') } },
    },
  ])
})

test('packets that are too small for IPv4 are refused, and no size is Neutron’s choice', () => {
  const isRight = (mtu: number | null) => networkSchema.safeParse({ ...blankNetwork, mtu }).success
  expect([isRight(67), isRight(68), isRight(null)]).toEqual([false, true, true])
})

test('the subnet is told from the network, with no more than was asked', () => {
  expect(subnetOf({ name: 'n', with_subnet: true, cidr: '10.0.0.0/24', enable_dhcp: true })).toEqual({
    ...{ cidr: '10.0.0.0/24', enable_dhcp: true },
  })
})
