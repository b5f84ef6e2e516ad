import { expect, test } from 'vitest'
import { addressesLeft } from './subnet-room.ts'

const pool = (start: string, end: string) => ({ start, end })
const at = (...addresses: string[]) => ({
  fixed_ips: addresses.map((address) => ({ subnet_id: 's', ip_address: address })),
})

test.each([
  ['an empty pool', [pool('10.0.0.2', '10.0.0.11')], [], 10],
  ['two pools', [pool('10.0.0.2', '10.0.0.3'), pool('10.0.0.8', '10.0.0.9')], [at('10.0.0.8')], 3],
  ['addresses outside the pools', [pool('10.0.0.2', '10.0.0.3')], [at('10.0.0.1', '10.0.0.2')], 1],
  ['a full pool', [pool('10.0.0.2', '10.0.0.2')], [at('10.0.0.2')], 0],
  ['IPv6', [pool('fd00::1', 'fd00::ffff:ffff:ffff:ffff')], [at('fd00::1')], Number.MAX_SAFE_INTEGER],
])('%s', (_what, pools, ports, left) => {
  expect(addressesLeft({ id: 's', allocation_pools: pools }, ports)).toBe(left)
})

test('addresses of other subnets take nothing', () => {
  const other = { fixed_ips: [{ subnet_id: 'other', ip_address: '10.0.0.2' }] }
  expect(addressesLeft({ id: 's', allocation_pools: [pool('10.0.0.2', '10.0.0.3')] }, [other])).toBe(2)
})
