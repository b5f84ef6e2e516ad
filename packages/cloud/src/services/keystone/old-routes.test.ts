import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let admin: Client
let demo: Client

beforeAll(async () => {
  admin = await cloud.as('admin', 'admin')
  demo = await cloud.as('demo', 'demo')
})

const V3 = '/identity/v3'
const patch = (path: string, body: unknown) => admin.send('PATCH', `${V3}${path}`, { body })
const ids = (items: Body[]) => items.map(({ id }: Body) => id)
const endpointsOf = async (query: string): Promise<Body[]> =>
  (await admin.get(`${V3}/endpoints?${query}`)).body.endpoints

test.for([
  ['policies', { policy: { blob: '{}', type: 'application/json', owner: 'me' } }, { policy: { blob: '{"a": 1}' } }],
  ['OS-OAUTH1/consumers', { consumer: { description: 'A tool' } }, { consumer: { description: 'Another tool' } }],
  [
    'OS-EP-FILTER/endpoint_groups',
    { endpoint_group: { name: 'public', filters: { interface: 'public' } } },
    { endpoint_group: { description: 'What users reach' } },
  ],
] as const)('%s are created, listed, changed and deleted', async ([path, made, changed]) => {
  const key = Object.keys(made)[0] ?? ''
  const created = await admin.post(`${V3}/${path}`, made)
  expect(created.status).toBe(201)
  const { id, secret, ...stored } = created.body[key]
  expect(stored).toMatchObject({ ...Object.values(made)[0], links: { self: `${cloud.url}${V3}/${path}/${id}` } })
  expect(secret === undefined).toBe(key !== 'consumer')
  const shown = (await admin.get(`${V3}/${path}/${id}`)).body[key]
  expect(shown).toEqual({ id, ...stored })
  expect((await admin.get(`${V3}/${path}`)).body[path.split('/').at(-1) ?? '']).toEqual([shown])
  expect((await patch(`/${path}/${id}`, changed)).body[key]).toEqual({ ...shown, ...Object.values(changed)[0] })
  expect((await demo.get(`${V3}/${path}`)).status).toBe(403)
  expect((await demo.get(`${V3}/${path}/${id}`)).status).toBe(403)
  expect((await admin.del(`${V3}/${path}/${id}`)).status).toBe(204)
  expect((await admin.get(`${V3}/${path}/${id}`)).status).toBe(404)
})

test('a policy is found by endpoint, by service and region, or by service', async () => {
  const make = async () =>
    (await admin.post(`${V3}/policies`, { policy: { blob: '{}', type: 'x' } })).body.policy.id as string // an id
  const [general, special] = [await make(), await make()]
  const [endpoint] = await endpointsOf('interface=public')
  const at = (policy: string) => `${V3}/policies/${policy}/OS-ENDPOINT-POLICY`
  const found = async () =>
    (await admin.get(`${V3}/endpoints/${endpoint.id}/OS-ENDPOINT-POLICY/policy`)).body.policy?.id

  expect(await found()).toBeUndefined()
  expect((await admin.put(`${at(general)}/services/${endpoint.service_id}`)).status).toBe(204)
  expect(await found()).toBe(general)
  expect((await admin.get(`${at(general)}/endpoints`)).body.endpoints).toHaveLength(3)
  const regional = `${at(special)}/services/${endpoint.service_id}/regions/${endpoint.region_id}`
  expect((await admin.put(regional)).status).toBe(204)
  expect((await admin.get(regional)).status).toBe(204)
  expect(await found()).toBe(special)
  expect((await admin.del(regional)).status).toBe(204)
  expect((await admin.get(regional)).status).toBe(404)
  expect((await admin.put(`${at(special)}/endpoints/${endpoint.id}`)).status).toBe(204)
  expect(await found()).toBe(special)
  await admin.del(`${V3}/policies/${special}`)
  expect(await found()).toBe(general)
  expect((await admin.put(`${at(general)}/endpoints/nothing`)).status).toBe(404)
})

test('projects have endpoints of their own and those of their endpoint groups', async () => {
  const [own] = await endpointsOf('interface=admin')
  const publics = await endpointsOf('interface=public')
  const { endpoint_group: group } = (
    await admin.post(`${V3}/OS-EP-FILTER/endpoint_groups`, {
      endpoint_group: { name: 'publics', filters: { interface: 'public' } },
    })
  ).body
  const at = `${V3}/OS-EP-FILTER`
  const project = `${at}/projects/${demo.projectId}`
  expect((await admin.get(`${at}/endpoint_groups/${group.id}/endpoints`)).body.endpoints).toHaveLength(publics.length)
  expect((await admin.get(`${project}/endpoints/${own.id}`)).status).toBe(404)
  expect((await admin.put(`${project}/endpoints/${own.id}`)).status).toBe(204)
  expect((await admin.put(`${at}/endpoint_groups/${group.id}/projects/${demo.projectId}`)).status).toBe(204)
  expect(ids((await admin.get(`${project}/endpoints`)).body.endpoints).toSorted()).toEqual(
    [own.id, ...ids(publics)].toSorted(),
  )
  expect(ids((await admin.get(`${project}/endpoint_groups`)).body.endpoint_groups)).toEqual([group.id])
  expect(ids((await admin.get(`${at}/endpoints/${own.id}/projects`)).body.projects)).toEqual([demo.projectId])
  expect((await admin.del(`${at}/endpoint_groups/${group.id}`)).status).toBe(204)
  expect(ids((await admin.get(`${project}/endpoints`)).body.endpoints)).toEqual([own.id])
  expect(
    (await admin.post(`${at}/endpoint_groups`, { endpoint_group: { name: 'x', filters: { color: 1 } } })).status,
  ).toBe(400)
})

