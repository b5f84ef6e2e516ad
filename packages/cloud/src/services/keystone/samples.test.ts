import { beforeAll, describe, expect, test } from 'vitest'
import type { RequestOptions } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { credentials, inProject, testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
let demo: Client
let admin: Client

beforeAll(async () => {
  demo = await cloud.as('demo', 'demo')
  admin = await cloud.as('admin', 'admin')
})

const tokens = '/identity/v3/auth/tokens'
const signIn = (user: string, scope?: unknown, password?: string): [string, string, RequestOptions] => [
  'POST',
  tokens,
  { body: credentials(user, scope, password) },
]

describe('Keystone responds as recorded', () => {
  test.for<[string, () => [string, string, RequestOptions?]]>([
    ['versions', () => ['GET', '/identity/']],
    ['version-v3', () => ['GET', '/identity/v3']],
    ['token-unscoped', () => signIn('demo', 'unscoped')],
    ['token-project', () => signIn('demo', inProject('demo'))],
    ['token-domain', () => signIn('admin', { domain: { id: 'default' } })],
    ['token-system', () => signIn('admin', { system: { all: true } })],
    ['error-401-wrong-password', () => signIn('demo', 'unscoped', 'wrong')],
    ['error-401-not-in-project', () => signIn('demo', inProject('admin'))],
    ['error-401-no-token', () => ['GET', '/identity/v3/projects']],
    ['error-401-bad-token', () => ['GET', '/identity/v3/projects', { headers: { 'x-auth-token': 'gAAAAA' } }]],
    ['error-404-path', () => ['GET', '/identity/v3/nothing-here']],
    ['error-405-method', () => ['PUT', '/identity/v3/projects', { body: {} }]],
  ])('%s, without a token', async ([name, request]) => {
    const actual = await cloud.send(...request())
    expectLike(actual, sample('identity', name))
    expect(actual.headers['x-openstack-request-id']).toMatch(/^req-[0-9a-f-]{36}$/)
  })

  test('token-project-nocatalog', async () => {
    const actual = await cloud.send('POST', `${tokens}?nocatalog`, { body: credentials('demo', inProject('demo')) })
    expectLike(actual, sample('identity', 'token-project-nocatalog'))
    expect(actual.body.token).not.toHaveProperty('catalog')
  })

  test('token-rescoped keeps the expiry and the methods of the first token', async () => {
    const first = await cloud.send(...signIn('demo', 'unscoped'))
    const identity = { methods: ['token'], token: { id: first.headers['x-subject-token'] } }
    const actual = await cloud.send('POST', tokens, { body: { auth: { identity, scope: inProject('demo') } } })
    expectLike(actual, sample('identity', 'token-rescoped'))
    expect(actual.body.token.methods).toEqual(['token', 'password'])
    expect(actual.body.token.expires_at).toBe(first.body.token.expires_at)
    expect(actual.body.token.audit_ids).toEqual([expect.any(String), ...first.body.token.audit_ids])
  })

  test('token-validate, token-check, token-revoke, then 404', async () => {
    const subject = String((await cloud.send(...signIn('demo', 'unscoped'))).headers['x-subject-token'])
    const ask = { headers: { 'x-subject-token': subject } }
    expectLike(await admin.send('GET', tokens, ask), sample('identity', 'token-validate'))
    expectLike(await admin.send('HEAD', tokens, ask), sample('identity', 'token-check'))
    expectLike(await admin.send('DELETE', tokens, ask), sample('identity', 'token-revoke'))
    const afterwards = await admin.send('GET', tokens, ask)
    expectLike(afterwards, sample('identity', 'error-404-token-revoked'))
    expect(afterwards.status).toBe(404)
  })

  const gone = '00000000000040008000000000000000'
  test.for<[string, 'demo' | 'admin', () => string]>([
    ['auth-catalog', 'demo', () => 'auth/catalog'],
    ['auth-projects', 'demo', () => 'auth/projects'],
    ['auth-domains', 'demo', () => 'auth/domains'],
    ['user-projects', 'demo', () => `users/${demo.userId}/projects`],
    ['error-403-user-show', 'demo', () => `users/${admin.userId}`],
    ['error-403-users-list', 'demo', () => 'users'],
    ['user-show', 'admin', () => `users/${demo.userId}`],
    ['projects-list', 'admin', () => 'projects'],
    ['projects-list-filter', 'admin', () => 'projects?name=demo&domain_id=default'],
    ['project-show', 'admin', () => `projects/${demo.projectId}`],
    ['domains-list', 'admin', () => 'domains?name=Default'],
    ['roles-list', 'admin', () => 'roles'],
    ['role-assignments', 'admin', () => `role_assignments?scope.project.id=${demo.projectId}`],
    ['role-assignments-names', 'admin', () => `role_assignments?include_names&scope.project.id=${demo.projectId}`],
    ['regions-list', 'admin', () => 'regions'],
    ['services-list', 'admin', () => 'services'],
    ['endpoints-list', 'admin', () => 'endpoints'],
    ['error-404-project', 'admin', () => `projects/${gone}`],
    ['error-404-user', 'admin', () => `users/${gone}`],
  ])('%s, for %s', async ([name, who, path]) => {
    const actual = await (who === 'demo' ? demo : admin).get(`/identity/v3/${path()}`)
    expectLike(actual, sample('identity', name))
    expect(actual.headers.vary).toBe('X-Auth-Token')
  })
})
