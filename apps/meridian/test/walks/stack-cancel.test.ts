import { heat, stackCan } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeStack, stackIs, TEMPLATE } from '../support/stacks.ts'
import { until } from '../support/until.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  // An update must take time to be cancelled.
  world = await World.start({ clock: 'real' })
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const SLOW = TEMPLATE.replace(
  'outputs:',
  '  slow: { type: OS::Heat::TestResource, properties: { action_wait_secs: { create: 60 } } }\noutputs:',
)

test('[STACK-02] an update that is cancelled goes back to what was before', { timeout: PATIENCE_MS }, async () => {
  const { id } = await madeStack(world)
  const params = { id }
  const resources = async () => (await world.call('demo', heat.stackResourceList, { params })).items
  await world.call('demo', heat.stackPatch, { params, body: { template: SLOW, parameters: { length: 30 } } })
  await until(resources, (items) => items.some(({ resource_status: status }) => status === 'CREATE_IN_PROGRESS'))
  expect(stackCan.cancel(await world.call('demo', heat.stackView, { params }))).toBe(true)
  await world.call('demo', heat.stackAction, { params, body: { action: 'cancel_update' } })
  const stack = await stackIs(world, id, 'ROLLBACK_COMPLETE', 'ROLLBACK_FAILED')
  expect([stack.stack_status, stack.parameters['length']]).toEqual(['ROLLBACK_COMPLETE', '12'])
  expect((await resources()).map((one) => one.resource_name).toSorted()).toEqual(['kept', 'word'])
  await world.call('demo', heat.stackDelete, { params })
  await stackIs(world, id, 'DELETE_COMPLETE')
})
