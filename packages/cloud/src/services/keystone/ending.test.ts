import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { credentials, testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`
const member = (await admin.get(v3('roles?name=member'))).body.roles[0].id
let count = 0

/** A new user with a role on a new project in a new domain, with a token for it. */
async function newUser(options: { byGroup?: boolean } = {}) {
  const name = `somebody-${++count}`
  const make = async (kind: string, fields: Body) =>
    (await admin.post(v3(`${kind}s`), { [kind]: fields })).body[kind].id
  const domain = await make('domain', { name })
  const project = await make('project', { name, domain_id: domain })
  const user = await make('user', { name, domain_id: domain, password: name })
  const group = await make('group', { name, domain_id: domain })
  const holder = options.byGroup ? `groups/${group}` : `users/${user}`
  const grant = `projects/${project}/${holder}/roles/${member}`
  await admin.put(v3(`groups/${group}/users/${user}`))
  await admin.put(v3(grant))
  const signIn = () => {
    const identity = { methods: ['password'], password: { user: { id: user, password: name } } }
    return cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity, scope: { project: { id: project } } } } })
  }
  const response = await signIn()
  const headers = { 'x-auth-token': String(response.headers['x-subject-token']) }
  const status = async () => (await cloud.send('GET', '/image/v2/images', { headers })).status
  return { domain, project, user, group, grant, status, signIn, name }
}
type NewUser = Awaited<ReturnType<typeof newUser>>

const change = (path: string, body: Body) => admin.send('PATCH', v3(path), { body })

describe('a token is revoked', () => {
  test.for<[string, (account: NewUser) => Promise<unknown>]>([
    ['with the user', ({ user }) => admin.del(v3(`users/${user}`))],
    ['when the user is disabled', ({ user }) => change(`users/${user}`, { user: { enabled: false } })],
    ['when the password is set anew', ({ user }) => change(`users/${user}`, { user: { password: 'other' } })],
    ['with the project', ({ project }) => admin.del(v3(`projects/${project}`))],
    ['when the project is disabled', ({ project }) => change(`projects/${project}`, { project: { enabled: false } })],
    ['when the domain is disabled', ({ domain }) => change(`domains/${domain}`, { domain: { enabled: false } })],
    ['with the role', ({ grant }) => admin.del(v3(grant))],
  ])('%s', async ([, end]) => {
    const account = await newUser()
    expect(await account.status()).toBe(200)
    await end(account)
    expect(await account.status()).toBe(401)
    await cloud.restart()
    expect(await account.status()).toBe(401)
  })

  test.for<[string, (account: NewUser) => Promise<unknown>]>([
    ['with the group', ({ group }) => admin.del(v3(`groups/${group}`))],
    ['with the membership', ({ group, user }) => admin.del(v3(`groups/${group}/users/${user}`))],
    ['with the role of the group', ({ grant }) => admin.del(v3(grant))],
  ])('of a group member: %s', async ([, end]) => {
    const account = await newUser({ byGroup: true })
    expect(await account.status()).toBe(200)
    await end(account)
    expect(await account.status()).toBe(401)
  })

  test('and stays revoked after the user is enabled again', async () => {
    const account = await newUser()
    await change(`users/${account.user}`, { user: { enabled: false } })
    expect((await account.signIn()).status).toBe(401)
    await change(`users/${account.user}`, { user: { enabled: true } })
    expect(await account.status()).toBe(401)
    expect((await account.signIn()).status).toBe(201)
  })
})

test('deleting a disabled domain deletes everything in it', async () => {
  const account = await newUser()
  expect((await admin.del(v3(`domains/${account.domain}`))).status).toBe(403)
  await change(`domains/${account.domain}`, { domain: { enabled: false } })
  expect((await admin.del(v3(`domains/${account.domain}`))).status).toBe(204)
  for (const path of [`users/${account.user}`, `projects/${account.project}`, `groups/${account.group}`]) {
    expect((await admin.get(v3(path))).status).toBe(404)
  }
})

test('deleting a role removes its assignments', async () => {
  const role = (await admin.post(v3('roles'), { role: { name: 'passing' } })).body.role.id
  const account = await newUser()
  await admin.put(v3(`projects/${account.project}/users/${account.user}/roles/${role}`))
  await admin.put(v3(`roles/${role}/implies/${member}`))
  expect((await admin.del(v3(`roles/${role}`))).status).toBe(204)
  const { body } = await admin.get(v3(`role_assignments?user.id=${account.user}`))
  expect(body.role_assignments.map((row: Body) => row.role.id)).toEqual([member])
})

test('the demo accounts can still sign in', async () => {
  expect((await cloud.send('POST', v3('auth/tokens'), { body: credentials('demo') })).status).toBe(201)
})
