import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../test-support/heat.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'
import type { Client } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud()
const owner = await cloud.as('demo', 'demo')
const other = await cloud.as('demo', 'alt_demo')
const reader = await cloud.as('reader', 'demo')
const admin = await cloud.as('admin', 'admin')

const stack = await stackClient(owner).make('owned', { word: { type: 'OS::Heat::RandomString' } })
const [event] = (await stackClient(owner).get(`stacks/owned/${stack.id}/events`)).body.events
const snapshot = (await stackClient(owner).post(`stacks/owned/${stack.id}/snapshots`, { name: 'kept' })).body
const config = (await stackClient(owner).post('software_configs', { name: 'kept', config: 'x' })).body.software_config
const deployment = (
  await stackClient(owner).post('software_deployments', { config_id: config.id, server_id: 'some-server' })
).body.software_deployment

const template = { heat_template_version: '2018-08-31' }
const READS = [
  ['GET', ''],
  ['GET', '/template'],
  ['GET', '/environment'],
  ['GET', '/files'],
  ['GET', '/outputs'],
  ['GET', '/resources'],
  ['GET', '/resources/word'],
  ['GET', '/resources/word/metadata'],
  ['GET', '/events'],
  ['GET', '/resources/word/events'],
  ['GET', `/resources/${event.resource_name}/events/${event.id}`],
  ['GET', '/snapshots'],
  ['GET', `/snapshots/${snapshot.id}`],
] as const
const WRITES = [
  ['PUT', '', { template }],
  ['PATCH', '', {}],
  ['PUT', '/preview', { template }],
  ['POST', '/actions', { suspend: null }],
  ['POST', '/snapshots', { name: 'taken' }],
  ['POST', `/snapshots/${snapshot.id}/restore`],
  ['DELETE', `/snapshots/${snapshot.id}`],
  ['PATCH', '/resources/word', { mark_unhealthy: true }],
  ['DELETE', '/abandon'],
  ['DELETE', ''],
] as const

const ask = async (who: Client, project: string, [method, path, body]: readonly [string, string, object?]) =>
  (await who.send(method, `/orchestration/v1/${project}/stacks/owned/${stack.id}${path}`, { body })).status

describe('another project’s stack', () => {
  test.for([...READS, ...WRITES])('cannot be found: %s %s', async (attempt) => {
    expect(await ask(other, other.projectId, attempt)).toBe(404)
    expect(await ask(other, owner.projectId, attempt)).toBe(403)
  })

  test('appears only in lists of its project and of administrators', async () => {
    const names = async (who: Client) =>
      (await stackClient(who).get('stacks')).body.stacks.map((one: { stack_name: string }) => one.stack_name)
    expect(await names(owner)).toContain('owned')
    expect(await names(other)).toEqual([])
    expect(await names(admin)).toContain('owned')
    expect((await stackClient(other).get('stacks/owned')).status).toBe(404)
    expect((await stackClient(other).get(`stacks/${stack.id}`)).status).toBe(404)
  })
})

describe('another project’s software configurations and deployments', () => {
  test.for(['GET', 'DELETE'])('cannot be found: %s', async (method) => {
    const heat = stackClient(other)
    expect((await heat.send(method, `software_configs/${config.id}`)).status).toBe(404)
    expect((await heat.send(method, `software_deployments/${deployment.id}`)).status).toBe(404)
    expect((await stackClient(owner).get(`software_configs/${config.id}`)).status).toBe(200)
  })

  test('do not appear in lists of others', async () => {
    expect((await stackClient(other).get('software_configs')).body.software_configs).toEqual([])
    expect((await stackClient(other).get('software_deployments')).body.software_deployments).toEqual([])
  })
})

test('a reader can read everything and change nothing', async () => {
  for (const attempt of READS) expect(await ask(reader, owner.projectId, attempt)).toBe(200)
  for (const attempt of WRITES) expect(await ask(reader, owner.projectId, attempt)).toBe(403)
  expect((await stackClient(reader).post('stacks', { stack_name: 'x', template })).status).toBe(403)
})

test('types for administrators are refused to others', async () => {
  const flavor = { type: 'OS::Nova::Flavor', properties: { ram: 64, vcpus: 1 } }
  const request = { stack_name: 'sized', template: { ...template, resources: { flavor } } }
  expect(await stackClient(owner).post('stacks', request)).toMatchObject({
    status: 403,
    body: { error: { type: 'Forbidden', message: 'You are not authorized to use resource_types:OS::Nova::Flavor.' } },
  })
  expect((await stackClient(admin).make('sized', { flavor })).stack_status).toBe('CREATE_COMPLETE')
})

test('an administrator can read and delete the stacks of all projects', async () => {
  for (const attempt of READS) expect(await ask(admin, owner.projectId, attempt)).toBe(200)
  const found = await stackClient(admin).get(`stacks/${stack.id}`)
  expect(found).toMatchObject({ status: 302, headers: { location: expect.stringContaining(owner.projectId) } })
  expect(await ask(admin, owner.projectId, ['DELETE', ''])).toBe(204)
})
