import { describe, expect, test } from 'vitest'
import { patience } from './patience.ts'
import { openTarget } from './target.ts'

const { client, admin, member } = await openTarget()

describe('openstack', patience, () => {
  test('token issue', async () => {
    const token = await client.json('token issue')
    expect(token.id).toMatch(/^gAAAAA/)
    expect(token.user_id).toMatch(/^[0-9a-f]{32}$/)
    expect(token.project_id).toMatch(/^[0-9a-f]{32}$/)
  })

  test('token issue with a wrong password', async () => {
    const { code, stderr } = await client.run('token issue', { env: { OS_PASSWORD: 'wrong' } })
    expect(code).toBe(1)
    expect(stderr).toContain('The request you have made requires authentication. (HTTP 401)')
  })

  test('token revoke', async () => {
    const { id } = await client.json('token issue')
    expect(await client.run(`token revoke ${id}`)).toMatchObject({ code: 0, stderr: '' })
    const env = { OS_AUTH_TYPE: 'v3token', OS_TOKEN: id, OS_USERNAME: '', OS_PASSWORD: '', OS_USER_DOMAIN_NAME: '' }
    expect(await client.run('project list', { env })).toMatchObject({ code: 1 })
  })

  test('catalog list and show', async () => {
    const catalog: { Type: string; Endpoints: { interface: string; url: string }[] }[] =
      await client.json('catalog list')
    expect(catalog.map((entry) => entry.Type)).toEqual(expect.arrayContaining(['identity', 'image']))
    expect(await client.json('catalog show image')).toMatchObject({ name: 'glance', type: 'image' })
  })

  test('project list shows members their own projects and administrators all', async () => {
    const names = async (env = member) =>
      (await client.json('project list', { env })).map((project: { Name: string }) => project.Name)
    expect(await names()).toEqual(expect.arrayContaining(['demo', 'alt_demo']))
    expect(await names()).not.toContain('admin')
    expect(await names(admin)).toEqual(expect.arrayContaining(['admin', 'demo', 'service']))
  })

  test('project show by name and by id, and a missing project', async () => {
    const project = await client.json('project show demo', { env: admin })
    expect(project).toMatchObject({ name: 'demo', domain_id: 'default', enabled: true })
    expect(await client.json(`project show ${project.id}`, { env: admin })).toEqual(project)
    const { code, stderr } = await client.run('project show nothing', { env: admin })
    expect(code).toBe(1)
    expect(stderr).toContain('No project with a name or ID of')
  })

  test.for([
    ['user list', 'Name', 'demo'],
    ['role list', 'Name', 'member'],
    ['domain list', 'Name', 'Default'],
    ['region list', 'Region', 'RegionOne'],
    ['service list', 'Type', 'image'],
    ['endpoint list', 'Service Type', 'image'],
    ['role assignment list --names', 'Role', 'admin'],
  ] as const)('%s, as administrator and as member', async ([command, column, value]) => {
    const rows: Record<string, string>[] = await client.json(command, { env: admin })
    expect(rows.map((row) => row[column])).toContain(value)
    const asMember = await client.run(command)
    expect(asMember.code).toBe(command === 'region list' ? 0 : 1)
  })

  test('user show and role show', async () => {
    expect(await client.json('user show demo', { env: admin })).toMatchObject({ name: 'demo', enabled: true })
    expect(await client.json('role show member', { env: admin })).toMatchObject({ name: 'member' })
  })
})
