import { expect, test } from 'vitest'
import {
  forwardingRequest,
  forwardingSchema,
  forwardingValues,
  portsIn,
  portsText,
  targetOptions,
} from './port-forwarding-form.ts'

test.each([
  ['80', { first: 80, last: 80 }],
  [' 8000 - 8010 ', { first: 8000, last: 8010 }],
  ['8000:8010', { first: 8000, last: 8010 }],
  ['0', null],
  ['65536', null],
  ['20-10', null],
  ['http', null],
  ['', null],
])('the ports of %j', (text, expected) => {
  expect(portsIn(text)).toEqual(expected)
})

const form = { ...forwardingValues(), target: 'p1 10.0.0.5', external: '8080', internal: '80' }

test.each([
  ['8080', '80', true],
  ['8000-8010', '80', true],
  ['8000-8010', '9000-9010', true],
  ['8000-8010', '9000-9005', false],
  ['80', '9000-9005', false],
])('forwarding %s to %s: %s', (external, internal, isValid) => {
  expect(forwardingSchema.safeParse({ ...form, external, internal }).success).toBe(isValid)
})

test('single ports are sent as numbers, ranges as ranges', () => {
  const target = { internal_port_id: 'p1', internal_ip_address: '10.0.0.5', protocol: 'tcp', description: '' }
  expect(forwardingRequest(form)).toEqual({ ...target, external_port: 8080, internal_port: 80 })
  expect(forwardingRequest({ ...form, external: '8000-8010' })).toEqual({
    ...target,
    external_port_range: '8000:8010',
    internal_port_range: '80:80',
  })
})

test('a forwarding fills the form as it was entered', () => {
  const forwarding = {
    id: 'f',
    protocol: 'udp',
    description: null,
    internal_port_id: 'p1',
    internal_ip_address: '10.0.0.5',
    external_port_range: '8000:8010',
    internal_port: 53,
  }
  const values = { protocol: 'udp', external: '8000-8010', target: 'p1 10.0.0.5', internal: '53', description: '' }
  expect(forwardingValues(forwarding)).toEqual(values)
  expect(portsText(53, '53:53')).toBe('53')
})

test('a target is a port and one of its addresses', () => {
  const target = { port_id: 'p1', port_name: 'web', fixed_ip: '10.0.0.5' }
  expect(targetOptions([target, { ...target, port_name: '' }])).toEqual([
    { value: 'p1 10.0.0.5', label: '10.0.0.5 (web)' },
    { value: 'p1 10.0.0.5', label: '10.0.0.5' },
  ])
})
