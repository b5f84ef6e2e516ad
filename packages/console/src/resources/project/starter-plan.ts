import type { QuotasOfProject } from '@meridian/contract'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { isInterruption } from '../../framework/plan/interruption.ts'
import type { PlanStep } from '../../framework/plan/plan.ts'
import { quotasOf, requestsFor } from './quota/quota-rules.ts'
import { QUOTA_SERVICES, type QuotaService, type QuotaValues } from './quotas.ts'

const Grant = z.object({ holder: z.enum(['user', 'group']), member: z.string(), role: z.string() })
export type Grant = z.infer<typeof Grant>

const Starter = z.object({
  /** The roles of its members. */
  grants: z.array(Grant),
  /** By how many percent its quotas exceed the defaults. */
  percent: z.number(),
  /** The range of its network; null: no network. */
  cidr: z.string().nullable(),
  /** The external network of its router, if it gets a network; null: no router. */
  external: z.string().nullable(),
})
/** What a new project gets. */
export type Starter = z.infer<typeof Starter>

const limits = z.record(z.string(), z.number())

const Made = z.object({
  /** Ids; empty until they are known. */
  network: z.string(),
  subnet: z.string(),
  router: z.string(),
  connected: z.boolean(),
  /** The limits that are sent, and those before: limits that are computed again would be raised twice. */
  quotas: z.array(z.object({ service: z.enum(QUOTA_SERVICES), limits, before: limits })).nullable(),
})
/** What the steps have made. */
export type StarterMade = z.infer<typeof Made>

/** What a closed tab leaves of the plan. */
export const StarterDetails = z.object({ starter: Starter, made: Made })

export const nothingMade = (): StarterMade => ({
  network: '',
  subnet: '',
  router: '',
  connected: false,
  quotas: null,
})

/** The same in the form. */
export interface StarterValues {
  preset: string
  percent: string
  network: boolean
  cidr: string
  external: string | null
}

/** What the steps call; each creates something that belongs to the project and returns its id. */
export interface StarterCalls {
  /** Grants what it can; rejects if one is refused. */
  grant(grants: readonly Grant[], send: Call): Promise<unknown>
  revoke(grants: readonly Grant[], send: Call): Promise<unknown>
  quotas(): Promise<QuotasOfProject>
  sendQuotas(service: QuotaService, limits: QuotaValues, send: Call): Promise<unknown>
  network(send: Call): Promise<string>
  removeNetwork(id: string, send: Call): Promise<unknown>
  subnet(network: string, cidr: string, send: Call): Promise<string>
  router(external: string, send: Call): Promise<string>
  removeRouter(id: string, send: Call): Promise<unknown>
  connect(router: string, subnet: string, send: Call): Promise<unknown>
  /** Looks for what was made. */
  find(cidr: string): Promise<Partial<StarterMade>>
}

type StarterStepId = 'roles' | 'quotas' | 'network' | 'subnet' | 'router' | 'connect'

interface Begun {
  /** Changed while the steps run. */
  made: StarterMade
  /** Another page has begun the plan: what it made is looked for first. */
  continued: boolean
}

/** The steps that equip a project; quotas come first, so that the rest fits into them. */
export function starterSteps(
  { grants, percent, cidr, external }: Starter,
  calls: StarterCalls,
  label: (step: StarterStepId) => string,
  { made, continued }: Begun = { made: nothingMade(), continued: false },
) {
  const steps: PlanStep[] = []
  let isUnsure = continued
  let looking: Promise<void> | null = null
  /** A request without an answer may have been done, so that nothing is created before a look. */
  const look = () =>
    (looking ??= (async () => {
      if (isUnsure && cidr !== null) Object.assign(made, await calls.find(cidr))
      // A request of the page before may still have been on its way: each step of a continued plan looks again.
      isUnsure = continued
    })().finally(() => (looking = null)))
  const add = (id: StarterStepId, needs: readonly string[], { run, undo }: Pick<PlanStep, 'run' | 'undo'>) =>
    steps.push({
      id,
      label: label(id),
      needs: needs.filter((one) => steps.some((step) => step.id === one)),
      run: async (send) => {
        await look()
        try {
          await run(send)
        } catch (error) {
          isUnsure ||= isInterruption(error)
          throw error
        }
      },
      undo,
    })
  if (grants.length > 0)
    add('roles', [], { run: (send) => calls.grant(grants, send), undo: (send) => calls.revoke(grants, send) })
  if (percent > 0)
    add('quotas', [], {
      run: async (send) => {
        made.quotas ??= await raised(calls, percent)
        for (const { service, limits: next } of made.quotas) await calls.sendQuotas(service, next, send)
      },
      undo: async (send) => {
        for (const { service, before } of made.quotas ?? []) await calls.sendQuotas(service, before, send)
      },
    })
  if (cidr === null) return steps
  add('network', ['quotas'], {
    run: async (send) => (made.network ||= await calls.network(send)),
    undo: (send) => calls.removeNetwork(made.network, send),
  })
  add('subnet', ['network'], {
    run: async (send) => (made.subnet ||= await calls.subnet(made.network, cidr, send)),
    undo: async () => {}, // it is deleted with its network
  })
  if (external === null) return steps
  add('router', ['quotas'], {
    run: async (send) => (made.router ||= await calls.router(external, send)),
    undo: (send) => calls.removeRouter(made.router, send),
  })
  add('connect', ['subnet', 'router'], {
    run: async (send) => {
      if (!made.connected) await calls.connect(made.router, made.subnet, send)
      made.connected = true
    },
    undo: async () => {}, // the router is deleted with its interfaces
  })
  return steps
}

async function raised(calls: StarterCalls, percent: number): Promise<NonNullable<StarterMade['quotas']>> {
  const project = await calls.quotas()
  const names = quotasOf(project).map(({ name }) => name)
  return requestsFor([project], names, { by: 'percent', amount: percent }).map(({ service, limits: next, before }) => ({
    service,
    limits: next,
    before,
  }))
}
