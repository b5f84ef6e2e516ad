import { describe, expect, test } from 'vitest'
import type { Body } from '../../../../test-support/http.ts'
import { testCloud } from '../../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const admin = await cloud.as('admin', 'admin')
const v3 = (path: string) => `/identity/v3/${path}`
const catalog = async (): Promise<Body[]> => (await admin.get(v3('auth/catalog'))).body.catalog
const change = (path: string, body: Body) => admin.send('PATCH', v3(path), { body })

describe('the catalog', () => {
  test('has added services, with the project in the URL', async () => {
    const { id } = (await admin.post(v3('services'), { service: { type: 'ours', name: 'ours' } })).body.service
    const endpoint = { service_id: id, interface: 'public', url: 'http://ours/$(project_id)s', region: 'Elsewhere' }
    const made = (await admin.post(v3('endpoints'), { endpoint })).body.endpoint
    expect(made.url).toBe('http://ours/$(project_id)s')
    expect((await admin.get(v3('regions/Elsewhere'))).status).toBe(200)
    const entry = (await catalog()).find(({ type }) => type === 'ours')
    expect(entry?.endpoints).toMatchObject([{ url: `http://ours/${admin.projectId}`, region_id: 'Elsewhere' }])
    await change(`endpoints/${made.id}`, { endpoint: { enabled: false } })
    expect((await catalog()).find(({ type }) => type === 'ours')?.endpoints).toEqual([])
    expect((await admin.del(v3(`services/${id}`))).status).toBe(204)
    expect((await admin.get(v3(`endpoints/${made.id}`))).status).toBe(404)
    expect((await admin.del(v3('regions/Elsewhere'))).status).toBe(204)
  })

  test('lacks disabled and removed services, also after a restart', async () => {
    const { body } = await admin.get(v3('services?type=image'))
    const image = body.services[0].id
    await change(`services/${image}`, { service: { enabled: false } })
    expect((await catalog()).map(({ type }) => type)).not.toContain('image')
    await cloud.restart()
    expect((await catalog()).map(({ type }) => type)).not.toContain('image')
    await change(`services/${image}`, { service: { enabled: true, description: 'Pictures' } })
    expect((await admin.get(v3(`services/${image}`))).body.service.description).toBe('Pictures')
    const { endpoints } = (await admin.get(v3(`endpoints?service_id=${image}&interface=public`))).body
    expect((await admin.del(v3(`endpoints/${endpoints[0].id}`))).status).toBe(204)
    const left = (await catalog()).find(({ type }) => type === 'image')
    expect(left?.endpoints.map((endpoint: Body) => endpoint.interface)).toEqual(['internal', 'admin'])
  })
})

test('deleting a region deletes the regions below it', async () => {
  await admin.post(v3('regions'), { region: { id: 'north' } })
  await admin.put(v3('regions/north-1'), { region: { parent_region_id: 'north' } })
  const { body } = await admin.get(v3('regions?parent_region_id=north'))
  expect(body.regions.map(({ id }: Body) => id)).toEqual(['north-1'])
  expect((await admin.del(v3('regions/north'))).status).toBe(204)
  expect((await admin.get(v3('regions/north-1'))).status).toBe(404)
})
