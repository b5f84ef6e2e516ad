import { nova, urlOf, type Args, type Endpoint, type Server } from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../packages/console/src/api/client.ts'
import { createPlan } from '../../../packages/console/src/framework/plan/create-plan.ts'
import { moveSteps, summaryOf, type Means } from '../../../packages/console/src/resources/hypervisor/empty-host.ts'
import { serverRequest } from './support/servers.ts'
import { until } from './support/until.ts'
import { World, type AnyArgs } from './support/world.ts'

const HOST = 'compute-2'
const COUNT = 50
const FAILURES = 5
const FEW = 8
const SENT_BEFORE_LEAVING = 9
const LIVE = { mode: 'live', target: null } as const

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

async function fill(count: number) {
  await setOthers('disabled')
  const body = { ...(await serverRequest(world)), instance_count: count }
  await world.call('demo', nova.serverCreate, { body })
  const isBuilt = ({ status }: Server) => status !== 'BUILD'
  await until(
    () => on(HOST),
    (all) => all.length >= count && all.every(isBuilt),
  )
  await setOthers('enabled')
}

const send = ((endpoint: Endpoint, args: Args<Endpoint>) => world.call('admin', endpoint, args)) as Call // parsed by its schema

const means: Means = {
  wait: () => new Promise((resolve) => setTimeout(resolve, 5)),
  label: ({ name }) => name,
  stayed: ({ name }) => new Error(`${name} stayed`),
  isGone: (error) => error instanceof Error && error.message.includes(': 404 '),
}

test(
  'emptying a host of 50 instances with five failures ends with a true summary, and a retry moves the rest',
  { timeout: 300_000 },
  async () => {
    await fill(COUNT)
    const before = await on(HOST)
    const movable = moveSteps(before, HOST, LIVE, means)
    expect(movable.length).toBeGreaterThanOrEqual(COUNT)
    await world.console.faults({
      service: 'compute',
      method: 'POST',
      path: '/v2.1/servers/*/action',
      status: 500,
      times: FAILURES,
    })

    const plan = createPlan(movable, { atOnce: 4, send })
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

test(
  'a plan that was left in the middle is continued on a restarted server, and moves nothing twice',
  { timeout: 300_000 },
  async () => {
    await fill(FEW)
    const before = await on(HOST)
    // The page is gone after some requests: nothing else is sent, and nobody waits for what has begun.
    let sent = 0
    const leaving = ((endpoint: Endpoint, args: Args<Endpoint>) =>
      ++sent <= SENT_BEFORE_LEAVING ? send(endpoint, args) : new Promise(() => {})) as Call // as `send`
    void createPlan(moveSteps(before, HOST, LIVE, means), { atOnce: 4, send: leaving }).run()
    await until(
      async () => sent,
      (count) => count > SENT_BEFORE_LEAVING,
    )

    const browser = await world.console.replica()
    await browser.signIn('admin', 'admin')
    const restarted = (async (endpoint: Endpoint, { params, query, body }: AnyArgs) => {
      const answer = await browser.send(endpoint.method, urlOf(endpoint, { params, query }), body as object) // JSON, or nothing
      if (answer.statusCode >= 400) throw new Error(`${endpoint.path}: ${answer.statusCode} ${answer.body}`)
      return endpoint.result?.parse(answer.json())
    }) as Call // parsed by its schema
    const rest = moveSteps(await on(HOST), HOST, LIVE, means)
    expect(rest.length).toBeGreaterThan(0)
    const plan = createPlan(rest, { atOnce: 4, send: restarted })
    await plan.run()
    expect(summaryOf(plan.steps)).toEqual({ moved: rest.length, failed: [], left: 0 })

    const movable = moveSteps(before, HOST, LIVE, means).map(({ id }) => id)
    expect((await on(HOST)).filter(({ id }) => movable.includes(id))).toEqual([])
    const { items: migrations } = await world.call('admin', nova.migrationList, { query: {} })
    const counts = movable.map((id) => migrations.filter(({ instance_uuid: server }) => server === id).length)
    expect(counts).toEqual(movable.map(() => 1))
  },
)
