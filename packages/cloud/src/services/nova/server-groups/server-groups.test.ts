import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { compute, refusal } from '../../../../test-support/nova.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const demo = compute(owner, 93)
const alt = compute(await cloud.as('demo', 'alt_demo'), 93)
const reader = compute(await cloud.as('reader', 'demo'), 93)
const admin = compute(await cloud.as('admin', 'admin'), 93)

const make = async (name: string, more = {}) => {
  const { body } = await demo.post('/os-server-groups', { server_group: { name, policy: 'anti-affinity', ...more } })
  return `/os-server-groups/${body.server_group.id}`
}
const names = ({ body }: Body) => body.server_groups.map((group: Body) => group.name)

describe('a server group', () => {
  test('has a policy and, from 2.64 on, rules', async () => {
    const path = await make('ruled', { rules: { max_server_per_host: '2' } })
    expect((await demo.get(path)).body.server_group).toEqual({
      id: expect.any(String),
      name: 'ruled',
      policy: 'anti-affinity',
      rules: { max_server_per_host: 2 },
      members: [],
      project_id: owner.projectId,
      user_id: owner.userId,
    })
    expect((await compute(owner, 12).get(path)).body.server_group).toEqual({
      id: expect.any(String),
      name: 'ruled',
      policies: ['anti-affinity'],
      metadata: {},
      members: [],
    })
  })

  test('lists its servers as members', async () => {
    const [spread] = (await demo.get('/os-server-groups')).body.server_groups
    const { servers } = (await demo.get('/servers?name=web')).body
    expect(spread.members.toSorted()).toEqual(servers.map(({ id }: Body) => id).toSorted())
  })

  test('keeps its servers when it is deleted', async () => {
    const path = '/os-server-groups'
    const [spread] = (await demo.get(path)).body.server_groups
    const [member] = spread.members
    expect((await demo.get(`/servers/${member}`)).body.server.server_groups).toEqual([spread.id])
    expect((await demo.del(`${path}/${spread.id}`)).status).toBe(204)
    expect((await demo.get(`/servers/${member}`)).body.server.server_groups).toEqual([])
    expect(refusal(await demo.get(`${path}/${spread.id}`))).toEqual({
      status: 404,
      message: `Instance group ${spread.id} could not be found.`,
    })
  })

  test.for([
    [93, { policy: 'affinity', rules: { max_server_per_host: 2 } }, 'Only anti-affinity policy supports rules.'],
    [93, { policies: ['affinity'] }, "'policy' is a required property"],
    [93, { policy: 'anti-affinity', rules: { max_server_per_host: 0 } }, '0 is less than the minimum of 1'],
    [1, { policies: ['soft-affinity'] }, "'soft-affinity' is not one of ['anti-affinity', 'affinity']"],
    [1, { policies: [] }, '[] is too short'],
    [1, { policies: ['affinity', 'affinity'] }, "['affinity', 'affinity'] has non-unique elements"],
    [1, { policies: ['affinity', 'anti-affinity'] }, "['affinity', 'anti-affinity'] is too long"],
    [1, { policies: 'affinity' }, "'affinity' is not of type 'array'"],
  ] as const)('is refused at 2.%i as %o', async ([minor, group, sentence]) => {
    const response = refusal(
      await compute(owner, minor).post('/os-server-groups', { server_group: { name: 'x', ...group } }),
    )
    expect(response).toEqual({ status: 400, message: expect.stringContaining(sentence) })
  })

  test('is limited by the quota of groups', async () => {
    const quota = `/os-quota-sets/${owner.projectId}`
    const count = names(await demo.get('/os-server-groups')).length
    await admin.put(quota, { quota_set: { server_groups: count } })
    const more = await demo.post('/os-server-groups', { server_group: { name: 'more', policy: 'affinity' } })
    expect(refusal(more)).toEqual({ status: 403, message: 'Quota exceeded, too many server groups.' })
    await admin.put(quota, { quota_set: { server_groups: 10 } })
  })
})

describe('server groups of a project', () => {
  test('are invisible to other projects', async () => {
    const path = await make('ours')
    for (const attempt of [alt.get(path), alt.del(path)]) expect((await attempt).status).toBe(404)
    expect(names(await alt.get('/os-server-groups'))).not.toContain('ours')
    expect((await demo.get(path)).status).toBe(200)
  })

  test('are readable by its readers', async () => {
    const path = await make('readable')
    expect((await reader.get(path)).status).toBe(200)
    expect((await reader.del(path)).status).toBe(403)
    expect((await reader.post('/os-server-groups', { server_group: { name: 'x', policy: 'affinity' } })).status).toBe(
      403,
    )
  })

  test('are accessible to administrators', async () => {
    const path = await make('inspected')
    expect(names(await admin.get('/os-server-groups'))).not.toContain('inspected')
    expect(names(await admin.get('/os-server-groups?all_projects=1'))).toContain('inspected')
    expect(names(await alt.get('/os-server-groups?all_projects=1'))).not.toContain('inspected')
    expect((await admin.get(path)).status).toBe(200)
    expect((await admin.del(path)).status).toBe(204)
  })

  test('are listed by creation, with limit and offset', async () => {
    await make('first')
    await make('second')
    const all = names(await demo.get('/os-server-groups'))
    expect(names(await demo.get('/os-server-groups?limit=1&offset=1'))).toEqual(all.slice(1, 2))
    expect(names(await demo.get('/os-server-groups?limit=0'))).toEqual(all)
    expect(refusal(await demo.get('/os-server-groups?limit=few')).message).toContain("'few' does not match '^[0-9]*$'")
  })
})
