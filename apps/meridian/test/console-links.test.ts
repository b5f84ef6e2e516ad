import { afterAll, beforeAll, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'
import type { Browser } from './support/browser.ts'

let meridian: Console
let demo: Browser
let server: string
beforeAll(async () => {
  meridian = await startConsole()
  demo = meridian.browser()
  await demo.signIn()
  const { items } = (await demo.get('/api/nova/servers/')).json()
  server = items.find(({ status }: { status: string }) => status === 'ACTIVE').id
})
afterAll(() => meridian.stop())

/** Does not follow redirects and sends no X-Requested-With, like a browser's address bar. */
const follow = async (link: string) => {
  const { statusCode, headers } = await demo.get(`/project/instances/${link}`, { 'x-requested-with': '' })
  return { status: statusCode, to: new URL(String(headers.location), 'http://console.example') }
}

test.each(['auto_console', 'vnc', 'vnc/'])("%s redirects to the cloud's console page", async (link) => {
  const { status, to } = await follow(`${server}/${link}`)
  expect(status).toBe(302)
  expect(to.host).not.toBe('console.example')
  expect(to.searchParams.get('title')).toBe(`Console(${server})`)
})

test.each([
  ['a console that the cloud does not have', () => server, 'rdp'],
  ['a server that there is not', () => 'no-such', 'auto_console'],
])("%s redirects to the server's console tab, which shows the reason", async (_what, id, link) => {
  const { status, to } = await follow(`${id()}/${link}`)
  expect([status, to.host]).toEqual([302, 'console.example'])
  expect(to.pathname + to.search).toBe(`/ngdetails/OS::Nova::Server/${id()}?tab=console`)
})

test('without a session the link returns 401', async () => {
  const answer = await meridian.browser().get(`/project/instances/${server}/vnc`, { 'x-requested-with': '' })
  expect(answer.statusCode).toBe(401)
})
