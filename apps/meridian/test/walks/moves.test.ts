import { setTimeout as pause } from 'node:timers/promises'
import { nova, type Args, type Endpoint, type MoveMode } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../../packages/console/src/api/client.ts'
import { createPlan } from '../../../../packages/console/src/framework/plan/create-plan.ts'
import { moveSteps, summaryOf, type Means } from '../../../../packages/console/src/resources/hypervisor/empty-host.ts'
import { madeServer } from '../support/servers.ts'
import { PATIENCE_MS, World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await World.start()
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const send = ((endpoint: Endpoint, args: Args<Endpoint>) => world.call('admin', endpoint, args)) as Call // parsed by its schema

const means: Means = {
  wait: () => pause(200),
  label: ({ name }) => name,
  stayed: ({ name }) => new Error(`${name} stayed`),
  isGone: (error) => error instanceof Error && error.message.includes(': 404 '),
}

const seen = (id: string) => world.call('admin', nova.serverView, { params: { id } })

async function hostsUp(): Promise<number> {
  const { items } = await world.call('admin', nova.computeServiceList, {})
  return items.filter(({ binary, state }) => binary === 'nova-compute' && state === 'up').length
}

test.for<MoveMode>(['live', 'cold'])(
  'the plan to empty a host moves its servers: %s',
  { timeout: PATIENCE_MS * 2 },
  async (mode, { skip }) => {
    if ((await hostsUp()) < 2) skip('the cloud has one compute host only')
    const server = await seen((await madeServer(world)).id)
    const from = server['OS-EXT-SRV-ATTR:host'] ?? ''
    const plan = createPlan(moveSteps([server], from, { mode, target: null }, means), { atOnce: 1, send })
    await plan.run()
    expect(plan.steps.map(({ error }) => error ?? null)).toEqual([null])
    expect(summaryOf(plan.steps)).toEqual({ moved: 1, failed: [], left: 0 })
    const after = await seen(server.id)
    expect([after.status, after['OS-EXT-SRV-ATTR:host'] === from]).toEqual(['ACTIVE', false])
  },
)
