import type { Stack } from '@meridian/wire'
import { describe, expect, test } from 'vitest'
import { stackClient } from '../../../test-support/heat.ts'
import { testCloud } from '../../../test-support/test-cloud.ts'

const cloud = await testCloud({ clock: 'manual' })
const demo = await cloud.as('demo', 'demo')
const heat = stackClient(demo)

const net = { type: 'OS::Neutron::Net', properties: { name: 'timed' } }
const server = {
  type: 'OS::Nova::Server',
  properties: { name: 'timed', flavor: 'm1.tiny', image: 'CirrOS 0.6', networks: [{ network: 'private' }] },
}

async function begin(name: string, resources: object, more: object = {}): Promise<Stack> {
  const { body } = await heat.post('stacks', { stack_name: name, template: heat.template(resources), ...more })
  return (await heat.get(`stacks/${name}/${body.stack.id}`)).body.stack
}

const statuses = async (stack: Stack) =>
  Object.fromEntries((await heat.resources(stack)).map((row) => [row.resource_name, row.resource_status]))

describe('over time', () => {
  test('each resource waits for those it requires', async () => {
    const stack = await begin('ordered', {
      net,
      server: { ...server, depends_on: 'net' },
      after: { type: 'OS::Heat::None', depends_on: 'server' },
    })
    expect(await statuses(stack)).toEqual({ net: 'INIT_COMPLETE', server: 'INIT_COMPLETE', after: 'INIT_COMPLETE' })
    cloud.clock.advance(1)
    expect(await statuses(stack)).toEqual({
      net: 'CREATE_COMPLETE',
      server: 'CREATE_IN_PROGRESS',
      after: 'INIT_COMPLETE',
    })
    expect((await heat.show(stack)).stack_status).toBe('CREATE_IN_PROGRESS')
    cloud.clock.advance(20)
    expect(await statuses(stack)).toMatchObject({ server: 'CREATE_COMPLETE', after: 'CREATE_COMPLETE' })
    expect((await heat.show(stack)).stack_status).toBe('CREATE_COMPLETE')
  })

  test('servers are suspended and resumed with their stack', async () => {
    const stack = await begin('sleepy', { server })
    cloud.clock.advance(20)
    const [row] = await heat.resources(stack)
    const status = async () => (await demo.get(`/compute/v2.1/servers/${row?.physical_resource_id}`)).body.server.status
    const act = async (action: string) => {
      await heat.post(`${heat.pathOf(stack)}/actions`, { [action]: null })
      cloud.clock.advance(20)
      return [(await heat.show(stack)).stack_status, await status()]
    }
    expect(await act('suspend')).toEqual(['SUSPEND_COMPLETE', 'SUSPENDED'])
    const refused = await heat.send('PUT', heat.pathOf(stack), { body: { template: heat.template({}) } })
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { type: 'NotSupported', message: 'Updating a stack when it is suspended is not supported.' } },
    })
    expect(await act('check')).toEqual(['CHECK_FAILED', 'SUSPENDED'])
    expect(await act('resume')).toEqual(['RESUME_COMPLETE', 'ACTIVE'])
    expect(await act('check')).toEqual(['CHECK_COMPLETE', 'ACTIVE'])
  })

  test('a stack in progress refuses other actions, except deletion', async () => {
    const stack = await begin('busy', { server })
    const refused = await heat.post(`${heat.pathOf(stack)}/actions`, { suspend: null })
    expect(refused).toMatchObject({
      status: 409,
      body: { error: { type: 'ActionInProgress', message: 'Stack busy already has an action (CREATE) in progress.' } },
    })
    cloud.clock.advance(1)
    expect((await heat.send('DELETE', heat.pathOf(stack))).status).toBe(204)
    cloud.clock.advance(30)
    expect((await heat.show(stack)).stack_status).toBe('DELETE_COMPLETE')
    expect((await demo.get('/compute/v2.1/servers?name=^timed$')).body.servers).toHaveLength(2)
  })

  test('a cancelled update is rolled back', async () => {
    const slow = { type: 'OS::Heat::TestResource', properties: { wait_secs: 300 } }
    const stack = await begin('hesitant', { net })
    cloud.clock.advance(5)
    await heat.send('PUT', heat.pathOf(stack), { body: { template: heat.template({ net, slow }) } })
    cloud.clock.advance(5)
    expect(await statuses(stack)).toMatchObject({ slow: 'CREATE_IN_PROGRESS' })
    expect((await heat.post(`${heat.pathOf(stack)}/actions`, { cancel_update: null })).status).toBe(200)
    cloud.clock.advance(400)
    expect((await heat.show(stack)).stack_status).toBe('ROLLBACK_COMPLETE')
    expect(await statuses(stack)).toEqual({ net: 'CREATE_COMPLETE' })
  })

  test('a stack fails after its timeout', async () => {
    const slow = { type: 'OS::Heat::TestResource', properties: { wait_secs: 300 } }
    const stack = await begin('late', { slow }, { timeout_mins: 1 })
    cloud.clock.advance(120)
    expect(await heat.show(stack)).toMatchObject({
      stack_status: 'CREATE_FAILED',
      stack_status_reason: 'Create timed out',
    })
  })
})

describe('a wait condition', () => {
  const resources = {
    handle: { type: 'OS::Heat::WaitConditionHandle' },
    wait: {
      type: 'OS::Heat::WaitCondition',
      properties: { handle: { get_resource: 'handle' }, timeout: 60, count: 2 },
    },
  }

  test('succeeds with signals', async () => {
    const stack = await begin('waiting', resources)
    cloud.clock.advance(3)
    const signal = (body: object) => heat.post(`${heat.pathOf(stack)}/resources/handle/signal`, body)
    expect((await signal({ status: 'SUCCESS', id: 'one', data: 'first' })).status).toBe(200)
    cloud.clock.advance(3)
    expect(await statuses(stack)).toMatchObject({ wait: 'CREATE_IN_PROGRESS' })
    await signal({ status: 'SUCCESS', id: 'two', data: 'second' })
    cloud.clock.advance(3)
    expect((await heat.show(stack)).stack_status).toBe('CREATE_COMPLETE')
    const { body } = await heat.get(`${heat.pathOf(stack)}/resources/wait`)
    expect(JSON.parse(body.resource.attributes.data)).toEqual({ one: 'first', two: 'second' })
  })

  test('fails with a failure signal, and without signals', async () => {
    const told = await begin('told', resources)
    const untold = await begin('untold', resources)
    cloud.clock.advance(3)
    await heat.post(`${heat.pathOf(told)}/resources/handle/signal`, { status: 'FAILURE', reason: 'No luck' })
    cloud.clock.advance(90)
    expect((await heat.show(told)).stack_status_reason).toContain('WaitConditionFailure: resources.wait: No luck')
    expect((await heat.show(untold)).stack_status_reason).toContain(
      'WaitConditionTimeout: resources.wait: 0 of 2 received',
    )
  })
})

test('actions in progress continue after a restart', async () => {
  const stack = await begin('interrupted', { net, server: { ...server, depends_on: 'net' } })
  cloud.clock.advance(1)
  await cloud.restart({ clock: 'instant' })
  const again = stackClient(await cloud.as('demo', 'demo'))
  await expect.poll(async () => (await again.show(stack)).stack_status).toBe('CREATE_COMPLETE')
})
