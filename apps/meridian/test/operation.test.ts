import { once } from 'node:events'
import { Metrics, metricsApp } from '@meridian/server'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
const metrics = new Metrics()
beforeAll(async () => {
  meridian = await startConsole({ metrics })
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

test('/healthz checks this process, /readyz checks Keystone too', async () => {
  const health = async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => meridian.app.inject(url)))
    return answers.map(({ statusCode }) => statusCode)
  }
  expect(await health()).toEqual([200, 200])
  await meridian.faults({ service: 'identity', drop: true })
  expect(await health()).toEqual([200, 503])
  await meridian.faults({ service: 'image', drop: true })
  expect(await health()).toEqual([200, 200])
})

test('metrics count responses by route and calls by service, without users, paths or secrets', async () => {
  const browser = meridian.browser()
  await browser.signIn('demo')
  await browser.get('/api/glance/images/no-such-image/')
  await meridian.faults({ service: 'image', drop: true })
  await browser.get('/api/glance/images/')
  const text = (await metricsApp(metrics).inject('/metrics')).body
  expect(text).toMatch(/meridian_http_request_seconds_count\{method="GET",route="[^"]*:id[^"]*",status="404"\} 1/)
  expect(text).toMatch(/meridian_upstream_request_seconds_count\{service="identity",method="POST",status="201"\} \d/)
  expect(text).toMatch(
    /meridian_upstream_request_seconds_count\{service="image",method="GET",status="unreachable"\} \d/,
  )
  expect(text).not.toMatch(/no-such-image|demo|gAAAA/)
})

test('metrics are served only under their own host name, and only with the token if there is one', async () => {
  const open = metricsApp(metrics, { allowedHosts: ['metrics.example'] })
  const guarded = metricsApp(metrics, { metricsToken: 'a token of the tests' })
  const statuses = await Promise.all([
    open.inject('/metrics'),
    open.inject({ url: '/metrics', headers: { host: 'metrics.example:9100' } }),
    open.inject({ url: '/metrics', headers: { host: 'evil.example' } }),
    guarded.inject('/metrics'),
    guarded.inject({ url: '/metrics', headers: { authorization: 'Bearer another of the tests' } }),
    guarded.inject({ url: '/metrics', headers: { authorization: 'Bearer a token of the tests' } }),
  ])
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 421, 401, 401, 200])
})

test("the console's own port serves no metrics", async () => {
  expect((await meridian.app.inject('/metrics')).body).not.toContain('meridian_http_request_seconds')
})

test('while it drains, /readyz says so, calls under way end well, and others are still served', async () => {
  const draining = await startConsole()
  const url = await draining.app.listen({ host: '127.0.0.1', port: 0 })
  const browser = draining.browser()
  await browser.signIn()
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  await draining.faults({ service: 'image', delayMs: 5_000 })
  const images = fetch(`${url}/api/glance/images/`, { headers: { cookie, 'x-requested-with': 'XMLHttpRequest' } })
  await once(draining.app.server, 'request')
  let over = false
  const drained = draining.app.drain(60_000).then(() => (over = true))
  const ready = await fetch(`${url}/readyz`)
  expect([ready.status, await ready.json(), over]).toEqual([
    503,
    { status: 'not ready', problem: 'shutting down' },
    false,
  ])
  expect((await images).status).toBe(200)
  await drained
  await draining.stop()
})

test('an idle server drains until its load balancer has read three times that it shuts down', async () => {
  const balanced = await startConsole()
  const probe = async () => (await balanced.app.inject('/readyz')).statusCode
  expect(await probe()).toBe(200)
  let over = false
  const drained = balanced.app.drain(60_000).then(() => (over = true))
  expect([await probe(), await probe(), over]).toEqual([503, 503, false])
  expect(await probe()).toBe(503)
  await drained
  await balanced.stop()
})

test('an idle server without a load balancer drains at once', async () => {
  const alone = await startConsole()
  await expect(alone.app.drain(600_000)).resolves.toBeUndefined()
  await alone.stop()
})
