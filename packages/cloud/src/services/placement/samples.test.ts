import { beforeAll, describe, expect, test } from 'vitest'
import type { Body } from '../../../test-support/http.ts'
import { expectLike, sample } from '../../../test-support/samples.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

/** Ids of the recorded cloud: its host, the created provider, a server, a project. */
const RECORDED = {
  host: '697ebd38-30d9-4e56-920d-b319e01d8119',
  made: '6dfceedf-8945-406b-87f4-3ff59ecbaf58',
  server: '5c8a881e-0429-4940-b8b8-6a01ec36134a',
  project: '38864986c5c7461e9b40a3421935d0cd',
}

const cloud = await testCloud()
const ours = { ...RECORDED }
let admin: Client
let demo: Client

beforeAll(async () => {
  admin = await cloud.as('admin', 'admin')
  demo = await cloud.as('demo', 'demo')
  ours.project = demo.projectId
  ours.host = (await admin.get('/placement/resource_providers')).body.resource_providers[0].uuid
  ours.server = (await demo.get('/compute/v2.1/servers?name=web-1')).body.servers[0].id
})

const translate = (text: string) =>
  Object.entries(RECORDED).reduce((all, [key, id]) => all.replaceAll(id, ours[key as keyof typeof ours]), text) // its keys

/** Removes ids that are keys, which differ between clouds. */
const anonymous = (body: Body): Body =>
  body === null
    ? null
    : JSON.parse(JSON.stringify(body).replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'uuid'))

/** Placement sends `vary` only with some errors. */
const withoutVary = <T extends object>(headers: T) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'vary'))

async function replay(name: string, who: { send: Client['send'] } = admin) {
  const recorded = sample('placement', name)
  const { method, path, headers, body } = recorded.request
  const ask = { headers, ...(body !== null && { body: JSON.parse(translate(JSON.stringify(body))) }) }
  const actual = await who.send(method, `/placement${translate(path)}`, ask)
  const response = { ...recorded.response, headers: withoutVary(recorded.response.headers) }
  expectLike({ ...actual, headers: withoutVary(actual.headers) }, { ...recorded, response }, anonymous)
  return actual
}

describe('Placement responds as recorded', () => {
  test.for([
    'resource-providers',
    'resource-providers-1.39',
    'resource-provider-show',
    'inventories',
    'inventory-show',
    'provider-traits',
    'aggregates',
    'usages',
    'usages-project',
    'usages-project-1.9',
    'allocations',
    'allocations-none',
    'allocation-candidates',
    'allocation-candidates-none',
    'resource-classes',
    'traits',
  ])('%s', async (name) => {
    expect((await replay(name)).status).toBe(200)
  })

  test.for([
    'error-400-body',
    'error-400-candidates',
    'error-404-inventory',
    'error-404-resource-provider',
    'error-406-microversion',
  ])('%s', async (name) => {
    const { detail } = (await replay(name)).body.errors[0]
    const recorded = sample('placement', name).response.body.errors[0].detail
    const beginning = (text: string) => text.split('Failed validating', 1)[0]?.split(' On instance', 1)[0]?.trim()
    expect(beginning(detail)).toBe(beginning(translate(recorded)))
  })

  test('versions, and responses to members and without a token', async () => {
    expect((await replay('versions', cloud)).status).toBe(200)
    expect((await replay('error-401-no-token', cloud)).status).toBe(401)
    expect((await replay('error-403-member', demo)).body.errors[0].detail).toContain(
      'placement:resource_providers:list',
    )
  })

  test('over the lifecycle of a provider', async () => {
    for (const name of ['resource-class-create', 'trait-create']) await replay(name)
    ours.made = (await replay('resource-provider-create')).body.uuid
    for (const name of ['error-409-resource-provider', 'inventories-replace', 'error-409-generation'])
      await replay(name)
    for (const name of ['provider-traits-replace', 'resource-provider-update', 'resource-provider-delete'])
      await replay(name)
    await replay('trait-delete')
    expect((await replay('resource-class-delete')).status).toBe(204)
  })
})
