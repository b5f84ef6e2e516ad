import { describe, expect, test } from 'vitest'
import { credentials, inProject, testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual', tokenLifetimeSeconds: 3600 })
const tokens = '/identity/v3/auth/tokens'
const issue = (body: unknown) => cloud.send('POST', tokens, { body })
const textOf = async (body: unknown) => String((await issue(body)).headers['x-subject-token'])
const user = (who: Record<string, unknown>) => ({
  auth: { identity: { methods: ['password'], password: { user: who } } },
})
const inDefault = { domain: { id: 'default' } }

describe('signing in', () => {
  test.for<[string, unknown, number]>([
    ['by name and domain id', user({ name: 'demo', ...inDefault, password: 'demo' }), 201],
    ['by name and domain name', user({ name: 'demo', domain: { name: 'Default' }, password: 'demo' }), 201],
    ['with a wrong password', user({ name: 'demo', ...inDefault, password: 'Demo' }), 401],
    ['without a password', user({ name: 'demo', ...inDefault }), 401],
    ['as nobody that exists', user({ name: 'nobody', ...inDefault, password: 'x' }), 401],
    ['as an id that does not exist', user({ id: 'f'.repeat(32), password: 'x' }), 401],
    ['in a domain that does not exist', user({ name: 'demo', domain: { name: 'Other' }, password: 'demo' }), 401],
    ['by name without a domain', user({ name: 'demo', password: 'demo' }), 400],
    ['without a name', user({ password: 'demo' }), 400],
    ['with a method that is not offered', { auth: { identity: { methods: ['saml2'] } } }, 401],
    ['with no method', { auth: { identity: { methods: [] } } }, 401],
    ['with a method but without its part', { auth: { identity: { methods: ['password'] } } }, 400],
    ['with a token that was never issued', { auth: { identity: { methods: ['token'], token: { id: 'x' } } } }, 401],
    ['without identity', { auth: {} }, 400],
    ['with a name that is no text', user({ name: 5, ...inDefault, password: 'demo' }), 400],
  ])('%s', async ([, body, status]) => {
    const response = await issue(body)
    expect(response.status).toBe(status)
    expect(response.headers['x-subject-token'] !== undefined).toBe(status === 201)
  })

  test('a 400 contains the missing field', async () => {
    const { body } = await issue({ auth: {} })
    expect(body.error.message).toContain("'identity' is a required property")
  })

  test('the response to an unknown user and to a wrong password is the same', async () => {
    const wrong = await issue(user({ name: 'demo', ...inDefault, password: 'wrong' }))
    const unknown = await issue(user({ name: 'nobody', ...inDefault, password: 'wrong' }))
    expect(unknown.body).toEqual(wrong.body)
  })
})

describe('scopes', () => {
  test.for<[string, string, unknown, number]>([
    ['an own project by name', 'demo', inProject('demo'), 201],
    ['a second own project', 'demo', inProject('alt_demo'), 201],
    ["another's project", 'demo', inProject('admin'), 401],
    ['a project that does not exist', 'demo', inProject('nowhere'), 401],
    ['a project by name without domain', 'demo', { project: { name: 'demo' } }, 400],
    ['a domain without a role there', 'demo', { domain: { id: 'default' } }, 401],
    ['the own domain by name', 'admin', { domain: { name: 'Default' } }, 201],
    ['the system', 'admin', { system: { all: true } }, 201],
    ['the system without a role there', 'demo', { system: { all: true } }, 401],
    ['two at once', 'admin', { ...inProject('admin'), domain: { id: 'default' } }, 400],
    ['none that is known', 'admin', {}, 400],
  ])('%s', async ([, name, scope, status]) => {
    expect((await issue(credentials(name, scope))).status).toBe(status)
  })

  test('roles include implied roles', async () => {
    const { body } = await issue(credentials('admin', inProject('admin')))
    expect(body.token.roles.map((role: { name: string }) => role.name)).toEqual(['admin', 'member', 'reader'])
  })

  test('the default scope is the default project, and `unscoped` has none', async () => {
    expect((await issue(credentials('demo'))).body.token.project.name).toBe('demo')
    expect((await issue(credentials('demo', 'unscoped'))).body.token).not.toHaveProperty('project')
  })

  test('the catalog lists the services of this process, with the request’s host', async () => {
    const { body } = await issue(credentials('demo'))
    const image = body.token.catalog.find((entry: { type: string }) => entry.type === 'image')
    expect(image.endpoints.map((endpoint: { url: string }) => endpoint.url)).toEqual(
      Array(3).fill(`${cloud.url}/image`),
    )
  })
})

describe('tokens', () => {
  test('have the format of Keystone’s and are stored as a hash only', async () => {
    const text = await textOf(credentials('demo'))
    expect(text).toMatch(/^gAAAAA[\w-]{170,200}$/)
    expect(cloud.dump()).not.toContain(text)
  })

  test('can be read by their user and by administrators, not by others', async () => {
    const subject = { 'x-subject-token': await textOf(credentials('reader')) }
    const look = async (as: string) => (await (await cloud.as(as, 'demo')).get(tokens, subject)).status
    expect([await look('reader'), await look('admin'), await look('demo')]).toEqual([200, 200, 403])
  })

  test.each([
    ['demo', {}, 403, 'You are not authorized to perform the requested action: identity:validate_token.'],
    ['admin', {}, 404, 'No token in the request'],
    ['demo', { 'x-subject-token': 'nonsense' }, 404, 'Could not recognize Fernet token'],
    ['demo', { 'x-subject-token': `gAAAAA${'x'.repeat(177)}` }, 404, 'Failed to validate token'],
  ])('that are invalid: %s with %j', async (as, headers, status, message) => {
    const response = await (await cloud.as(as, 'demo')).get(tokens, headers)
    expect([response.status, response.body.error.message]).toEqual([status, message])
  })

  test('are revoked for all services', async () => {
    const client = await cloud.as('demo', 'demo')
    expect((await client.get('/image/v2/images')).status).toBe(200)
    const revoked = await client.send('DELETE', tokens, { headers: { 'x-subject-token': client.token } })
    expect(revoked.status).toBe(204)
    expect((await client.get('/image/v2/images')).status).toBe(401)
    expect((await client.get('/identity/v3/auth/projects')).status).toBe(401)
    await cloud.restart()
    expect((await client.get('/image/v2/images')).status).toBe(401)
  })

  test('survive a restart', async () => {
    const client = await cloud.as('demo', 'demo')
    await cloud.restart()
    expect((await client.get('/image/v2/images')).status).toBe(200)
  })

  test('expire, also tokens derived from others', async () => {
    const client = await cloud.as('demo', 'demo')
    cloud.clock.advance(1800)
    const identity = { methods: ['token'], token: { id: client.token } }
    const second = await textOf({ auth: { identity, scope: inProject('alt_demo') } })
    const ask = { headers: { 'x-auth-token': second } }
    expect((await cloud.send('GET', '/image/v2/images', ask)).status).toBe(200)
    cloud.clock.advance(1801)
    expect((await client.get('/image/v2/images')).status).toBe(401)
    expect((await cloud.send('GET', '/image/v2/images', ask)).status).toBe(401)
  })
})