describe('the configuration of a domain', () => {
  const config = `${V3}/domains/default/config`

  test('is stored by group and option, without showing passwords', async () => {
    expect((await admin.get(config)).body.error.message).toBe(
      'Could not find any options in domain configuration for domain default.',
    )
    const body = { config: { identity: { driver: 'ldap' }, ldap: { url: 'ldap://one', password: 'secret' } } }
    const shown = { identity: { driver: 'ldap' }, ldap: { url: 'ldap://one' } }
    const created = await admin.put(config, body)
    expect([created.status, created.body]).toEqual([201, { config: shown }])
    expect((await admin.put(config, body)).status).toBe(200)
    expect((await admin.get(`${config}/ldap`)).body).toEqual({ config: { ldap: shown.ldap } })
    expect((await admin.get(`${config}/ldap/url`)).body).toEqual({ config: { url: 'ldap://one' } })
    expect((await admin.get(`${config}/ldap/password`)).status).toBe(404)
    await patch('/domains/default/config/ldap/url', { config: { url: 'ldap://two' } })
    await patch('/domains/default/config/ldap', { config: { ldap: { suffix: 'cn=x' } } })
    expect((await admin.get(`${config}/ldap`)).body.config.ldap).toEqual({ url: 'ldap://two', suffix: 'cn=x' })
    expect((await admin.del(`${config}/ldap/suffix`)).status).toBe(204)
    expect((await admin.del(`${config}/ldap`)).status).toBe(204)
    expect((await admin.get(config)).body).toEqual({ config: { identity: { driver: 'ldap' } } })
    expect((await admin.del(config)).status).toBe(204)
    expect((await admin.get(config)).status).toBe(404)
  })

  test('has defaults', async () => {
    const { ldap, identity } = (await admin.get(`${V3}/domains/config/default`)).body.config
    expect(identity).toEqual({ driver: 'sql', list_limit: null })
    expect(ldap).not.toHaveProperty('password')
    expect((await admin.get(`${V3}/domains/config/ldap/url/default`)).body).toEqual({ config: { url: ldap.url } })
    expect((await admin.get(`${V3}/domains/config/nothing/default`)).status).toBe(403)
  })

  test.for<[string, unknown]>([
    ['an unknown group', { config: { colors: { red: 1 } } }],
    ['an unknown option', { config: { ldap: { color: 'red' } } }],
    ['a group that is no object', { config: { ldap: 'red' } }],
    ['nothing', { config: {} }],
  ])('refuses %s', async ([, body]) => {
    expect((await admin.put(config, body)).status).toBe(403)
  })
})

test('an application credential keeps the microseconds of its expiry', async () => {
  const { body } = await demo.post(`${V3}/users/${demo.userId}/application_credentials`, {
    application_credential: { name: 'precise', expires_at: '2099-01-01T00:00:00.1234Z' },
  })
  expect(body.application_credential.expires_at).toBe('2099-01-01T00:00:00.123400')
})

test('a credential changes its blob and type, and its user only with permission over both', async () => {
  const { credential } = (
    await demo.post(`${V3}/credentials`, { credential: { type: 'note', blob: 'one', user_id: demo.userId } })
  ).body
  const change = (client: Client, body: object) =>
    client.send('PATCH', `${V3}/credentials/${credential.id}`, { body: { credential: body } })
  expect((await change(demo, { blob: 'two', type: 'totp' })).body.credential).toMatchObject({
    blob: 'two',
    type: 'totp',
  })
  expect((await change(demo, { user_id: admin.userId })).status).toBe(403)
  expect((await change(demo, {})).status).toBe(400)
  expect((await change(admin, { user_id: admin.userId })).body.credential.user_id).toBe(admin.userId)
  expect((await change(demo, { blob: 'three' })).status).toBe(403)
})

test('a role of a domain implies roles of the cloud, not the other way around', async () => {
  const { role } = (await admin.post(`${V3}/roles`, { role: { name: 'auditor', domain_id: 'default' } })).body
  const { roles } = (await admin.get(`${V3}/roles?name=reader`)).body
  expect((await admin.put(`${V3}/roles/${role.id}/implies/${roles[0].id}`)).status).toBe(201)
  const refused = await admin.put(`${V3}/roles/${roles[0].id}/implies/${role.id}`)
  expect([refused.status, refused.body.error.message]).toEqual([403, 'Global role cannot imply a domain-specific role'])
})
