import {
  networkEndpoints as networks,
  projectContentEndpoints as contents,
  projectEndpoints as projects,
  projectQuotaEndpoints as quotas,
  urlOf,
  type Args,
  type Endpoint,
} from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call } from '../../../packages/console/src/api/client.ts'
import { createPlan } from '../../../packages/console/src/framework/plan/create-plan.ts'
import { quotaIn, requestsFor } from '../../../packages/console/src/resources/project/quota/quota-rules.ts'
import { sendQuotas } from '../../../packages/console/src/resources/project/quotas.ts'
import { purgeSteps } from '../../../packages/console/src/services/deletion/purge-steps.ts'
import type { Browser } from './support/browser.ts'
import { madeProject } from './support/identity.ts'
import { until } from './support/until.ts'
import { PATIENCE_MS, World, type AnyArgs } from './support/world.ts'

let world: World
/** A page of another server, which was started after the first page was closed. */
let restarted: Browser
beforeAll(async () => {
  world = await World.start()
  restarted = await world.console.replica()
  await restarted.signIn('admin', 'admin')
}, PATIENCE_MS)
afterAll(() => world.stop(), PATIENCE_MS)

const NEVER = new Promise<never>(() => {})
const intl = { formatMessage: () => '' } as unknown as Parameters<typeof purgeSteps>[2] // nobody reads the texts
/** The parameters of a deletion. */
type Removed = Args<typeof contents.projectContentDelete>['params']

async function sendAgain(endpoint: Endpoint, args: AnyArgs) {
  const reply = await restarted.send(endpoint.method, urlOf(endpoint, args), args.body as object) // JSON, or nothing
  if (reply.statusCode >= 400) throw new Error(`${endpoint.path}: ${reply.statusCode} ${reply.body}`)
  return endpoint.result?.parse(reply.json())
}

test('a purge that was left in the middle is continued on a restarted server, and leaves nothing', async () => {
  const { id } = await world.call('admin', projects.projectCreate, { body: { name: world.name('left') } })
  for (const name of ['one', 'two', 'three', 'four'])
    await world.call('admin', networks.networkCreate, { body: { name, tenant_id: id } })
  const list = async () => (await world.call('admin', contents.projectContentList, { params: { id } })).items
  const before = await list()
  expect(before.filter(({ kind }) => kind === 'network')).toHaveLength(4)

  // The page is gone after two deletions: the second is sent, and its result never seen.
  let sent = 0
  const leaving = async (_endpoint: Endpoint, { params }: { params: Record<string, string> }) => {
    sent += 1
    if (sent > 2) return NEVER
    const reply = await world.call('admin', contents.projectContentDelete, { params: params as Removed })
    return sent < 2 ? reply : NEVER
  }
  const planBy = (items: typeof before, send: unknown, pause: () => Promise<void>, atOnce?: number) =>
    createPlan(purgeSteps(id, items, intl, { pause }), { atOnce, send: send as Call }) // only deletions are sent
  void planBy(before, leaving, () => NEVER, 1).run()
  await until(list, (items) => items.length < before.length)

  const left = await list()
  const deleted: string[] = []
  const continuing = (endpoint: Endpoint, args: { params: Removed }) => {
    deleted.push(args.params.itemId)
    return sendAgain(endpoint, args)
  }
  const plan = planBy(left, continuing, () => new Promise((resolve) => setTimeout(resolve, 5)))
  await plan.run()
  expect(plan.view().counts).toMatchObject({ done: plan.steps.length, failed: 0 })
  expect(new Set(deleted)).toEqual(new Set(left.map((item) => item.id)))
  expect(await list()).toEqual([])
  await sendAgain(projects.projectDelete, { params: { id } })
  expect((await world.send('admin', projects.projectView, { params: { id } })).statusCode).toBe(404)
})

test('a change of quotas that was left in the middle is continued from the present limits', async () => {
  const ids = [await madeProject(world), await madeProject(world), await madeProject(world)]
  const read = (id: string) => world.call('admin', quotas.projectQuotaView, { params: { id } })
  const limits = async () =>
    Promise.all(ids.map(async (id) => quotaIn(await read(id), 'instances')?.limit ?? Number.NaN))
  const [usual = 0] = await limits()
  const set = { by: 'value', amount: usual + 7 } as const
  const stepsFor = async (all: readonly string[], send: Call) =>
    requestsFor(await Promise.all(all.map(read)), ['instances'], set).map(({ project, service, limits: to }) => ({
      id: project.id,
      label: project.name,
      run: () => sendQuotas(service, project.id, to, send),
    }))

  let sent = 0
  const plan = createPlan(
    await stepsFor(ids, (async (endpoint: Endpoint, args: AnyArgs) => {
      sent += 1
      return sent > 2 ? NEVER : world.send('admin', endpoint, args)
    }) as Call), // the same, for the arguments that the steps have
    { atOnce: 1 },
  )
  void plan.run()
  await until(
    async () => sent,
    (count) => count > 2,
  )
  expect(await limits()).toEqual([usual + 7, usual + 7, usual])

  // The last step was not done, and one more may have been: both are read again before anything is sent.
  const again = await stepsFor(ids.slice(1), sendAgain as Call) // as above
  expect(again.map(({ id }) => id)).toEqual(ids.slice(2))
  await createPlan(again).run()
  expect(await limits()).toEqual(ids.map(() => usual + 7))
})
