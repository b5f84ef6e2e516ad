import { describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const demo = await cloud.as('demo', 'demo')
const admin = await cloud.as('admin', 'admin')
const names = (items: Body[]) => items.map((item) => item.name)

describe('projects', () => {
  test('an administrator can list and filter all projects', async () => {
    const list = async (query: string) => names((await admin.get(`/identity/v3/projects${query}`)).body.projects)
    expect(await list('')).toEqual(['admin', 'demo', 'alt_demo', 'service'])
    expect(await list('?name=demo')).toEqual(['demo'])
    expect(await list('?name__contains=demo')).toEqual(['demo', 'alt_demo'])
    expect(await list('?enabled=false')).toEqual([])
    expect(await list('?domain_id=other')).toEqual([])
  })

  test('a member lists only projects with a role', async () => {
    expect((await demo.get('/identity/v3/projects')).status).toBe(403)
    expect(names((await demo.get('/identity/v3/auth/projects')).body.projects)).toEqual(['demo', 'alt_demo'])
    expect((await demo.get(`/identity/v3/users/${admin.userId}/projects`)).status).toBe(403)
  })

  test('a member can read only the token’s project', async () => {
    const status = async (id: string) => (await demo.get(`/identity/v3/projects/${id}`)).status
    expect([await status(demo.projectId), await status(admin.projectId), await status('f'.repeat(32))]).toEqual([
      200, 403, 403,
    ])
  })
})

test('users in responses have no password', async () => {
  const { body } = await admin.get('/identity/v3/users')
  expect(names(body.users)).toContain('demo')
  expect(JSON.stringify(body)).not.toMatch(/hash|8192/)
})

test.for(['users', 'roles', 'services', 'endpoints', 'domains', 'role_assignments'])(
  'a member may not list %s',
  async (kind) => {
    const { status, body } = await demo.get(`/identity/v3/${kind}`)
    expect(status).toBe(403)
    expect(body.error.message).toBe(`You are not authorized to perform the requested action: identity:list_${kind}.`)
  },
)

test('effective role assignments include implied roles, and names on request', async () => {
  const query = `user.id=${demo.userId}&scope.project.id=${demo.projectId}&effective&include_names`
  const { body } = await admin.get(`/identity/v3/role_assignments?${query}`)
  expect(body.role_assignments.map((assignment: Body) => assignment.role.name)).toEqual(['member', 'reader'])
  expect(body.role_assignments[0].scope.project).toMatchObject({ name: 'demo', domain: { name: 'Default' } })
})

test('services and endpoints can be read by id', async () => {
  for (const kind of ['service', 'endpoint'] as const) {
    const { body } = await admin.get(`/identity/v3/${kind}s`)
    const [first] = body[`${kind}s`]
    expect((await admin.get(`/identity/v3/${kind}s/${first.id}`)).body[kind]).toEqual(first)
    expect((await admin.get(`/identity/v3/${kind}s/nothing`)).status).toBe(404)
  }
  expect((await admin.get('/identity/v3/regions/RegionOne')).body.region.id).toBe('RegionOne')
})
