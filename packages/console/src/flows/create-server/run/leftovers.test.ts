import { expect, test } from 'vitest'
import type { Made } from './create-run.ts'
import { leftoversOf, removalSteps } from './leftovers.ts'
import type { RunOrder } from './run-order.ts'

const external = { id: 'ext', name: 'public' }
const order = {
  request: { name: 'web' },
  newKey: { name: 'key-1', publicKey: null },
  network: { name: 'private', cidr: '10.0.0.0/24', external },
  address: { pool: external },
} as unknown as RunOrder // what leftovers depend on
const made: Made = {
  keyName: 'key-1',
  network: { id: 'n', name: 'private' },
  subnetId: 'sub',
  routerId: 'r',
  connected: true,
  serverId: 's',
  floatingIp: { id: 'f', ip: '172.24.4.31' },
}

const unused = (of: Made, by: RunOrder = order) => leftoversOf(by, of).flatMap(({ kind, used }) => (used ? [] : kind))

test('an address that was not attached is left over, and what the server uses is not', () => {
  expect(unused(made)).toEqual(['address'])
  expect(unused({ ...made, attached: true })).toEqual([])
  expect(unused({ ...made, connected: false })).toEqual(['address', 'router'])
  // One that the project had before stays.
  const reused = { ...order, address: { floatingIp: { id: 'f', ip: '172.24.4.31' } } }
  expect(unused(made, reused)).toEqual([])
})

test('without a server everything is left over, but not a key pair that was there before', () => {
  const { serverId: _, floatingIp: __, ...rest } = made
  expect(unused(rest)).toEqual(['router', 'network', 'key'])
  expect(unused({ keyName: 'laptop' }, { ...order, newKey: null })).toEqual([])
})

test('each is deleted after what uses it', () => {
  const steps = removalSteps(leftoversOf(order, made), ({ kind, name }) => `${kind} ${name}`)
  expect(steps.map(({ label, needs }) => [label, needs])).toEqual([
    ['server web', []],
    ['address 172.24.4.31', ['server']],
    ['router private', ['server', 'address']],
    ['network private', ['server', 'router']],
    ['key key-1', []],
  ])
})
