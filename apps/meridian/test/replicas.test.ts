import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'
import { startTinyRedis } from './support/tiny-redis.ts'

/** URL of a real Redis to use instead of TinyRedis. */
const REAL_REDIS = process.env.MERIDIAN_TEST_REDIS
const IMAGES = '/api/glance/images/'
const TRIES = 10

let store: Awaited<ReturnType<typeof startTinyRedis>>
let meridian: Console
let redisUrl: string
beforeAll(async () => {
  store = await startTinyRedis()
  redisUrl = REAL_REDIS ?? store.url
  meridian = await startConsole({ redisUrl, trustedProxies: ['127.0.0.1'] })
})
afterEach(() => meridian.faults())
afterAll(async () => {
  await meridian.stop()
  await store.close()
})

const carryOver = (from: Browser, to: Browser) => from.cookies.forEach((value, name) => to.cookies.set(name, value))
/** An address of the documentation range; each test has its own, because tries are counted by address. */
const from = (last: number) => ({ 'x-forwarded-for': `192.0.2.${last}` })
const signOut = (browser: Browser) => browser.post('/auth/logout/')
/** Signs in at an account of which each test has its own, because tries are counted by account, too. */
const signInAt = async (browser: Browser, address: Record<string, string>, username: string, password: string) => {
  await browser.get('/api/boot/')
  return (await browser.post('/auth/login/', { username, password }, address)).statusCode
}
const guess = (browser: Browser, address: Record<string, string>, username = 'nobody') =>
  signInAt(browser, address, username, 'wrong')
/** A try whose turn does not come at once is refused. */
const AT_ONCE = { tryPatienceMs: 2000 }
/** Until the end of the test, so that no turn comes however long the tries take. */
const stopTheClock = () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('wrong passwords on all replicas count together', async () => {
  stopTheClock()
  const [here, there] = [await meridian.replica(AT_ONCE), await meridian.replica(AT_ONCE)]
  const guesses = Array.from({ length: TRIES }, (_none, index) => guess([here, there][index % 2] ?? here, from(1)))
  expect(new Set(await Promise.all(guesses))).toEqual(new Set([401]))
  expect(await Promise.all([guess(here, from(1)), guess(there, from(1))])).toEqual([429, 429])
  expect(await guess(there, from(2))).toBe(401)
})

test('right passwords at two replicas wait for each other, and neither is refused', async () => {
  const [here, there] = [meridian.browser(), await meridian.replica()]
  for (let i = 0; i < TRIES - 1; i++) expect(await guess(there, from(3), 'admin')).toBe(401)
  await meridian.faults({ service: 'identity', method: 'POST', path: '/v3/auth/tokens', delayMs: 300 })
  const both = [here, there].map((browser) => signInAt(browser, from(3), 'admin', 'admin'))
  expect(await Promise.all(both)).toEqual([200, 200])
})

test('a replica uses the token that another one cached', async () => {
  const [here, there] = [meridian.browser(), await meridian.replica()]
  await here.signIn()
  carryOver(here, there)
  await meridian.faults({ service: 'identity', drop: true })
  expect((await there.get(IMAGES)).statusCode).toBe(200)
})

test("the store has no readable secrets, and a session's entries are deleted when it ends", async () => {
  const before = store.contents()
  const browser = await meridian.replica({ redisUrl: store.url })
  await browser.signIn()
  await browser.get(IMAGES)
  expect(store.contents().length).toBeGreaterThan(before.length)
  expect(store.contents()).not.toMatch(/gAAAA|demo|catalog|127\.0\.0\.1|192\.0\.2/)
  await signOut(browser)
  expect(store.contents()).toBe(before)
})

test('sign-out revokes the tokens that other replicas cached', async () => {
  const [here, there] = [meridian.browser(), await meridian.replica()]
  await there.signIn()
  expect((await there.get(IMAGES)).statusCode).toBe(200)
  carryOver(there, here)
  await signOut(here)
  expect((await there.get(IMAGES)).statusCode).toBe(401)
})

test("sign-out revokes this replica's tokens even if the store sends invalid replies", async () => {
  const odd = await startTinyRedis()
  try {
    const browser = await meridian.replica({ redisUrl: odd.url })
    await browser.signIn()
    expect((await browser.get(IMAGES)).statusCode).toBe(200)
    const session = new Map(browser.cookies)
    odd.garble()
    await signOut(browser)
    session.forEach((value, name) => browser.cookies.set(name, value))
    expect((await browser.get(IMAGES)).statusCode).toBe(401)
  } finally {
    await odd.close()
  }
})

test('without the store users can sign in; readiness and the log report it', async () => {
  const own = await startTinyRedis()
  const alone = await startConsole({ redisUrl: own.url, ...AT_ONCE })
  const ready = async () => (await alone.app.inject('/readyz')).json()
  try {
    expect(await ready()).toEqual({ status: 'ok', shared_memory: 'ok' })
    await own.close()
    const browser = alone.browser()
    expect((await browser.signIn()).statusCode).toBe(200)
    expect((await browser.get(IMAGES)).statusCode).toBe(200)
    const { status, shared_memory: problem } = await ready()
    expect([status, problem === 'ok']).toEqual(['ok', false])
    expect(alone.log().match(/shared memory does not respond/g)).toHaveLength(1)
    stopTheClock()
    await Promise.all(Array.from({ length: TRIES }, () => guess(alone.browser(), {})))
    expect(await guess(alone.browser(), {})).toBe(429)
  } finally {
    await alone.stop()
  }
})

test('a console starts even if the store is not running yet', async () => {
  const gone = await startTinyRedis()
  await gone.close()
  const browser = await meridian.replica({ redisUrl: gone.url })
  expect((await browser.signIn()).statusCode).toBe(200)
})

describe('without a store', () => {
  const alone = { redisUrl: undefined }
  const KEYPAIRS = '/api/nova/keypairs/'
  let made = 0
  const write = async (browser: Browser) =>
    (await browser.post(KEYPAIRS, { name: `of-a-session-${made++}` })).statusCode
  /** Two replicas that have both issued tokens for one session. */
  const signedInToBoth = async () => {
    const [here, there] = [await meridian.replica(alone), await meridian.replica(alone)]
    await here.signIn()
    carryOver(here, there)
    expect([await write(here), await write(there)]).toEqual([201, 201])
    return [here, there] as const
  }
  /** Moves the clock; timers go on. */
  const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  afterEach(() => vi.useRealTimers())

  test('a replica writes nothing ten seconds after a sign-out at another one, and then reads nothing either', async () => {
    const [here, there] = await signedInToBoth()
    const kept = new Map(there.cookies)
    await signOut(here)
    later(11)
    expect(await write(there)).toBe(401)
    kept.forEach((value, name) => there.cookies.set(name, value))
    expect((await there.get(IMAGES)).statusCode).toBe(401)
  })

  test('a session that goes on costs one question to Keystone in ten seconds', async () => {
    const [here] = await signedInToBoth()
    await meridian.faults({ service: 'identity', method: 'HEAD', path: '/v3/auth/tokens', drop: true })
    expect(await write(here)).toBe(201)
    later(11)
    expect(await write(here)).toBe(503)
    await meridian.faults()
    expect(await write(here)).toBe(201)
  })

  test('writes at once wait for one question', async () => {
    const [here] = await signedInToBoth()
    later(11)
    await meridian.faults({ service: 'identity', method: 'HEAD', path: '/v3/auth/tokens', delayMs: 50 })
    expect(await Promise.all([write(here), write(here), write(here)])).toEqual([201, 201, 201])
  })
})
