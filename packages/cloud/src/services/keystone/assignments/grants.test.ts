import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`
const make = async (kind: string, fields: Body) => (await admin.post(v3(`${kind}s`), { [kind]: fields })).body[kind].id

const user = await make('user', { name: 'grantee', password: 'grantee' })
const group = await make('group', { name: 'grantees' })
const role = await make('role', { name: 'granted' })
const domain = await make('domain', { name: 'place' })
const top = await make('project', { name: 'top', domain_id: domain })
const middle = await make('project', { name: 'middle', parent_id: top })
const bottom = await make('project', { name: 'bottom', parent_id: middle })

const signIn = async (scope: unknown) => {
  const identity = { methods: ['password'], password: { user: { id: user, password: 'grantee' } } }
  return cloud.send('POST', v3('auth/tokens'), { body: { auth: { identity, scope } } })
}
const onProject = (id: string) => signIn({ project: { id } })

describe.each(['users', 'groups'])('roles of %s', (kind) => {
  const holder = `${kind}/${kind === 'users' ? user : group}`

  test.for([`projects/${top}`, `domains/${domain}`, 'system'])(
    'on %s are given, checked, listed and taken',
    async (place) => {
      const roles = v3(`${place}/${holder}/roles`)
      const status = async (method: string) => (await admin.send(method, `${roles}/${role}`)).status
      expect(await status('HEAD')).toBe(404)
      expect([await status('PUT'), await status('PUT'), await status('HEAD'), await status('GET')]).toEqual([
        204, 204, 204, 204,
      ])
      expect((await admin.get(roles)).body.roles.map(({ id }: Body) => id)).toEqual([role])
      expect([await status('DELETE'), await status('DELETE')]).toEqual([204, 404])
      expect((await admin.get(roles)).body.roles).toEqual([])
    },
  )

  test.for(['domains', 'projects'])('inherited from %s apply below, not there', async (place) => {
    if (kind === 'groups') await admin.put(v3(`groups/${group}/users/${user}`))
    const at = place === 'domains' ? domain : top
    const path = v3(`OS-INHERIT/${place}/${at}/${holder}/roles/${role}/inherited_to_projects`)
    expect((await admin.put(path)).status).toBe(204)
    expect((await onProject(bottom)).body.token.roles.map(({ id }: Body) => id)).toEqual([role])
    expect((await onProject(top)).status).toBe(place === 'domains' ? 201 : 401)
    expect((await signIn({ domain: { id: domain } })).status).toBe(401)
    const { body } = await admin.get(v3(`role_assignments?effective&user.id=${user}&scope.project.id=${bottom}`))
    expect(body.role_assignments).toMatchObject([
      { scope: { project: { id: bottom }, 'OS-INHERIT:inherited_to': 'projects' } },
    ])
    expect((await admin.del(path)).status).toBe(204)
    expect((await onProject(bottom)).status).toBe(401)
  })
})

test('assignments of a project can be listed with those of its subtree', async () => {
  await admin.put(v3(`projects/${bottom}/users/${user}/roles/${role}`))
  const list = async (query: string) =>
    (await admin.get(v3(`role_assignments?scope.project.id=${top}${query}`))).body.role_assignments.length
  expect([await list(''), await list('&include_subtree=true')]).toEqual([0, 1])
})

test('a token lacks domain-specific roles, but has the roles they imply', async () => {
  const own = await make('role', { name: 'local', domain_id: domain })
  await admin.put(v3(`roles/${own}/implies/${role}`))
  await admin.put(v3(`projects/${middle}/users/${user}/roles/${own}`))
  expect((await onProject(middle)).body.token.roles.map(({ name }: Body) => name)).toEqual(['granted'])
  const elsewhere = await make('project', { name: 'elsewhere' })
  const refused = await admin.put(v3(`projects/${elsewhere}/users/${user}/roles/${own}`))
  expect(refused.body.error.message).toBe(
    `Project ${elsewhere} must be in the same domain as the role ${own} being assigned.`,
  )
})

test('an implied role is effective and revocable at once', async () => {
  const boss = await make('role', { name: 'boss' })
  const implied = v3(`roles/${boss}/implies/${role}`)
  await admin.put(v3(`projects/${top}/users/${user}/roles/${boss}`))
  const names = async () => (await onProject(top)).body.token.roles.map(({ name }: Body) => name)
  expect(await names()).toEqual(['boss'])
  expect((await admin.put(implied)).status).toBe(201)
  expect((await admin.send('HEAD', implied)).status).toBe(204)
  expect(await names()).toEqual(['boss', 'granted'])
  expect((await admin.del(implied)).status).toBe(204)
  expect(await names()).toEqual(['boss'])
})

test('a domain administrator can read only that domain', async () => {
  const { body } = await admin.get(v3('roles?name=reader'))
  await admin.put(v3(`domains/${domain}/users/${user}/roles/${body.roles[0].id}`))
  const token = String((await signIn({ domain: { id: domain } })).headers['x-subject-token'])
  const list = async (query: string) => {
    const response = await cloud.send('GET', v3(`projects${query}`), { headers: { 'x-auth-token': token } })
    return response.body.projects?.map(({ name }: Body) => name) ?? response.status
  }
  expect(await list('')).toEqual(['top', 'middle', 'bottom'])
  expect(await list('?domain_id=default')).toBe(403)
})
