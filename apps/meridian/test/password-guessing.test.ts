import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'
import type { Browser } from './support/browser.ts'

const TRIES = 10

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => meridian.stop())

/** Browsers of a new server with empty counters. */
const fresh = async () => {
  const first = await meridian.replica()
  return () => first.another()
}

const from = (address: string) => ({ 'x-forwarded-for': address })
async function guess(browser: Browser, password: string, headers: Record<string, string>, username = 'demo') {
  await browser.get('/api/boot/')
  return (await browser.post('/auth/login/', { username, password }, headers)).statusCode
}
async function guessMany(count: number, browser: () => Browser, address: (index: number) => string, username = 'demo') {
  const statuses = []
  for (let i = 0; i < count; i++) statuses.push(await guess(browser(), 'wrong', from(address(i)), username))
  return statuses
}
const madeIn = (statuses: number[]) => statuses.filter((status) => status === 401).length

test('of 120 concurrent tries ten reach Keystone', async () => {
  const browser = await fresh()
  const one = browser()
  await one.get('/api/boot/')
  const body = { username: 'demo', password: 'wrong' }
  const all = Array.from({ length: 120 }, () => one.post('/auth/login/', body, from('192.0.2.1')))
  expect(madeIn((await Promise.all(all)).map(({ statusCode }) => statusCode))).toBe(TRIES)
})

test('addresses of one IPv6 network of 64 bits count as one', async () => {
  const browser = await fresh()
  const statuses = await guessMany(TRIES + 2, browser, (index) => `2001:db8:1:2::${index + 1}`)
  expect(madeIn(statuses)).toBe(TRIES)
  expect(await guess(browser(), 'demo', from('2001:db8:1:3::1'))).toBe(200)
})

test('tries at one account from many addresses are slowed down', async () => {
  const browser = await fresh()
  await guessMany(20, browser, (index) => `192.0.2.${index + 1}`)
  // Each further address has five tries at this account, and its ten at others.
  expect(madeIn(await guessMany(TRIES, browser, () => '198.51.100.1'))).toBe(5)
  expect(await guess(browser(), 'wrong', from('198.51.100.1'), 'admin')).toBe(401)
})

test('the owner of an attacked account signs in from a second address and from a known browser', async () => {
  const browser = await fresh()
  const known = browser()
  expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
  expect(madeIn(await guessMany(40, browser, () => '192.0.2.1'))).toBe(TRIES)
  await guessMany(20, browser, (index) => `192.0.2.${index + 2}`)
  expect(await guess(browser(), 'demo', from('192.0.2.1'))).toBe(429)
  expect(await guess(browser(), 'demo', from('198.51.100.1'))).toBe(200)
  expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
})

test('a browser is known for one account only and is limited too', async () => {
  const browser = await fresh()
  const known = browser()
  expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
  expect(
    madeIn(
      await guessMany(
        TRIES + 2,
        () => known,
        () => '192.0.2.1',
      ),
    ),
  ).toBe(TRIES)
  expect(
    madeIn(
      await guessMany(
        TRIES + 2,
        () => known,
        () => '192.0.2.1',
        'admin',
      ),
    ),
  ).toBe(TRIES)
})

describe('behind a proxy that is not trusted', () => {
  test('tries at one account do not delay other accounts; the log and readiness report the proxy', async () => {
    const alone = await startConsole()
    try {
      const browser = () => alone.browser()
      expect((await alone.app.inject('/readyz')).json()).not.toHaveProperty('proxy')
      expect(madeIn(await guessMany(40, browser, (index) => `192.0.2.${index}`))).toBe(TRIES)
      expect(await guess(browser(), 'admin', from('192.0.2.1'), 'admin')).toBe(200)
      expect((await alone.app.inject('/readyz')).json().proxy).toMatch(/trusted_proxies/)
      expect(alone.log().match(/X-Forwarded-For comes from an address/g)).toHaveLength(1)
    } finally {
      await alone.stop()
    }
  })
})

describe("changing one's own password", () => {
  test('is limited to ten wrong tries a minute', async () => {
    const browser = meridian.browser()
    await browser.signIn('reader')
    const change = { original_password: 'wrong', password: 'next-secret', confirm_password: 'next-secret' }
    const tries = Array.from({ length: 40 }, () => browser.post('/api/keystone/users/current/password', change))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(TRIES)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})
