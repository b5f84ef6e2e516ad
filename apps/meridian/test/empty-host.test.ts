import { nova, type Server } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPlan } from '../../../packages/console/src/framework/plan/create-plan.ts'
import { moveSteps, summaryOf, type Means } from '../../../packages/console/src/resources/hypervisor/empty-host.ts'
import { serverRequest } from './support/servers.ts'
import { until } from './support/until.ts'
import { World } from './support/world.ts'

const HOST = 'compute-2'
const COUNT = 50
const FAILURES = 5

let world: World
beforeAll(async () => {
  world = await World.start()
})
afterAll(() => world.stop())

const on = async (host: string) =>
  (await world.call('admin', nova.serverList, { query: { all_projects: 'true', host } })).items

async function setOthers(status: 'enabled' | 'disabled') {
  const { items } = await world.call('admin', nova.computeServiceList, {})
  for (const { id, binary, host } of items)
    if (binary === 'nova-compute' && host !== HOST)
      await world.call('admin', nova.computeServiceUpdate, { params: { id: String(id) }, body: { status } })
}

async function fill() {
  await setOthers('disabled')
  const body = { ...(await serverRequest(world)), instance_count: COUNT }
  await world.call('demo', nova.serverCreate, { body })
  const isBuilt = ({ status }: Server) => status !== 'BUILD'
  await until(
    () => on(HOST),
    (all) => all.length >= COUNT && all.every(isBuilt),
  )
  await setOthers('enabled')
}

const means: Means = {
  send: (endpoint, args) => world.call('admin', endpoint, args),
  wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
  label: ({ name }) => name,
  stayed: ({ name }) => new Error(`${name} stayed`),
  isGone: (error) => error instanceof Error && error.message.includes(': 404 '),
}

test(
  'emptying a host of 50 instances with five failures ends with a true summary, and a retry moves the rest',
  {
    timeout: 120_000,
  },
  async () => {
    await fill()
    const before = await on(HOST)
    const movable = moveSteps(before, HOST, { mode: 'live', target: null }, means)
    expect(movable.length).toBeGreaterThanOrEqual(COUNT)
    await world.console.faults({
      service: 'compute',
      method: 'POST',
      path: '/v2.1/servers/*/action',
      status: 500,
      times: FAILURES,
    })

    const plan = createPlan(movable, { atOnce: 4 })
    await plan.run()
    const { moved, failed, left } = summaryOf(plan.steps)
    expect({ moved, failed: failed.length, left }).toEqual({
      moved: movable.length - FAILURES,
      failed: FAILURES,
      left: 0,
    })
    // What the summary counts is what the cloud has: nothing is lost, and nothing is counted twice.
    const stayed = (await on(HOST)).map(({ id }) => id)
    const unmovable = before.filter(({ id }) => !movable.some((step) => step.id === id)).map(({ id }) => id)
    expect(stayed.toSorted()).toEqual([...failed, ...unmovable].toSorted())
    const after = await world.call('admin', nova.serverList, { query: { all_projects: 'true' } })
    expect(after.items.filter(({ id }) => before.some((one) => one.id === id))).toHaveLength(before.length)

    await world.console.faults()
    const again = Promise.withResolvers<unknown>()
    plan.onContinue(again.resolve)
    plan.retry()
    await again.promise
    expect(summaryOf(plan.steps)).toEqual({ moved: movable.length, failed: [], left: 0 })
    expect((await on(HOST)).map(({ id }) => id).toSorted()).toEqual(unmovable.toSorted())
  },
)
