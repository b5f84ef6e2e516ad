import { subscribe, unsubscribe, type ChannelListener } from 'node:diagnostics_channel'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AppOptions } from '@meridian/server'
import { startConsole, type Console } from './support/console.ts'
import type { Browser } from './support/browser.ts'

/** Wrong tries at one account from one address; and at all accounts from it, and at one account from all of them. */
const TRIES = 10
const MORE_TRIES = 20
/** Tries that would have to wait for the next turn are refused, so that tests can count what was checked at once. */
const AT_ONCE = { tryPatienceMs: 1500 }

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({ trustedProxies: ['127.0.0.1'] })
})
afterAll(() => meridian.stop())

/** Browsers of a new server with empty counters. */
const fresh = async (options: Partial<AppOptions> = {}) => {
  const first = await meridian.replica(options)
  return () => first.another()
}

const from = (address: string) => ({ 'x-forwarded-for': address })
async function guess(browser: Browser, password: string, headers: Record<string, string>, username = 'demo') {
  await browser.get('/api/boot/')
  return (await browser.post('/auth/login/', { username, password }, headers)).statusCode
}
/** The statuses of wrong passwords that come at the same time, by new browsers. */
const guessMany = (
  count: number,
  browser: () => Browser,
  address: (index: number) => string,
  username: (index: number) => string = () => 'demo',
) =>
  Promise.all(
    Array.from({ length: count }, (_none, index) => guess(browser(), 'wrong', from(address(index)), username(index))),
  )
const madeIn = (statuses: number[]) => statuses.filter((status) => status === 401).length
/** What may be made since a time: so many at once, then one every few seconds, however long a busy machine takes. */
const allowedSince = (began: number, seconds: number) => MORE_TRIES + (performance.now() - began) / 1000 / seconds
const ACCOUNT_SECONDS = 5
const ADDRESS_SECONDS = 2
const here = () => '192.0.2.1'

/** Counts the passwords and tokens that Keystone checks at the same time. */
function watchKeystone() {
  const underWay = new Set<unknown>()
  let most = 0
  const began = ({ request }: Sent) => {
    if (request.method === 'POST' && request.path.endsWith('/auth/tokens')) underWay.add(request)
    most = Math.max(most, underWay.size)
  }
  const ended = ({ request }: Sent) => underWay.delete(request)
  subscribe('undici:request:create', began as ChannelListener)
  subscribe('undici:request:trailers', ended as ChannelListener)
  onTestFinished(() => {
    unsubscribe('undici:request:create', began as ChannelListener)
    unsubscribe('undici:request:trailers', ended as ChannelListener)
  })
  return { mostAtOnce: () => most }
}

/** What undici publishes on its channels. */
interface Sent {
  request: { method: string; path: string }
}

test('thirty right passwords at once, of new browsers behind one address, all sign in', async () => {
  const browser = await fresh()
  const keystone = watchKeystone()
  const all = Array.from({ length: 30 }, () => guess(browser(), 'demo', from('192.0.2.1')))
  expect(new Set(await Promise.all(all))).toEqual(new Set([200]))
  // What Keystone checks at the same time: it would refuse some of more.
  expect(keystone.mostAtOnce()).toBe(8)
})

/** These wait up to 20 s for turns, so they do that at the same time; each has a server and counters of its own. */
const WAITING = { concurrent: true, timeout: 180_000 }

describe('right passwords', WAITING, () => {
  test('of an account that is guessed at, they sign in from a known browser at once and from a new one in their turn', async () => {
    const browser = await fresh()
    const known = browser()
    const began = performance.now()
    expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
    const guesses = guessMany(60, browser, here)
    const others = guessMany(30, browser, (index) => `198.51.100.${index}`)
    expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
    expect(await guess(browser(), 'demo', from('203.0.113.5'))).toBe(200)
    expect(await guess(browser(), 'demo', from('192.0.2.1'))).toBe(200)
    const made = madeIn([...(await guesses), ...(await others)])
    expect(made).toBeLessThanOrEqual(allowedSince(began, ACCOUNT_SECONDS))
  })

  test('of an account that is guessed at without pause, from a new address each time, they sign in from a familiar network', async () => {
    const browser = await fresh()
    expect(await guess(browser(), 'demo', from('203.0.113.5'))).toBe(200)
    let count = 0
    const guesses = guessMany(MORE_TRIES, browser, () => `10.0.${count++}.1`)
    await guesses
    const flood = setInterval(() => void guess(browser(), 'wrong', from(`10.1.${count++}.1`)), 100)
    try {
      expect(await guess(browser(), 'demo', from('203.0.113.77'))).toBe(200)
    } finally {
      clearInterval(flood)
    }
  })

  test('of other accounts, they sign in from the address of the guesser', async () => {
    const browser = await fresh()
    const began = performance.now()
    const guesses = guessMany(104, browser, here, (index) => `name-${index}`)
    expect(await guess(browser(), 'demo', from('192.0.2.1'))).toBe(200)
    expect(madeIn(await guesses)).toBeLessThanOrEqual(allowedSince(began, ADDRESS_SECONDS))
  })
})

