import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole()
})
afterEach(() => meridian.faults())
afterAll(() => meridian.stop())

const IMAGES = '/api/glance/images/'

describe('signing in', () => {
  test('[SHELL-19] the right password creates a session in a project of the user', async () => {
    const browser = meridian.browser()
    const answer = await browser.signIn('demo')
    expect(answer.json()).toEqual({ location: '/' })
    const session = (await browser.get('/api/keystone/user-session/')).json()
    expect(session).toMatchObject({ username: 'demo', is_superuser: false, services_region: 'RegionOne' })
    expect(session.project_id).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.stringify(session)).not.toContain('gAAAA')
  })

  test('a token that Keystone refuses in the second of a password change is requested again', async () => {
    await meridian.faults({ service: 'identity', path: '/v3/auth/projects', status: 401, times: 1 })
    expect((await meridian.browser().signIn()).statusCode).toBe(200)
    await meridian.faults({ service: 'identity', path: '/v3/auth/projects', status: 401 })
    const refused = await meridian.browser().signIn()
    expect([refused.statusCode, refused.json()]).toEqual([502, 'Unable to retrieve authorized projects.'])
  })

  test('the session cookie is HttpOnly and SameSite', async () => {
    const answer = await meridian.browser().signIn()
    const cookie = answer.cookies.find(({ name }) => name === 'sessionid')
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  test('over TLS the cookie has the __Host- prefix', async () => {
    const browser = await meridian.replica({ secureCookies: true })
    const answer = await browser.signIn()
    const cookie = answer.cookies.find(({ name }) => name === '__Host-sessionid')
    expect(cookie).toMatchObject({ secure: true, path: '/', httpOnly: true })
    expect(cookie?.domain).toBeUndefined()
  })

  test('over TLS browsers must use it for a year, and for subdomains only if the operator says so', async () => {
    const hsts = async (hstsSubdomains: boolean) =>
      (await (await meridian.replica({ secureCookies: true, hstsSubdomains })).get('/api/boot/')).headers[
        'strict-transport-security'
      ]
    expect([await hsts(false), await hsts(true)]).toEqual(['max-age=31536000', 'max-age=31536000; includeSubDomains'])
  })

  test.each([
    ['a wrong password', 'demo', 'wrong-secret'],
    ['an unknown user', 'nobody-here', 'wrong-secret'],
  ])('%s is refused, and the log has only the fact', async (_case, username, password) => {
    const before = meridian.log().length
    const answer = await meridian.browser().signIn(username, password)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toBe('Invalid credentials.')
    const logged = meridian.log().slice(before)
    expect(logged).toContain('sign-in refused')
    expect(logged).not.toContain(password)
    expect(logged).not.toContain(username)
  })

  test("a request without a field gets an error with the field's name", async () => {
    const browser = meridian.browser()
    await browser.get('/api/boot/')
    const answer = await browser.post('/auth/login/', { password: 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatch(/^username: /)
  })

  test.each([
    ['/project/images?x=1', '/project/images?x=1'],
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
  ])('next=%s redirects to %s', async (next, location) => {
    expect((await meridian.browser().signIn('demo', 'demo', { next })).json()).toEqual({ location })
  })
})

describe('guessing passwords', () => {
  test('a try whose turn does not come is refused, with the time to wait', async () => {
    const browser = await meridian.replica({ tryPatienceMs: 100 })
    // While the clock stands, no turn comes.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (let i = 0; i < 10; i++) expect((await browser.signIn('demo', `guess-${i}`)).statusCode).toBe(401)
    const answer = await browser.signIn('demo', 'demo')
    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toMatch(/^Too many failed attempts\. Try again in \d+ s\.$/)
  })
})

describe('cookies that are not a valid session', () => {
  test('a forged or truncated one does not sign in', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const good = browser.cookies.get('sessionid') ?? ''
    for (const bad of ['x', good.slice(0, -5), `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`, good.slice(1)]) {
      browser.cookies.set('sessionid', bad)
      const answer = await browser.get(IMAGES)
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toBe('not logged in')
    }
  })

  test('one sealed with another secret does not sign in', async () => {
    const browser = await meridian.replica({ secret: 'another secret, just as long as the first one is' })
    const other = meridian.browser()
    await other.signIn()
    browser.cookies.set('sessionid', other.cookies.get('sessionid') ?? '')
    expect((await browser.get(IMAGES)).statusCode).toBe(401)
  })

  test('one replayed after sign-out does not sign in, on this replica or another', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    expect((await browser.get(IMAGES)).statusCode).toBe(200)
    const kept = browser.cookies.get('sessionid') ?? ''
    expect((await browser.post('/auth/logout/')).statusCode).toBe(204)
    for (const again of [browser, await meridian.replica()]) {
      again.cookies.set('sessionid', kept)
      expect((await again.get(IMAGES)).statusCode).toBe(401)
    }
  })

  test('if revocation fails, the cookie is deleted and the log has a warning', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    await meridian.faults({ service: 'identity', method: 'DELETE', status: 500 })
    expect((await browser.post('/auth/logout/')).statusCode).toBe(204)
    await meridian.faults()
    expect((await browser.get(IMAGES)).statusCode).toBe(401)
    expect(meridian.log()).toContain('tokens could not be revoked')
  })

  test('an expired one does not sign in', async () => {
    const browser = await meridian.replica({ sessionSeconds: 0 })
    await browser.signIn()
    expect((await browser.get(IMAGES)).statusCode).toBe(401)
  })
})

describe('a session', () => {
  test('survives a restart of the server', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const restarted = await meridian.replica()
    for (const [name, value] of browser.cookies) restarted.cookies.set(name, value)
    expect((await restarted.get(IMAGES)).statusCode).toBe(200)
  })

  test('is renewed while it is in use, but not with every call', async () => {
    const browser = await meridian.replica({ sessionSeconds: 3600 })
    await browser.signIn()
    const seals = async () => (await browser.get(IMAGES)).cookies.filter(({ name }) => name === 'sessionid').length
    expect(await seals()).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
    expect(await seals()).toBe(1)
    vi.useRealTimers()
  })

  test('a tab can use another project of the user, and only such a project', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const session = (await browser.get('/api/keystone/user-session/')).json()
    const mine = await browser.get(`/api/keystone/projects/?admin=false&user_id=${session.id}`)
    const other = mine.json().items.find(({ id }: { id: string }) => id !== session.project_id)
    const inOther = await browser.get('/api/keystone/user-session/', { 'x-meridian-project': other.id })
    expect(inOther.json().project_name).toBe(other.name)
    const foreign = await browser.get('/api/keystone/user-session/', { 'x-meridian-project': 'f'.repeat(32) })
    expect(foreign.statusCode).toBe(403)
    expect((await browser.get('/api/keystone/user-session/')).json().project_id).toBe(session.project_id)
  })

  test('switches its default project', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    const session = (await browser.get('/api/keystone/user-session/')).json()
    const mine = await browser.get(`/api/keystone/projects/?admin=false&user_id=${session.id}`)
    const other = mine.json().items.find(({ id }: { id: string }) => id !== session.project_id)
    const answer = await browser.post(`/auth/switch/${other.id}/`)
    expect(answer.json()).toEqual({ message: `Switch to project "${other.name}" successful.` })
    expect((await browser.get('/api/keystone/user-session/')).json().project_id).toBe(other.id)
    expect((await browser.post('/auth/switch/nowhere/')).json()).toBe('Project switch failed for user "demo".')
  })
})
