import type { QuotasOfProject } from '@meridian/contract'
import type { PlanStep } from '../../framework/plan/plan.ts'
import { quotasOf, requestsFor, type QuotaRequest } from './quota/quota-rules.ts'
import type { QuotaService, QuotaValues } from './quotas.ts'

/** What a new project gets besides its members. */
export interface Starter {
  /** By how many percent its quotas exceed the defaults. */
  percent: number
  /** The range of its network; null: no network. */
  cidr: string | null
  /** The external network of its router, if it gets a network; null: no router. */
  external: string | null
}

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
  quotas(): Promise<QuotasOfProject>
  sendQuotas(service: QuotaService, limits: QuotaValues): Promise<unknown>
  network(): Promise<string>
  removeNetwork(id: string): Promise<unknown>
  subnet(network: string, cidr: string): Promise<string>
  router(external: string): Promise<string>
  removeRouter(id: string): Promise<unknown>
  connect(router: string, subnet: string): Promise<unknown>
}

type StarterStepId = 'quotas' | 'network' | 'subnet' | 'router' | 'connect'

/** The steps that equip a project; quotas come first, so that the rest fits into them. */
export function starterSteps(
  { percent, cidr, external }: Starter,
  calls: StarterCalls,
  label: (step: StarterStepId) => string,
) {
  const made = { network: '', subnet: '', router: '' }
  let requests: readonly QuotaRequest[] = []
  const steps: PlanStep[] = []
  const add = (id: StarterStepId, needs: readonly string[], rest: Pick<PlanStep, 'run' | 'undo'>) =>
    steps.push({ id, label: label(id), needs: needs.filter((one) => steps.some((step) => step.id === one)), ...rest })
  if (percent > 0)
    add('quotas', [], {
      run: async () => {
        const project = await calls.quotas()
        const names = quotasOf(project).map(({ name }) => name)
        requests = requestsFor([project], names, { by: 'percent', amount: percent })
        for (const { service, limits } of requests) await calls.sendQuotas(service, limits)
      },
      undo: async () => {
        for (const { service, before } of requests) await calls.sendQuotas(service, before)
      },
    })
  if (cidr === null) return steps
  add('network', ['quotas'], {
    run: async () => (made.network = await calls.network()),
    undo: () => calls.removeNetwork(made.network),
  })
  add('subnet', ['network'], {
    run: async () => (made.subnet = await calls.subnet(made.network, cidr)),
    undo: async () => {}, // it is deleted with its network
  })
  if (external === null) return steps
  add('router', ['quotas'], {
    run: async () => (made.router = await calls.router(external)),
    undo: () => calls.removeRouter(made.router),
  })
  add('connect', ['subnet', 'router'], {
    run: () => calls.connect(made.router, made.subnet),
    undo: async () => {}, // the router is deleted with its interfaces
  })
  return steps
}
