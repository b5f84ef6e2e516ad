import { expect, test } from 'vitest'
import { isIp, isMac, plainMac } from './addresses.ts'

test.each([
  ['10.0.0.11', true, false],
  ['fd00:10::7', true, false],
  ['::ffff:10.0.0.1', true, false],
  ['fa:16:3e:1a:2b:3c', false, true],
  ['FA-16-3E-1A-2B-3C', false, true],
  ['10.0.0', false, false],
  ['web-1', false, false],
  ['12:30', false, false],
])('%s: an IP address is %s, a MAC address %s', (text, ip, mac) => {
  expect([isIp(text), isMac(text)]).toEqual([ip, mac])
})

test('a MAC address is written as Neutron does', () => {
  expect(plainMac('FA-16-3E-1A-2B-3C')).toBe('fa:16:3e:1a:2b:3c')
})
