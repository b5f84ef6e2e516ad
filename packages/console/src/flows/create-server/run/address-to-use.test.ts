import { expect, test } from 'vitest'
import { addressToUse } from './address-to-use.ts'

const made = { floatingIp: { id: 'f', ip: '203.0.113.9' }, fixedIp: '10.0.0.5' }
const seen = { busy: false, wantsPublic: true, floatingIps: undefined }

test('a floating IP that was allocated but never attached is nowhere to sign in', () => {
  expect(addressToUse(made, seen)).toBe('10.0.0.5')
  expect(addressToUse({ floatingIp: made.floatingIp }, seen)).toBeUndefined()
  expect(addressToUse(made, { ...seen, busy: true })).toBeUndefined()
})

test('one that is attached is shown until it is taken from the server or released', () => {
  const attached = { ...made, attached: true }
  expect(addressToUse(attached, seen)).toBe('203.0.113.9')
  expect(addressToUse(attached, { ...seen, floatingIps: [{ id: 'f', port_id: 'p' }] })).toBe('203.0.113.9')
  expect(addressToUse(attached, { ...seen, floatingIps: [{ id: 'f', port_id: null }] })).toBe('10.0.0.5')
  expect(addressToUse(attached, { ...seen, floatingIps: [] })).toBe('10.0.0.5')
})

test('without a public address it is the own one, as soon as it is known', () => {
  expect(addressToUse({ fixedIp: '10.0.0.5' }, { ...seen, busy: true, wantsPublic: false })).toBe('10.0.0.5')
})
