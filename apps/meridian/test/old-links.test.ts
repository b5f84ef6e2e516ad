import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { makeConsoleBuild } from './support/console-build.ts'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
let consoleDir: string
beforeAll(async () => {
  consoleDir = makeConsoleBuild()
  meridian = await startConsole({ consoleDir })
})
afterAll(async () => {
  await meridian.stop()
  rmSync(consoleDir, { recursive: true })
})

const sessionOf = async (browser: Browser) => (await browser.get('/api/keystone/user-session/')).json()

/** `none` is what a browser sends for typed addresses; over plain HTTP on a name it sends nothing. */
test.each([undefined, 'none', 'same-origin', 'cross-site'])(
  'links that sign out or switch change nothing and show a page that asks (Sec-Fetch-Site: %s)',
  async (site) => {
    const browser = meridian.browser()
    await browser.signIn()
    const { project_id: own } = await sessionOf(browser)
    const { projects } = (await browser.get('/api/keystone/scopes/')).json()
    const other = projects.find(({ id }: { id: string }) => id !== own).id
    const headers = { 'x-requested-with': '', ...(site && { 'sec-fetch-site': site }) }
    for (const link of [`/auth/switch/${other}/?next=/`, '/auth/switch_services_region/RegionOne/', '/auth/logout/']) {
      const answer = await browser.get(link, headers)
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
      expect(answer.cookies.filter(({ name }) => name !== 'csrftoken')).toEqual([])
      expect(await sessionOf(browser)).toMatchObject({ project_id: own })
    }
    for (const form of [`/auth/switch/${other}/`, '/auth/switch_services_region/RegionOne/', '/auth/logout/'])
      expect((await browser.post(form, {}, { 'x-csrftoken': '' })).statusCode).toBe(401)
    expect(await sessionOf(browser)).toMatchObject({ project_id: own })
    await browser.post(`/auth/switch/${other}/`)
    expect(await sessionOf(browser)).toMatchObject({ project_id: other })
  },
)

test('who is signed out is led to sign-in and back', async () => {
  const browser = meridian.browser()
  const page = { 'x-requested-with': '' }
  const out = await browser.get('/auth/logout/?next=/project/images', page)
  expect(out.headers.location).toBe('/auth/login/?next=%2Fproject%2Fimages&reason=expired')
  expect((await browser.get('/auth/logout/', page)).headers.location).toBe('/auth/login/')
  expect((await browser.get('/auth/switch/x/', page)).headers.location).toMatch(/^\/auth\/login\//)
})
