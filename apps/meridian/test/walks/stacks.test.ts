import { once } from 'node:events'
import * as http from 'node:http'
import { heat, neutron, type StackCreate } from '@meridian/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLES } from '../../../../packages/console/src/flows/launch-stack/examples.ts'
import { effectsOf } from '../../../../packages/console/src/flows/launch-stack/resource-effects.ts'
import { linked, setPart } from '../../../../packages/console/src/services/orchestration/hot/edit-hot.ts'
import { ingredients } from '../support/servers.ts'
import { cleanUpStack, stackIs, TEMPLATE } from '../support/stacks.ts'
import { until } from '../support/until.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const ENDED = /_(COMPLETE|FAILED)$/

/** Launches a stack and waits for the end of its creation, good or bad. */
async function launched(template: string, more: Partial<StackCreate> = {}) {
  const body = { stack_name: world.name('stack'), template, timeout_mins: 10, ...more }
  const { id } = await world.call('demo', heat.stackCreate, { body })
  cleanUpStack(world, id)
  return ended(id)
}

const ended = (id: string) =>
  until(
    () => world.call('demo', heat.stackView, { params: { id } }),
    ({ stack_status: status }) => ENDED.test(status),
  )

const statusesOf = async (id: string) => {
  const { items } = await world.call('demo', heat.stackResourceList, { params: { id } })
  return Object.fromEntries(items.map((one) => [one.resource_name, one.resource_status]))
}

async function deleted(id: string) {
  await world.call('demo', heat.stackDelete, { params: { id } })
  const { stack_status: status, stack_status_reason: reason } = await stackIs(
    world,
    id,
    'DELETE_COMPLETE',
    'DELETE_FAILED',
  )
  expect([status, reason]).toEqual(['DELETE_COMPLETE', expect.anything()])
}

describe('the example templates become stacks and leave nothing behind', () => {
  test.each(Object.entries(EXAMPLES))('%s', { timeout: PATIENCE_MS * 2 }, async (_name, template) => {
    const { image, flavor, network } = await ingredients(world)
    const given: Record<string, unknown> = { image: image.id, flavor: flavor.name, network, size: 1 }
    const { Parameters } = await world.call('demo', heat.templateValidate, { body: { template } })
    const parameters = Object.fromEntries(
      Object.keys(Parameters).flatMap((name) => (name in given ? [[name, given[name]]] : [])),
    )
    const preview = await world.call('demo', heat.stackPreview, {
      body: { stack_name: world.name('stack'), template, parameters },
    })
    const stack = await launched(template, { parameters, disable_rollback: true })
    expect([stack.stack_status, stack.stack_status_reason]).toEqual(['CREATE_COMPLETE', expect.anything()])
    const statuses = await statusesOf(stack.id)
    expect(Object.keys(statuses).toSorted()).toEqual(preview.resources.map((one) => one.resource_name).toSorted())
    expect(new Set(Object.values(statuses))).toEqual(new Set(['CREATE_COMPLETE']))
    for (const output of stack.outputs ?? []) expect(output.output_value).toBeTruthy()
    await deleted(stack.id)
  })
})

test('a template that the generator writes becomes a stack', { timeout: PATIENCE_MS * 2 }, async () => {
  let text = setPart('heat_template_version: 2018-08-31\n', ['resources', 'net'], { type: 'OS::Neutron::Net' })
  text = setPart(text, ['resources', 'subnet'], { type: 'OS::Neutron::Subnet', properties: { cidr: '10.78.0.0/24' } })
  text = setPart(text, ['resources', 'port'], { type: 'OS::Neutron::Port' })
  text = linked(text, { from: 'subnet', to: 'net', target: ['network'] })
  text = linked(text, { from: 'port', to: 'net', target: ['network'] })
  const stack = await launched(text)
  expect([stack.stack_status, stack.stack_status_reason]).toEqual(['CREATE_COMPLETE', expect.anything()])
  await deleted(stack.id)
})

