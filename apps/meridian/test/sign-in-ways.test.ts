import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startConsole, type Console } from './support/console.ts'

let meridian: Console
beforeAll(async () => {
  meridian = await startConsole()
})
afterAll(() => meridian.stop())

const sessionOf = async (browser: Awaited<ReturnType<Console['browser']>>) =>
  (await browser.get('/api/keystone/user-session/')).json()

/** Calls Keystone directly. */
async function keystone(method: 'POST' | 'PATCH', path: string, body: object, token = '') {
  const answer = await request(`${meridian.cloudUrl}/identity/v3${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify(body),
  })
  return { token: String(answer.headers['x-subject-token']), body: JSON.parse(await answer.body.text()) as never }
}

const passwordAuth = (name: string, password: string, scope?: object | string) => ({
  auth: {
    identity: { methods: ['password'], password: { user: { name, password, domain: { name: 'Default' } } } },
    ...(scope ? { scope } : {}),
  },
})

const IN_DEMO = { project: { name: 'demo', domain: { name: 'Default' } } }

describe('an application credential', () => {
  const made = async () => {
    const { token, body } = await keystone('POST', '/auth/tokens', passwordAuth('demo', 'demo', IN_DEMO))
    const user = (body as { token: { user: { id: string } } }).token.user.id
    const created = await keystone(
      'POST',
      `/users/${user}/application_credentials`,
      { application_credential: { name: `script-${Math.random()}` } },
      token,
    )
    return (created.body as { application_credential: { id: string; secret: string } }).application_credential
  }

  test('signs in to its own project only', async () => {
    const { id, secret } = await made()
    const browser = meridian.browser()
    const answer = await browser.signIn('', '', {
      auth_type: 'application_credential',
      application_credential_id: id,
      application_credential_secret: secret,
    })
    expect(answer.json()).toEqual({ location: '/' })
    const session = await sessionOf(browser)
    expect(session).toMatchObject({ username: 'demo', project_name: 'demo' })
    expect((await browser.get('/api/glance/images/')).statusCode).toBe(200)
    const { items } = (await browser.get(`/api/keystone/projects/?user_id=${session.id}&admin=false`)).json()
    const other = items.find((one: { id: string }) => one.id !== session.project_id)
    expect((await browser.post(`/auth/switch/${other.id}/`)).statusCode).toBe(403)
    expect((await browser.post('/auth/logout/')).statusCode).toBe(204)
  })

  test('with a wrong secret is refused', async () => {
    const { id } = await made()
    const fields = { application_credential_id: id, application_credential_secret: 'wrong' }
    const answer = await meridian.browser().signIn('', '', { auth_type: 'application_credential', ...fields })
    expect([answer.statusCode, answer.json()]).toEqual([401, 'Invalid credentials.'])
  })
})

describe('an expired password', () => {
  const URL = '/auth/password/'
  const change = { original_password: 'first-secret', password: 'second-secret', confirm_password: 'second-secret' }
  let user: string
  beforeAll(async () => {
    const { token } = await keystone('POST', '/auth/tokens', passwordAuth('admin', 'admin', IN_ADMIN))
    const created = await keystone('POST', '/users', { user: { name: 'latecomer', password: 'first-secret' } }, token)
    user = (created.body as { user: { id: string } }).user.id
  })

  test.each([
    ['two that differ', { confirm_password: 'other' }, 'Passwords do not match.'],
    [
      'the old one',
      { password: 'first-secret', confirm_password: 'first-secret' },
      'Old password and new password must be different.',
    ],
  ])('is not changed to %s', async (_case, wrong, message) => {
    const browser = meridian.browser()
    await browser.get('/api/boot/')
    const answer = await browser.post(`${URL}${user}/`, { ...change, ...wrong })
    expect([answer.statusCode, answer.json()]).toEqual([400, message])
  })

  test('is not changed without the old password', async () => {
    const browser = meridian.browser()
    await browser.get('/api/boot/')
    const answer = await browser.post(`${URL}${user}/`, { ...change, original_password: 'a guess' })
    expect([answer.statusCode, answer.json()]).toEqual([401, 'Unable to update the user password.'])
  })

  test('is changed with the old password, and the new one signs in', async () => {
    const browser = meridian.browser()
    await browser.get('/api/boot/')
    const answer = await browser.post(`${URL}${user}/`, change)
    expect(answer.json()).toEqual({ message: 'Password changed. Please log in to continue.' })
    const signedIn = await browser.signIn('latecomer', 'second-secret')
    expect(signedIn.json()).toBe('You are not authorized for any projects or domains.')
  })
})

const IN_ADMIN = { project: { name: 'admin', domain: { name: 'Default' } } }

describe('further requirements of Keystone', () => {
  let fake: Server
  let refusal: { headers: Record<string, string>; body: object }
  const seen: unknown[] = []
  beforeAll(async () => {
    fake = createServer((incoming, outgoing) => {
      let text = ''
      incoming.on('data', (chunk) => (text += String(chunk)))
      incoming.on('end', () => {
        seen.push(JSON.parse(text))
        outgoing.writeHead(401, { 'content-type': 'application/json', ...refusal.headers })
        outgoing.end(JSON.stringify(refusal.body))
      })
    })
    await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => fake.close())
  const before = () => meridian.replica({ authUrl: `http://127.0.0.1:${(fake.address() as AddressInfo).port}/v3` }) // it listens on TCP

  test('a passcode is requested and sent with the password', async () => {
    refusal = {
      headers: { 'openstack-auth-receipt': 'half' },
      body: { receipt: { methods: ['password'] }, required_auth_methods: [['totp', 'password']] },
    }
    const browser = await before()
    const asked = await browser.signIn('demo', 'secret')
    expect([asked.statusCode, asked.json()]).toEqual([401, 'A passcode is required.'])
    expect(asked.headers['x-meridian-sign-in']).toBe('passcode')
    await browser.signIn('demo', 'secret', { passcode: '123456' })
    expect(seen.at(-1)).toMatchObject({
      auth: {
        identity: { methods: ['password', 'totp'], totp: { user: { name: 'demo', passcode: '123456' } } },
      },
    })
  })

  test('an expired password redirects to the form that changes it', async () => {
    const message = 'The password is expired and needs to be changed for user: 0a1b2c.'
    refusal = { headers: {}, body: { error: { code: 401, message, title: 'Unauthorized' } } }
    const answer = await (await before()).signIn('demo', 'secret')
    expect([answer.statusCode, answer.json()]).toEqual([401, 'Password expired.'])
    expect(answer.headers['x-meridian-sign-in']).toBe('password 0a1b2c')
  })
})

