import { expect, test } from 'vitest'
import { balancingState, canChangeBalancer, canDeleteBalancer, isBalancerBusy, upCount } from './load-balancer-rules.ts'

test.each([
  ['ACTIVE', 'DEGRADED', { state: 'DEGRADED', busy: false, change: true, remove: true }],
  ['PENDING_UPDATE', 'ONLINE', { state: 'PENDING_UPDATE', busy: true, change: false, remove: false }],
  ['ERROR', 'ONLINE', { state: 'ERROR', busy: false, change: false, remove: true }],
])('a balancer that is %s and %s', (provisioning_status, operating_status, expected) => {
  const balancer = { provisioning_status, operating_status }
  expect({
    state: balancingState(balancer),
    busy: isBalancerBusy(balancer),
    change: canChangeBalancer(balancer),
    remove: canDeleteBalancer(balancer),
  }).toEqual(expected)
})

test('members without a monitor count as up, those that fail or are off do not', () => {
  const members = ['ONLINE', 'NO_MONITOR', 'DRAINING', 'ERROR', 'OFFLINE']
  expect(upCount(members.map((operating_status) => ({ operating_status })))).toBe(3)
})
