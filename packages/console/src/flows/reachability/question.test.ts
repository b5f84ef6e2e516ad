import { expect, test } from 'vitest'
import { askedIn, portsOf, questionOf } from './question.ts'

test.each([
  ['443', { first: 443, last: 443 }],
  ['8000-8080', { first: 8000, last: 8080 }],
  ['8080-8000', null],
  ['0', null],
  ['65536', null],
  ['', null],
  ['http', null],
])('%j are the ports %j', (text, ports) => {
  expect(portsOf(text)).toEqual(ports)
})

test('an address asks its question', () => {
  const asked = askedIn({ from: 'me', to: 'instance:7', port: '22' })
  expect(questionOf(asked, '198.51.100.7')).toEqual({
    from: { kind: 'address', address: '198.51.100.7' },
    to: { kind: 'instance', id: '7' },
    protocol: 'tcp',
    ports: { first: 22, last: 22 },
  })
})

test('nothing is asked while an end is missing', () => {
  expect(questionOf(askedIn({ from: 'me', to: 'internet' }), null)).toBeNull()
  expect(questionOf(askedIn({ from: 'internet' }), null)).toBeNull()
  expect(questionOf(askedIn({ from: 'internet', to: '10.0.0.1', port: 'x' }), null)).toBeNull()
  expect(questionOf(askedIn({ from: 'internet', to: '10.0.0.1', protocol: 'icmp', port: 'x' }), null)?.ports).toBeNull()
})