describe('another cloud', () => {
  test('is chosen by its index and has separate tokens', async () => {
    const regions = [{ name: 'Second', authUrl: `${meridian.cloudUrl}/identity/v3` }]
    const browser = await meridian.replica({ authUrl: 'http://127.0.0.1:9/v3', regions })
    expect((await browser.get('/api/boot/')).json().signIn.regions).toEqual([
      { value: 'default', label: 'Default' },
      { value: '0', label: 'Second' },
    ])
    expect((await browser.signIn('demo', 'demo', { region: '0' })).statusCode).toBe(200)
    expect((await browser.get('/api/glance/images/')).statusCode).toBe(200)
  })

  test('that is not configured is refused', async () => {
    const answer = await meridian.browser().signIn('demo', 'demo', { region: '7' })
    expect([answer.statusCode, answer.json()]).toEqual([400, "Invalid region '7'"])
  })
})

describe('changing the scope', () => {
  test('to a region of the catalogue only', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    expect((await browser.post('/auth/switch_services_region/RegionOne/')).statusCode).toBe(200)
    expect((await browser.post('/auth/switch_services_region/Nowhere/')).json()).toBe("Invalid region 'Nowhere'")
  })

  test('to a domain only with a role on it', async () => {
    const browser = meridian.browser()
    await browser.signIn()
    expect((await browser.post('/auth/switch_domain/default/')).statusCode).toBe(403)
  })

  test('of one tab to a domain does not change other tabs', async () => {
    const browser = meridian.browser()
    await browser.signIn('admin')
    const { projects, domains } = (await browser.get('/api/keystone/scopes/')).json()
    expect(projects).toContainEqual(
      expect.objectContaining({ name: 'admin', domain: { id: 'default', name: 'Default' } }),
    )
    expect(domains).toContainEqual({ id: 'default', name: 'Default' })
    const inDomain = await browser.get('/api/keystone/user-session/', { 'x-meridian-domain': 'default' })
    expect(inDomain.json()).toMatchObject({ project_id: null, domain_name: 'Default' })
    expect(await sessionOf(browser)).toMatchObject({ project_name: 'admin', domain_id: null })
  })

  test('of one tab to a domain without a role is refused and keeps the session', async () => {
    const browser = meridian.browser()
    await browser.signIn('demo')
    expect((await browser.get('/api/keystone/scopes/')).json()).toMatchObject({ domains: [] })
    const foreign = await browser.get('/api/keystone/user-session/', { 'x-meridian-domain': 'default' })
    expect([foreign.statusCode, foreign.json()]).toEqual([403, 'You are not authorized for this domain.'])
    expect((await browser.get('/api/keystone/user-session/')).statusCode).toBe(200)
  })
})