/** The address of a template on this machine, served until the tests are over. */
async function servedTemplate(): Promise<string> {
  const server = http.createServer((_request, response) => response.end(TEMPLATE)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  world.cleanUp(async () => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/template.yaml`
}

test('Heat fetches a template from its address; the embedded cloud refuses to', { timeout: PATIENCE_MS }, async () => {
  const body = { stack_name: world.name('stack'), template_url: await servedTemplate() }
  const answer = await world.send('demo', heat.stackCreate, { body })
  if (!world.real) {
    expect([answer.statusCode, answer.body]).toEqual([400, expect.stringContaining('template')])
    return
  }
  expect(answer.statusCode).toBe(201)
  const { id } = answer.json<{ id: string }>()
  cleanUpStack(world, id)
  expect((await stackIs(world, id, 'CREATE_COMPLETE', 'CREATE_FAILED')).stack_status).toBe('CREATE_COMPLETE')
  await deleted(id)
})

/** The last resource fails. */
const FAILING = `
heat_template_version: 2018-08-31
resources:
  net: { type: OS::Neutron::Net }
  subnet: { type: OS::Neutron::Subnet, properties: { network: { get_resource: net }, cidr: 10.79.0.0/24 } }
  broken: { type: OS::Heat::TestResource, depends_on: subnet, properties: { fail: true } }
`

test('a stack that fails keeps what it has, with the reason of the failure', { timeout: PATIENCE_MS }, async () => {
  const stack = await launched(FAILING, { disable_rollback: true })
  expect([stack.stack_status, stack.stack_status_reason]).toEqual([
    'CREATE_FAILED',
    expect.stringContaining('resources.broken'),
  ])
  expect(await statusesOf(stack.id)).toEqual({
    net: 'CREATE_COMPLETE',
    subnet: 'CREATE_COMPLETE',
    broken: 'CREATE_FAILED',
  })
  await deleted(stack.id)
})

test('a stack that fails with rollback removes what it had made', { timeout: PATIENCE_MS }, async () => {
  const { items: before } = await world.call('demo', neutron.networkList, {})
  const body = { stack_name: world.name('stack'), template: FAILING, timeout_mins: 10, disable_rollback: false }
  const { id } = await world.call('demo', heat.stackCreate, { body })
  cleanUpStack(world, id)
  const stack = await stackIs(world, id, 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED')
  expect(stack.stack_status).toBe('ROLLBACK_COMPLETE')
  const { items: after } = await world.call('demo', neutron.networkList, {})
  expect(after.filter(({ name }) => name.startsWith(body.stack_name))).toEqual([])
  expect(after.length).toBeLessThanOrEqual(before.length)
})

test('an update that fails goes back to the template before it', { timeout: PATIENCE_MS }, async () => {
  const { id } = await launched(TEMPLATE)
  const broken = TEMPLATE.replace(
    'outputs:',
    '  broken: { type: OS::Heat::TestResource, properties: { fail: true } }\noutputs:',
  )
  await world.call('demo', heat.stackUpdate, { params: { id }, body: { template: broken, disable_rollback: false } })
  const stack = await stackIs(world, id, 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED')
  expect(stack.stack_status).toBe('ROLLBACK_COMPLETE')
  expect(Object.keys(await statusesOf(id)).toSorted()).toEqual(['kept', 'word'])
})

test(
  '[STACK-02] a replacement is announced by the preview, and is what happens',
  { timeout: PATIENCE_MS },
  async () => {
    const { id, outputs } = await launched(TEMPLATE)
    const params = { id }
    const body = { parameters: { length: 30 } }
    const { replaced, added, deleted: gone } = await world.call('demo', heat.stackPatchPreview, { params, body })
    expect([replaced, added, gone].map((some) => some.map((one) => one.resource_name))).toEqual([['word'], [], []])
    await world.call('demo', heat.stackPatch, { params, body })
    const stack = await stackIs(world, id, 'UPDATE_COMPLETE', 'UPDATE_FAILED')
    expect([stack.stack_status, stack.outputs?.[0]?.output_value]).toEqual([
      'UPDATE_COMPLETE',
      expect.stringMatching(/^\w{30}$/),
    ])
    expect(stack.outputs?.[0]?.output_value).not.toContain(outputs?.[0]?.output_value)
    // A cleared parameter has its default again.
    await world.call('demo', heat.stackPatch, { params, body: { clear_parameters: ['length'] } })
    await until(
      () => world.call('demo', heat.stackView, { params }),
      ({ stack_status: status, parameters }) => status === 'UPDATE_COMPLETE' && parameters['length'] === '12',
    )
    await deleted(id)
  },
)

test(
  '[STACK-02] what refers to a resource that is updated in place stays, though the preview lists it as replaced',
  { timeout: PATIENCE_MS * 2 },
  async () => {
    const template = (name: string) => `heat_template_version: 2018-08-31
resources:
  net: { type: OS::Neutron::Net, properties: { name: ${name} } }
  subnet: { type: OS::Neutron::Subnet, properties: { network: { get_resource: net }, cidr: 10.79.0.0/24 } }
`
    const [before, after] = [template(world.name('net')), template(world.name('net'))]
    const { id } = await launched(before)
    const idsOf = async () => {
      const { items } = await world.call('demo', heat.stackResourceList, { params: { id } })
      return Object.fromEntries(items.map((one) => [one.resource_name, one.physical_resource_id]))
    }
    const [ids, params] = [await idsOf(), { id }]
    const changes = await world.call('demo', heat.stackPatchPreview, { params, body: { template: after } })
    const version = (text: string) => ({ template: text, parameters: {} })
    const effects = effectsOf(changes, version(before), version(after)).map(({ name, effect }) => [name, effect])
    expect(Object.fromEntries(effects)).toEqual({ net: 'updated', subnet: 'unchanged' })
    await world.call('demo', heat.stackPatch, { params, body: { template: after } })
    await stackIs(world, id, 'UPDATE_COMPLETE', 'UPDATE_FAILED')
    expect(await idsOf()).toEqual(ids)
  },
)

test('[STACK-02] a stack is suspended, resumed and checked', { timeout: PATIENCE_MS }, async () => {
  const { id } = await launched(TEMPLATE)
  for (const action of ['suspend', 'resume', 'check'] as const) {
    await world.call('demo', heat.stackAction, { params: { id }, body: { action } })
    const name = action.toUpperCase()
    expect((await stackIs(world, id, `${name}_COMPLETE`, `${name}_FAILED`)).stack_status).toBe(`${name}_COMPLETE`)
  }
  await deleted(id)
})

test('a snapshot brings back the parameters that an update has changed', { timeout: PATIENCE_MS }, async () => {
  const { id } = await launched(TEMPLATE)
  const params = { id }
  const { id: snapshot } = await world.call('demo', heat.stackSnapshotCreate, { params, body: { name: 'before' } })
  await stackIs(world, id, 'SNAPSHOT_COMPLETE')
  await world.call('demo', heat.stackPatch, { params, body: { parameters: { length: 30 } } })
  expect((await stackIs(world, id, 'UPDATE_COMPLETE')).parameters).toMatchObject({ length: '30' })
  await world.call('demo', heat.stackSnapshotRestore, { params: { id, snapshot } })
  const restored = await stackIs(world, id, 'RESTORE_COMPLETE', 'RESTORE_FAILED')
  expect([restored.stack_status, restored.outputs?.[0]?.output_value]).toEqual([
    'RESTORE_COMPLETE',
    expect.stringMatching(/^\w{12}$/),
  ])
  await deleted(id)
})
