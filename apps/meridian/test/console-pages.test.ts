import { rmSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let consoleDir: string
let demo: Browser
let server: string
beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  meridian = await startConsole({ consoleDir })
  demo = meridian.browser()
  await demo.signIn('demo')
  const { items } = (await demo.get('/api/nova/servers/')).json()
  server = items.find(({ status }: { status: string }) => status === 'ACTIVE').id
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

const asPage = { 'x-requested-with': '' }
const pageOf = async (browser: Browser) =>
  `/${(await browser.post(`/api/nova/servers/${server}/console-info/`, { console_type: 'VNC' })).json().page}`
/** Whether a page came with the console's socket. */
const opens = async (browser: Browser, page: string) => {
  const { body, headers } = await browser.get(page, asPage)
  return body.includes('socket') && /connect-src 'self' wss?:/.test(String(headers['content-security-policy']))
}
const later = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

test('the page of a console opens in the session that requested it, and in no other', async () => {
  const page = await pageOf(demo)
  expect(await opens(meridian.browser(), page)).toBe(false)
  const admin = meridian.browser()
  await admin.signIn('admin')
  expect(await opens(admin, page)).toBe(false)
  const sameUser = meridian.browser()
  await sameUser.signIn('demo')
  expect(await opens(sameUser, page)).toBe(false)
  expect(await opens(demo, page)).toBe(true)
})

test('its ticket is over ten seconds after the first use; a reload gets a new one, for this session only', async () => {
  const page = await pageOf(demo)
  expect(await opens(demo, page)).toBe(true)
  later(11)
  const again = await demo.get(page, asPage)
  expect(again.statusCode).toBe(302)
  expect(again.headers.location).toMatch(/^\/console\//)
  expect(again.headers.location).not.toBe(page)
  expect(await opens(demo, String(again.headers.location))).toBe(true)
  const stranger = await meridian.browser().get(page, asPage)
  expect(stranger.headers.location).toMatch(/^\/auth\/login\//)
})

test('a ticket that nobody used is over after a minute', async () => {
  const page = await pageOf(demo)
  later(61)
  expect(await opens(demo, page)).toBe(false)
})

test('the ticket is in no line of the log', async () => {
  const page = await pageOf(demo)
  const ticket = page.slice('/console/'.length)
  for (const url of [page, `/x${page}`, `/auth/login/?next=${page}`, `/api${page}`])
    await demo.get(url, { ...asPage, referer: `http://localhost${page}` })
  expect(meridian.log()).toContain('"path":"/console/…"')
  expect(meridian.log()).not.toContain(ticket.slice(0, 40))
  expect(meridian.log()).not.toContain(ticket.slice(-40))
})
