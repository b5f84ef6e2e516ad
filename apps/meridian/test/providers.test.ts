import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from './support/browser.ts'
import { startConsole, type Console } from './support/console.ts'

/** Signing in through a provider of Keystone's federation. */
const webSso = [{ id: 'corp', label: 'Corporate account', protocol: 'openid', identityProvider: 'corp-idp' }]
const ALSO_KEYSTONE = 'https://keystone.example:5000'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole({
    webSso,
    publicUrl: 'https://console.example',
    webSsoOrigins: [`${ALSO_KEYSTONE}/v3`],
  })
})
afterAll(() => meridian.stop())

/** A token that Keystone issued to whom a provider has signed in. */
async function tokenOf(name: string): Promise<string> {
  const user = { name, password: name, domain: { name: 'Default' } }
  const answer = await request(`${meridian.cloudUrl}/identity/v3/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ auth: { identity: { methods: ['password'], password: { user } }, scope: 'unscoped' } }),
  })
  await answer.body.dump()
  return String(answer.headers['x-subject-token'])
}

const begin = async (browser: Browser) =>
  (await browser.signIn('', '', { auth_type: 'corp', next: '/project/images' })).json().location as string

/** Posts a token as Keystone's page does: from its origin, and without our cookies, which are SameSite=Lax. */
async function land(browser: Browser, token: string, origin: string | undefined = new URL(meridian.cloudUrl).origin) {
  const posted = await browser.post('/auth/websso/', `token=${token}`, {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'cross-site',
    cookie: '',
    ...(origin && { origin }),
  })
  return posted.headers.location === '/auth/websso/' ? browser.get('/auth/websso/') : posted
}
const failureOf = ({ headers }: { headers: Record<string, unknown> }) => decodeURIComponent(String(headers.location))
const userOf = async (browser: Browser) => {
  const answer = await browser.get('/api/keystone/user-session/')
  return answer.statusCode === 200 ? answer.json().username : null
}

test('a provider is offered, handed over to, and brings the user back to their page', async () => {
  const browser = meridian.browser()
  const { authTypes } = (await browser.get('/api/boot/')).json().signIn
  expect(authTypes).toContainEqual({ value: 'corp', label: 'Corporate account' })
  const target = new URL(String((await browser.get(await begin(browser))).headers.location))
  expect(target.pathname).toBe('/identity/v3/auth/OS-FEDERATION/identity_providers/corp-idp/protocols/openid/websso')
  expect(target.searchParams.get('origin')).toBe('https://console.example/auth/websso/')

  const landing = await land(browser, await tokenOf('demo'))
  expect([landing.statusCode, landing.headers.location]).toEqual([302, '/project/images'])
  expect(await userOf(browser)).toBe('demo')
  expect([...browser.cookies.keys()].filter((name) => name.startsWith('sso_'))).toEqual([])
})

test('a browser that did not begin is not signed in', async () => {
  const browser = meridian.browser()
  expect(failureOf(await land(browser, await tokenOf('demo')))).toContain('Login failed: it was not begun')
  expect(await userOf(browser)).toBeNull()
})

test('another site cannot begin for the user: the address needs the nonce of the cookie', async () => {
  const browser = meridian.browser()
  const first = await begin(browser)
  for (const link of ['/auth/handover/corp/', '/auth/handover/corp/?state=guessed', `${first}x`])
    expect(failureOf(await browser.get(link))).toContain('Login failed: it was not begun')
  const other = meridian.browser()
  await begin(other)
  expect(failureOf(await other.get(first))).toContain('Login failed: it was not begun')
  expect(failureOf(await browser.get(first))).toContain('OS-FEDERATION')
})

test.each([
  ['another site', 'https://evil.example'],
  ['a page without origin', 'null'],
  ['our own pages', 'https://console.example'],
  ['nobody', ''],
])('a token that %s posts signs nobody in, even into a browser that has begun', async (_who, origin) => {
  const browser = meridian.browser()
  await begin(browser)
  expect(failureOf(await land(browser, await tokenOf('admin'), origin))).toContain('Login failed: it did not come from')
  expect((await browser.get('/auth/websso/')).headers.location).toContain('failure')
  expect(await userOf(browser)).toBeNull()
})

test('an origin of the configuration may post it', async () => {
  const browser = meridian.browser()
  await begin(browser)
  expect((await land(browser, await tokenOf('demo'), ALSO_KEYSTONE)).headers.location).toBe('/project/images')
})

test('who is signed in is asked before another user takes the session over', async () => {
  const browser = meridian.browser()
  await browser.signIn('demo')
  const before = browser.cookies.get('sessionid') ?? ''
  await begin(browser)
  const landing = await land(browser, await tokenOf('admin'))
  expect([landing.statusCode, landing.headers.location]).toEqual([302, '/auth/change_user/'])
  expect(await userOf(browser)).toBe('demo')
  expect((await browser.get('/api/boot/')).json().waiting).toEqual({ username: 'admin' })

  const forged = await browser.post('/auth/websso/accept/', {}, { 'x-csrftoken': '' })
  expect([forged.statusCode, await userOf(browser)]).toEqual([401, 'demo'])
  const accepted = await browser.post('/auth/websso/accept/')
  expect([accepted.json(), await userOf(browser)]).toEqual([{ location: '/project/images' }, 'admin'])
  expect((await browser.get('/api/boot/')).json()).not.toHaveProperty('waiting')
  const old = meridian.browser()
  old.cookies.set('sessionid', before)
  expect(await userOf(old)).toBeNull()
  expect((await browser.post('/auth/websso/accept/')).statusCode).toBe(400)
})

test('a token that Keystone does not know is refused', async () => {
  const browser = meridian.browser()
  await begin(browser)
  expect(failureOf(await land(browser, 'made-up'))).toContain('Login failed: Invalid credentials.')
})

test('a provider that is not configured is refused', async () => {
  const answer = await meridian.browser().signIn('', '', { auth_type: 'other' })
  expect([answer.statusCode, answer.json()]).toEqual([400, 'auth_type: "other" is not offered'])
})
