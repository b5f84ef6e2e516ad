import { expect, test } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import type { Call } from '../../../api/client.ts'
import { problemMessages } from '../create-server.messages.ts'
import { connectionSteps, missingConnection } from './connection.ts'
import { StepProblem } from './create-run.ts'
import type { RunOrder } from './run-order.ts'

const external = { id: 'ext', name: 'public' }
const network = { id: 'n', name: 'lan' }
const router = (id: string, leadsTo: string | null) => ({
  id,
  external_gateway_info: leadsTo === null ? null : { network_id: leadsTo },
})
const door = (id: string) => ({ network_id: 'n', device_id: id, device_owner: 'network:router_interface' })

async function stepsWith(routers: object[], ports: object[]) {
  const sent: string[] = []
  const send = (async ({ method, path }: { method: string; path: string }) => {
    if (method !== 'GET') return (sent.push(`${method} ${path}`), { id: 'made' })
    if (path.includes('routers')) return { items: routers }
    return path.includes('ports') ? { items: ports } : { subnets: [{ id: 'sub', cidr: '10.0.0.0/24', ip_version: 4 }] }
  }) as unknown as Call // the calls of this test
  const steps = await connectionSteps({ network, external }, String, send)
  for (const { run } of steps) await run(send)
  return { ids: steps.map(({ id }) => id), sent }
}

test('a network gets what it lacks: a router, an interface of one that leads outside, or the gateway of its own', async () => {
  expect((await stepsWith([], [])).ids).toEqual(['router', 'gateway', 'interface'])
  expect((await stepsWith([router('r', 'ext')], [])).ids).toEqual(['interface'])
  expect((await stepsWith([router('r', null)], [door('r')])).ids).toEqual(['gateway'])
  expect((await stepsWith([router('r', 'elsewhere')], [])).ids).toEqual(['router', 'gateway', 'interface'])
  expect((await stepsWith([router('r', 'ext')], [door('r')])).sent).toEqual([])
  expect((await stepsWith([], [])).sent).toEqual([
    'POST /api/neutron/routers/',
    'PATCH /api/neutron/routers/:id/',
    'POST /api/neutron/routers/:id/interfaces/',
  ])
})

test('it is offered only if that is why a step failed', () => {
  const order = { networks: [network], external } as unknown as RunOrder // what it depends on
  const missing = (error: ApiError | null, of = order) => missingConnection({ error }, of, {})
  const refused = (message: string) => new ApiError(message, { reason: 'refused', endpoint: '', status: 404 })
  expect(missing(new StepProblem(problemMessages.noRouter))).toEqual({ network, external })
  expect(missing(refused('External network x is not reachable from subnet y.'))).toEqual({ network, external })
  expect(missing(refused('Quota exceeded for resources: [floatingip].'))).toBeNull()
  expect(missing(null)).toBeNull()
  expect(missing(new StepProblem(problemMessages.noRouter), { ...order, external: null })).toBeNull()
})
