import type { FloatingIp, ServerAddress } from '@meridian/wire'
import { expect, test } from 'vitest'
import { withFloating } from './floating-addresses.ts'

const address = (type: 'fixed' | 'floating', addr: string, mac = 'aa:01'): ServerAddress => ({
  addr,
  version: 4,
  'OS-EXT-IPS:type': type,
  'OS-EXT-IPS-MAC:mac_addr': mac,
})

const leadingTo = (device_id: string, fixed: string, mac_address = 'aa:01') =>
  ({
    floating_ip_address: '203.0.113.7',
    fixed_ip_address: fixed,
    port_id: 'p',
    port_details: { device_id, mac_address },
  }) as FloatingIp // all that is read of one

const addressesOf = async (addresses: Record<string, ServerAddress[]>, floating: FloatingIp[] | undefined) => {
  const [server] = await withFloating([{ id: 's1', addresses }], Promise.resolve(floating))
  return server?.addresses
}

test('adds a floating IP that Nova does not have yet, after its fixed address', async () => {
  expect(await addressesOf({ private: [address('fixed', '10.0.0.5')] }, [leadingTo('s1', '10.0.0.5')])).toEqual({
    private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')],
  })
})

test('removes a floating IP that Neutron no longer has', async () => {
  const said = { private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')] }
  expect(await addressesOf(said, [])).toEqual({ private: [address('fixed', '10.0.0.5')] })
})

test('puts a floating IP into the network of its port if two networks have the same addresses', async () => {
  const said = { a: [address('fixed', '10.0.0.5', 'aa:01')], b: [address('fixed', '10.0.0.5', 'bb:02')] }
  const read = await addressesOf(said, [leadingTo('s1', '10.0.0.5', 'bb:02')])
  expect(read?.a).toHaveLength(1)
  expect(read?.b).toHaveLength(2)
})

test('ignores floating IPs of other servers', async () => {
  expect(await addressesOf({ private: [address('fixed', '10.0.0.5')] }, [leadingTo('s2', '10.0.0.5')])).toEqual({
    private: [address('fixed', '10.0.0.5')],
  })
})

test("uses Nova's addresses if Neutron fails or is late", async () => {
  const said = { private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')] }
  expect(await addressesOf(said, undefined)).toEqual(said)
  const [late] = await withFloating([{ id: 's1', addresses: said }], new Promise(() => {}))
  expect(late?.addresses).toEqual(said)
})
