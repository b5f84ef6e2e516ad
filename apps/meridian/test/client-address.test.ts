import { shell } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => meridian.stop())

/** The address of a user who reaches the console from `remoteAddress`. */
async function addressFrom(remoteAddress: string, headers: Record<string, string> = {}): Promise<string | null> {
  const browser = meridian.browser()
  await browser.signIn()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const reply = await meridian.app.inject({
    url: '/api/client-address/',
    remoteAddress,
    headers: { 'x-requested-with': 'XMLHttpRequest', cookie, ...headers },
  })
  expect(reply.statusCode).toBe(200)
  return shell.clientAddress.result.parse(reply.json()).address
}

test.each([
  ['198.51.100.23', '198.51.100.23'],
  ['::ffff:198.51.100.23', '198.51.100.23'],
  ['2001:db8::7', '2001:db8::7'],
  ['127.0.0.1', null],
  ['::1', null],
])('a user who comes from %s gets %s', async (from, address) => {
  expect(await addressFrom(from)).toBe(address)
})

test('behind a trusted proxy it is the address that the proxy names', async () => {
  expect(await addressFrom('127.0.0.1', { 'x-forwarded-for': '198.51.100.23' })).toBe('198.51.100.23')
})

test('behind another proxy it is unknown: the header may be made up, and the peer is the proxy', async () => {
  expect(await addressFrom('192.0.2.9', { 'x-forwarded-for': '198.51.100.23' })).toBeNull()
})
