import { describe, expect, test } from 'vitest'
import { isServedHost } from './host-header.ts'

const names = new Set(['console.example', '2001:db8::1'])

describe('a host name', () => {
  test.each([
    'console.example',
    'Console.Example:8443',
    'console.example.',
    'localhost:8000',
    '127.0.0.1:8000',
    '127.8.8.8',
    '[::1]:8000',
    '[2001:db8::1]',
    '192.0.2.7:8000',
  ])('%s is served', (host) => {
    expect(isServedHost(host, names, '::ffff:192.0.2.7')).toBe(true)
  })

  test.each([
    '',
    'evil.example',
    'console.example.evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:8000@localhost',
    'localhost, evil.example',
    '192.0.2.8',
    '[::2]',
  ])('%s is not', (host) => {
    expect(isServedHost(host, names, '192.0.2.7')).toBe(false)
    expect(isServedHost(host, names)).toBe(false)
  })
})
