import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
/** Long enough for a service that replies, on a busy machine too. */
const TIMEOUT_MS = 2000
/** A service that is silent until long after that. */
const SILENT = { delayMs: 30_000, drop: true }
beforeAll(async () => {
  meridian = await startConsole({ upstreamTimeoutMs: TIMEOUT_MS })
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

test.each([
  ['does not answer', { service: 'image', drop: true }, 503, 'Unable to establish connection to the image service.'],
  ['is slow', { service: 'image', ...SILENT }, 504, 'The image service did not answer in time.'],
  [
    'sends garbage',
    { service: 'image', body: 'garbage' },
    502,
    'The image service sent an answer that could not be understood.',
  ],
])(
  'an image service that %s gets an error with its name, and other calls succeed',
  async (_case, fault, status, message) => {
    const browser = meridian.browser()
    await browser.signIn()
    await meridian.faults(fault)
    const answer = await browser.get('/api/glance/images/')
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toBe(message)
    expect((await browser.get('/api/keystone/user-session/')).statusCode).toBe(200)
  },
)

test.each([
  ['dead', { service: 'identity', drop: true }, 'Unable to establish connection to keystone endpoint.'],
  ['slow', { service: 'identity', ...SILENT }, 'Unable to establish connection to keystone endpoint.'],
  ['broken', { service: 'identity', status: 500 }, 'An error occurred authenticating. Please try again later.'],
])('sign-in with a %s Keystone shows the error', async (_case, fault, message) => {
  const browser = meridian.browser()
  await browser.get('/api/boot/')
  await meridian.faults(fault)
  const began = performance.now()
  const answer = await browser.post('/auth/login/', { username: 'demo', password: 'demo' })
  expect(performance.now() - began).toBeLessThan(SILENT.delayMs)
  expect(answer.statusCode).toBeGreaterThanOrEqual(502)
  expect(answer.json()).toBe(message)
})

test('a page shows the error if Keystone does not respond, and keeps the session', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  const restarted = await meridian.replica()
  for (const [name, value] of browser.cookies) restarted.cookies.set(name, value)
  await meridian.faults({ service: 'identity', drop: true })
  expect((await restarted.get('/api/boot/')).json()).toMatchObject({
    session: null,
    outage: 'Unable to establish connection to the identity service.',
  })
  await meridian.faults()
  expect((await restarted.get('/api/boot/')).json()).toMatchObject({ outage: null, session: { username: 'demo' } })
})

test('a read is retried once after a broken connection', async () => {
  const browser = meridian.browser()
  await browser.signIn()
  await meridian.faults({ service: 'image', drop: true, times: 1 })
  expect((await browser.get('/api/glance/images/')).statusCode).toBe(200)
})
