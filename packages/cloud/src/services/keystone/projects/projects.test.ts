import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`
const make = async (fields: Body): Promise<Body> => (await admin.post(v3('projects'), { project: fields })).body.project
const change = (id: string, project: Body) => admin.send('PATCH', v3(`projects/${id}`), { body: { project } })
const names = async (query: string) =>
  (await admin.get(v3(`projects?${query}`))).body.projects.map(({ name }: Body) => name)

describe('projects', () => {
  test('keep additional attributes', async () => {
    const { id, cost_centre } = await make({ name: 'extra', cost_centre: '42' })
    expect(cost_centre).toBe('42')
    expect((await change(id, { owner: 'me' })).body.project).toMatchObject({
      cost_centre: '42',
      owner: 'me',
      extra: { owner: 'me' },
    })
    expect((await admin.get(v3(`projects/${id}`))).body.project).toMatchObject({ cost_centre: '42', owner: 'me' })
  })

  test('can be nested five levels deep, and return their parents and subtree', async () => {
    const branch: Body[] = []
    for (const at of [0, 1, 2, 3, 4]) {
      branch.push(await make({ name: `level-${at}`, ...(at > 0 && { parent_id: branch[at - 1].id }) }))
    }
    const [first, second, third] = branch.map(({ id }) => id)
    const sixth = await admin.post(v3('projects'), { project: { name: 'level-5', parent_id: branch[4].id } })
    expect(sixth.body.error.message).toBe(`Max hierarchy depth reached for ${branch[4].id} branch.`)
    const shown = await admin.get(v3(`projects/${second}?parents_as_ids&subtree_as_ids`))
    expect(shown.body.project.parents).toEqual({ [first]: { default: null } })
    expect(shown.body.project.subtree).toEqual({ [third]: { [branch[3].id]: { [branch[4].id]: null } } })
    expect(await names(`parent_id=${first}`)).toEqual(['level-1'])
  })

  test('are enabled from the top and disabled from the bottom', async () => {
    const above = await make({ name: 'above' })
    const below = await make({ name: 'below', parent_id: above.id })
    expect((await change(below.id, { enabled: false })).status).toBe(200)
    expect((await change(above.id, { enabled: false })).status).toBe(200)
    const refused = await change(below.id, { enabled: true })
    expect(refused.body.error.message).toBe(`Cannot enable project ${below.id} since it has disabled parents`)
    expect(await names('enabled=false')).toEqual(['above', 'below'])
  })

  test('can be filtered by tags', async () => {
    await make({ name: 'red', tags: ['red'] })
    await make({ name: 'red-blue', tags: ['red', 'blue'] })
    expect(await names('tags=red,blue')).toEqual(['red-blue'])
    expect(await names('tags-any=red,blue')).toEqual(['red', 'red-blue'])
    expect(await names('tags=red&not-tags=blue')).toEqual(['red'])
  })

  test('with is_domain are domains', async () => {
    const { id } = await make({ name: 'as-domain', is_domain: true })
    expect((await admin.get(v3(`domains/${id}`))).body.domain.name).toBe('as-domain')
    expect(await names('is_domain=true')).toEqual(['Default', 'as-domain'])
    expect((await admin.get(v3(`projects/${id}`))).body.project).toMatchObject({ domain_id: null, is_domain: true })
    expect((await change(id, { is_domain: false })).status).toBe(400)
    expect((await admin.del(v3(`projects/${id}`))).status).toBe(403)
    expect((await change(id, { enabled: false, description: 'closed' })).body.project).toMatchObject({
      is_domain: true,
    })
    expect((await admin.get(v3(`domains/${id}`))).body.domain).toMatchObject({ enabled: false, description: 'closed' })
    expect((await admin.del(v3(`projects/${id}`))).status).toBe(204)
    expect((await admin.get(v3(`domains/${id}`))).status).toBe(404)
  })

  test('that are immutable can be updated once the option is removed', async () => {
    const { id } = await make({ name: 'kept', options: { immutable: true } })
    expect((await admin.del(v3(`projects/${id}`))).status).toBe(403)
    expect((await change(id, { options: { immutable: false } })).status).toBe(200)
    expect((await admin.del(v3(`projects/${id}`))).status).toBe(204)
  })
})
