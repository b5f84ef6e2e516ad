import { expect, test } from 'vitest'
import { blankNetwork, shownFields, subnetOf } from './network-form.ts'

test('[WORKFLOW-07] of a subnet that is not wanted, nothing is asked', () => {
  const shown = shownFields(false)
  const without = { ...blankNetwork, with_subnet: false }
  expect(['subnet_name', 'cidr', 'enable_dhcp', 'host_routes'].map((name) => shown[name as 'cidr']?.(without))).toEqual(
    [...[false, false, false, false]],
  )
  expect(shown.cidr?.(blankNetwork)).toBe(true)
  expect(shown.subnetpool?.(blankNetwork)).toBe(false)
  expect(shown.subnetpool?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(true)
  expect(shown.cidr?.({ ...blankNetwork, address_source: 'subnetpool' })).toBe(false)
})

test('only who may share networks is asked about it', () => {
  expect([shownFields(true).shared?.(blankNetwork), shownFields(false).shared?.(blankNetwork)]).toEqual([true, false])
})

test('the subnet is told from the network, with no more than was asked', () => {
  expect(subnetOf({ net_name: 'n', with_subnet: true, cidr: '10.0.0.0/24', enable_dhcp: true })).toEqual({
    ...{ cidr: '10.0.0.0/24', enable_dhcp: true },
  })
})
