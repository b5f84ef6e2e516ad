import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { inProject, testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const admin = await cloud.as('admin', 'admin')
const demo = await cloud.as('demo', 'demo')
const v3 = (path: string) => `/identity/v3/${path}`
const own = v3(`users/${demo.userId}/application_credentials`)
let count = 0

const make = async (fields: object = {}): Promise<Body> => {
  const { body } = await demo.post(own, { application_credential: { name: `credential-${++count}`, ...fields } })
  return body.application_credential
}
const signIn = (application_credential: Body, scope?: unknown) => {
  const identity = { methods: ['application_credential'], application_credential }
  return cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity, ...(scope !== undefined && { scope }) } } })
}
const tokenOf = async ({ id, secret }: Body) => String((await signIn({ id, secret })).headers['x-subject-token'])
const as = (token: string) => (method: string, path: string, body?: unknown) =>
  cloud.send(method, path, { headers: { 'x-auth-token': token }, ...(body !== undefined && { body }) })

describe('signing in', () => {
  test('accepts an id, or a name and user', async () => {
    const { id, name, secret } = await make()
    expect((await signIn({ id, secret })).body.token.project.id).toBe(demo.projectId)
    expect((await signIn({ name, secret, user: { id: demo.userId } })).status).toBe(201)
    expect((await signIn({ name, secret, user: { name: 'demo', domain: { id: 'default' } } })).status).toBe(201)
  })

  test('refuses a wrong secret, a name without user, a scope, and an unknown id', async () => {
    const { id, name, secret } = await make()
    const responses = [
      await signIn({ id, secret: 'wrong' }),
      await signIn({ name, secret }),
      await signIn({ id, secret }, inProject('demo')),
      await signIn({ id: 'nope', secret }),
    ]
    expect(responses.map(({ status }) => status)).toEqual([401, 400, 401, 404])
  })

  test('fails after the credential expires', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString().slice(0, 19)
    const { id, secret } = await make({ expires_at: soon })
    expect((await signIn({ id, secret })).status).toBe(201)
    cloud.clock.advance(3700)
    expect((await signIn({ id, secret })).status).toBe(401)
  })

  test('the secret is returned once and stored as a hash only', async () => {
    const { id, secret } = await make()
    expect((await demo.get(`${own}/${id}`)).body.application_credential).not.toHaveProperty('secret')
    expect(cloud.dump()).not.toContain(secret)
  })
})

describe('a token of an application credential', () => {
  test('has the roles of the credential', async () => {
    const { id, secret } = await make({ roles: [{ name: 'reader' }] })
    expect((await signIn({ id, secret })).body.token.roles.map(({ name }: Body) => name)).toEqual(['reader'])
    const more = { application_credential: { name: 'more', roles: [{ name: 'admin' }] } }
    const refused = await demo.post(own, more)
    expect(refused.body.error.message).toBe(
      'Invalid application credential: Cannot create an application credential with unassigned role',
    )
  })

  test('cannot create tokens, and other credentials only if unrestricted', async () => {
    const restricted = as(await tokenOf(await make()))
    const free = as(await tokenOf(await make({ unrestricted: true })))
    const another = () => ({ application_credential: { name: `another-${++count}` } })
    expect((await restricted('POST', own, another())).status).toBe(403)
    expect((await free('POST', own, another())).status).toBe(201)
    const identity = { methods: ['token'], token: { id: await tokenOf(await make()) } }
    expect((await cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity } } })).status).toBe(403)
  })

  test('can send only the requests in its access rules', async () => {
    const rules = [
      { service: 'image', method: 'GET', path: '/v2/images' },
      { service: 'image', method: 'GET', path: '/v2/images/*/members' },
    ]
    const call = as(await tokenOf(await make({ access_rules: rules })))
    const { body } = await call('GET', '/image/v2/images?limit=1')
    const [image] = body.images
    expect((await call('GET', `/image/v2/images/${image.id}`)).status).toBe(401)
    expect((await call('GET', `/image/v2/images/${image.id}/members`)).status).not.toBe(401)
    expect((await call('POST', '/image/v2/images', { name: 'x' })).status).toBe(401)
    expect((await call('GET', v3('auth/projects'))).status).toBe(200)
  })

  test('is revoked with the credential and with its roles', async () => {
    const first = await make()
    const token = as(await tokenOf(first))
    expect((await token('GET', '/image/v2/images')).status).toBe(200)
    expect((await demo.del(`${own}/${first.id}`)).status).toBe(204)
    expect((await token('GET', '/image/v2/images')).status).toBe(401)

    const second = await make({ roles: [{ name: 'member' }] })
    const { body } = await admin.get(v3('roles?name=member'))
    const grant = v3(`projects/${demo.projectId}/users/${demo.userId}/roles/${body.roles[0].id}`)
    await admin.del(grant)
    await admin.put(grant)
    expect((await signIn({ id: second.id, secret: second.secret })).status).toBe(404)
  })
})

test('an access rule in use cannot be deleted', async () => {
  const { access_rules } = await make({ access_rules: [{ service: 'volumev3', method: 'GET', path: '/v3/**' }] })
  const response = await demo.del(v3(`users/${demo.userId}/access_rules/${access_rules[0].id}`))
  expect(response.status).toBe(403)
  expect(response.body.error.message).toBe('May not delete access rule in use')
})
