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

test('a floating address that Nova has not heard of yet is shown behind the one it leads to', async () => {
  expect(await addressesOf({ private: [address('fixed', '10.0.0.5')] }, [leadingTo('s1', '10.0.0.5')])).toEqual({
    private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')],
  })
})

test('one that Nova still believes in, though it is gone, is not shown', async () => {
  const said = { private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')] }
  expect(await addressesOf(said, [])).toEqual({ private: [address('fixed', '10.0.0.5')] })
})

test('of two networks with the same addresses it is in the one whose port it leads to', async () => {
  const said = { a: [address('fixed', '10.0.0.5', 'aa:01')], b: [address('fixed', '10.0.0.5', 'bb:02')] }
  const read = await addressesOf(said, [leadingTo('s1', '10.0.0.5', 'bb:02')])
  expect(read?.a).toHaveLength(1)
  expect(read?.b).toHaveLength(2)
})

test('the address of another server is not its own', async () => {
  expect(await addressesOf({ private: [address('fixed', '10.0.0.5')] }, [leadingTo('s2', '10.0.0.5')])).toEqual({
    private: [address('fixed', '10.0.0.5')],
  })
})

test('what Nova says stands where Neutron does not answer, or not in time', async () => {
  const said = { private: [address('fixed', '10.0.0.5'), address('floating', '203.0.113.7')] }
  expect(await addressesOf(said, undefined)).toEqual(said)
  const [late] = await withFloating([{ id: 's1', addresses: said }], new Promise(() => {}))
  expect(late?.addresses).toEqual(said)
})
