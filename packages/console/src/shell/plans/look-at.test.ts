import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { createPlan } from '../../framework/plan/create-plan.ts'
import { interruptedPlans, storePlan, type StepTarget } from '../../framework/plan/stored-plans.ts'
import { entryOfType } from '../../framework/resource/registry.ts'
import { resources } from '../../resources/index.ts'
import { lookAt } from './look-at.ts'
import { closePage, stubPage } from '../../framework/plan/page.fixture.ts'

let page: EventTarget

beforeEach(() => {
  page = stubPage()
})
afterEach(() => {
  closePage()
  vi.restoreAllMocks()
})

/** All kinds of plan, by the action that continues them; those of one item have a dialog or a page. */
const KINDS: Record<string, { type: string; action: string; whole?: true }> = {
  'a deletion of many': { type: 'OS::Neutron::Net', action: 'delete' },
  'a start of many': { type: 'OS::Nova::Server', action: 'start' },
  'a deletion of objects': { type: 'OS::Swift::Object', action: 'delete' },
  'a change of quotas': { type: 'OS::Keystone::ProjectQuota', action: 'change' },
  'a purge': { type: 'OS::Keystone::Project', action: 'purge' },
  'an emptied host': { type: 'OS::Nova::Hypervisor', action: 'migrate', whole: true },
  'an evacuated host': { type: 'OS::Nova::Hypervisor', action: 'evacuate', whole: true },
  'a change of rules': { type: 'OS::Neutron::SecurityGroup', action: 'apply-rules', whole: true },
  'the first resources of a project': { type: 'OS::Keystone::Project', action: 'equip', whole: true },
  'a server with its address and key': { type: 'OS::Nova::Server', action: 'create-server', whole: true },
}

const failed = (status: number, reason: 'refused' | 'unreachable') =>
  new ApiError(reason, { reason, endpoint: '/api/', status })

/** What becomes of a request in the middle. */
const ENDS: Record<string, () => Promise<never>> = {
  'the tab is closed': () => new Promise<never>(() => {}),
  'the session ends': () => Promise.reject(failed(401, 'refused')),
  'the server is killed': () => Promise.reject(failed(0, 'unreachable')),
}

const cases = Object.entries(KINDS).flatMap(([kind, about]) =>
  Object.keys(ENDS).map((end) => ({ kind, end, ...about })),
)

test.each(cases)('$kind: $end, and only what is left is offered', async ({ kind, end, type, action, whole }) => {
  const owner = { user: `${kind} ${end}`, project: 'p' }
  const ids = ['done', 'gone', 'left']
  const details = whole && { change: kind }
  const target = (id: string): StepTarget => ({ type, id: whole ? 'one' : id, action, details })
  const ran: string[] = []
  const plan = createPlan(
    ids.map((id) => ({
      id,
      label: id,
      run: () => (ran.push(id), id === 'done' ? Promise.resolve() : (ENDS[end]?.() ?? Promise.resolve())),
    })),
    { atOnce: 3 },
  )
  storePlan({ ...owner, title: 't', subject: 's' }, plan, new Map(ids.map((id) => [id, target(id)])))
  void plan.run()
  await expect.poll(() => plan.view().counts.done).toBe(1)
  await expect.poll(() => ran).toEqual(ids)
  page.dispatchEvent(new Event('pagehide'))
  const stored = await interruptedPlans(owner)
  const left = stored.flatMap((one) => one.left)
  expect(left.map(({ id }) => id)).toEqual(whole ? ['one'] : ['gone', 'left'])

  // One of the requests without an answer was done all the same.
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    const id = ['gone', 'left', 'one'].find((one) => JSON.stringify(queryKey).includes(one)) ?? ''
    if (id === 'gone') throw failed(404, 'refused')
    return { id, name: id }
  })
  const entry = entryOfType(resources, type)
  const resource = await entry?.resource()
  if (!entry || !resource) throw new Error(`${type} is registered`)
  const load = (id: string) => ({ queryKey: [id], queryFn: async () => ({ id }) })
  const registry = [{ ...entry, resource: async () => ({ ...resource, load }) as typeof resource }] // reads by id alone
  const { left: rest, unknown } = await lookAt(left, registry)
  expect([rest.length, unknown]).toEqual([1, 0])
  // The continued plan gets what was stored.
  if (action === 'equip' || action === 'apply-rules')
    expect(rest[0]).toMatchObject({ load: expect.any(Function), item: { id: 'one' }, details })
  else if (action === 'create-server')
    expect(rest[0]).toMatchObject({ dialog: '/project/instances/create', isPage: true, target: { details } })
  else if (whole) expect(rest[0]).toMatchObject({ dialog: expect.stringContaining('one'), target: { details } })
  else expect(rest[0]).toMatchObject({ action: { id: action }, items: [{ id: 'left' }] })
  expect(ran).toEqual(ids)
})

test('an action that this version does not have is counted, not taken for done', async () => {
  const target = { type: 'OS::Nova::Server', id: 'one', action: 'teleport' }
  expect(await lookAt([target, { ...target, type: 'OS::Later::Thing' }], resources)).toEqual({ left: [], unknown: 2 })
})

test('what is deleted with an item is left to the plan of that item, as long as it is there', async () => {
  const agreed = { seen: ['v'], chosen: ['v'] }
  const item: StepTarget = { type: 'OS::Nova::Server', id: 'left', action: 'delete', details: agreed }
  const volume: StepTarget = { type: 'OS::Cinder::Volume', id: 'v', action: 'delete', with: 'left' }
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => ({ id: String(queryKey.at(-1)) }))
  const { left } = await lookAt([item, volume], resources)
  expect(left).toMatchObject([{ action: { id: 'delete' }, agreed }])
  expect((await lookAt([volume], resources)).left).toHaveLength(1)
})