describe('behind a proxy that is not trusted', WAITING, () => {
  /** Users behind one proxy, which all have its address; most add the user's own to the header. */
  test.each([
    { proxy: 'names its users', own: '198.51.100.7' },
    { proxy: 'names all users alike', own: '192.0.2.1' },
  ])('that $proxy, wrong passwords lock nobody out', async ({ own }) => {
    const alone = await startConsole()
    try {
      const browser = () => alone.browser()
      const began = performance.now()
      const atAdmin = await guessMany(TRIES, browser, here, () => 'admin')
      expect(madeIn(atAdmin)).toBe(TRIES)
      expect(await guess(browser(), 'admin', from(own), 'admin')).toBe(200)
      const atAll = guessMany(104, browser, here, (index) => `name-${index}`)
      expect(await guess(browser(), 'admin', from(own), 'admin')).toBe(200)
      expect(await guess(browser(), 'demo', from(own))).toBe(200)
      expect(TRIES + madeIn(await atAll)).toBeLessThanOrEqual(allowedSince(began, ADDRESS_SECONDS))
    } finally {
      await alone.stop()
    }
  })
})

/** While the clock stands, no turn comes: what is counted does not depend on how long that takes. */
const stopTheClock = () => void vi.useFakeTimers({ toFake: ['Date'] })
const startTheClock = () => void vi.useRealTimers()

describe('wrong passwords', () => {
  beforeEach(stopTheClock)
  afterEach(startTheClock)

  test('of 120 concurrent tries ten reach Keystone', async () => {
    const browser = await fresh(AT_ONCE)
    expect(madeIn(await guessMany(120, browser, here))).toBe(TRIES)
  })

  test('addresses of one IPv6 network of 64 bits count as one', async () => {
    const browser = await fresh(AT_ONCE)
    expect(madeIn(await guessMany(TRIES + 5, browser, (index) => `2001:db8:1:2::${index + 1}`))).toBe(TRIES)
    expect(await guess(browser(), 'demo', from('2001:db8:1:3::1'))).toBe(200)
  })

  test('at many accounts from one address are slowed down, and at one account from many addresses', async () => {
    const browser = await fresh(AT_ONCE)
    const names = await guessMany(60, browser, here, (index) => `name-${index}`)
    const addresses = await guessMany(60, browser, (index) => `198.51.100.${index}`)
    expect([madeIn(names), madeIn(addresses)]).toEqual([MORE_TRIES, MORE_TRIES])
  })

  test('in a known browser are counted apart, for its own account only', async () => {
    const browser = await fresh(AT_ONCE)
    const known = browser()
    expect(await guess(known, 'demo', from('192.0.2.1'))).toBe(200)
    const own = () => known
    expect(madeIn(await guessMany(TRIES + 5, own, here))).toBe(TRIES)
    expect(await guess(browser(), 'demo', from('192.0.2.1'))).toBe(200)
    expect(madeIn(await guessMany(TRIES + 5, own, here, () => 'admin'))).toBe(TRIES)
  })
})

describe('behind a proxy that is not trusted', () => {
  test('the log and readiness report it once somebody has signed in through it, not because somebody sends its header', async () => {
    const alone = await startConsole(AT_ONCE)
    try {
      const problem = async () => (await alone.app.inject('/readyz')).json().proxy
      await guess(alone.browser(), 'wrong', from('192.0.2.1'))
      expect(await problem()).toBeUndefined()
      for (let i = 0; i < 2; i++) expect(await guess(alone.browser(), 'demo', from('192.0.2.1'))).toBe(200)
      expect(await problem()).toMatch(/trusted_proxies/)
      expect(alone.log().match(/X-Forwarded-For comes from an address/g)).toHaveLength(1)
    } finally {
      await alone.stop()
    }
  })
})

describe("changing one's own password", () => {
  beforeEach(stopTheClock)
  afterEach(startTheClock)

  test('is limited to ten wrong tries', async () => {
    const browser = await meridian.replica(AT_ONCE)
    await browser.signIn('reader')
    const change = { original_password: 'wrong', password: 'next-secret', confirm_password: 'next-secret' }
    const tries = Array.from({ length: 40 }, () => browser.post('/api/keystone/users/current/password', change))
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(TRIES)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })
})
