import type { MessageDescriptor } from 'react-intl'
import { ApiError, asApiError } from '../../../api/api-error.ts'
import type { Call } from '../../../api/client.ts'
import { createPlan } from '../../../framework/plan/create-plan.ts'
import type { Plan, PlanOptions, StepState } from '../../../framework/plan/plan.ts'
import { problemMessages } from '../create-server.messages.ts'

/** In order; `look` is the first step of a run that another page has begun. */
export const STEP_IDS = [
  'look',
  'key',
  'group',
  'network',
  'subnet',
  'router',
  'gateway',
  'interface',
  'server',
  'address',
  'attach',
  'start',
] as const
export type StepId = (typeof STEP_IDS)[number]

/** What a step needs: it does not run if one of these has failed. */
const NEEDS: Record<StepId, readonly StepId[]> = {
  look: [],
  key: ['look'],
  group: ['look'],
  network: ['look'],
  subnet: ['network'],
  router: ['look'],
  gateway: ['router'],
  interface: ['subnet', 'gateway'],
  server: ['look', 'key', 'group', 'subnet'],
  // No address is allocated that could not be attached.
  address: ['server', 'interface'],
  attach: ['server', 'address'],
  start: ['server'],
}

/** A failure that no service reports, in our own words. */
export class StepProblem extends ApiError {
  readonly text: MessageDescriptor
  /** Whether another attempt can succeed. */
  readonly canRetry: boolean

  constructor(text: MessageDescriptor, canRetry = true) {
    super(String(text.defaultMessage), { reason: 'refused', endpoint: '' })
    this.text = text
    this.canRetry = canRetry
  }
}

export type StepStatus = 'waiting' | 'running' | 'done' | 'failed'

export interface RunStep {
  id: StepId
  status: StepStatus
  error: ApiError | null
  startedAt: number | null
  endedAt: number | null
}

/** What the steps have made so far. */
export interface Made {
  keyName?: string
  /** Never stored; gone with the page. */
  privateKey?: string
  group?: { id: string; name: string }
  network?: { id: string; name: string }
  subnetId?: string
  routerId?: string
  /** The router connects the subnet to the outside. */
  connected?: boolean
  serverId?: string
  floatingIp?: { id: string; ip: string }
  attached?: boolean
  fixedIp?: string
}

export interface RunState {
  steps: readonly RunStep[]
  made: Made
  /** Whether a step runs or will run. */
  busy: boolean
  /** What was made and deleted again, in words; the run then cannot continue. */
  removed: readonly string[]
  /** Whether it waits for the user, as while the tab shows another project. */
  paused: boolean
}

export type Operations = Partial<Record<StepId, (made: Made, send: Call) => Promise<Made | void>>>

export interface CreateRun {
  plan: Plan
  getState: () => RunState
  subscribe: (listener: () => void) => () => void
  /** Runs what has not run yet; resolves when nothing more can run. */
  start: () => Promise<void>
  /** Runs a failed step again, and the steps that wait for it; continues after a pause. */
  retry: () => void
  /** These things were deleted again; `removed` says which. */
  forget: (made: readonly (keyof Made)[], removed: readonly string[]) => void
}

interface RunOptions extends Pick<PlanOptions, 'obstacle' | 'send'> {
  label?: (id: StepId) => string
  translate?: (text: MessageDescriptor) => string
  /** What another page has made. */
  made?: Made
}

const STATUSES: Record<StepState, StepStatus> = {
  waiting: 'waiting',
  running: 'running',
  done: 'done',
  failed: 'failed',
  skipped: 'waiting',
  undone: 'waiting',
}

/** Runs each step as soon as those that it needs are done. What fails stops only the steps that need it; what was made stays. */
export function createRun(
  operations: Operations,
  { label = String, translate = String, made: begun, ...planned }: RunOptions = {},
): CreateRun {
  let made: Made = { ...begun }
  const ids = STEP_IDS.filter((id) => operations[id])
  const plan = createPlan(
    ids.map((id) => ({
      id,
      label: label(id),
      needs: NEEDS[id].filter((needed) => ids.includes(needed)),
      run: async (send) => {
        try {
          // A server that the user has left out has no address, and does not start.
          if (NEEDS[id].includes('server') && !made.serverId) throw new StepProblem(problemMessages.noServer, false)
          const more = await operations[id]?.(made, send)
          made = { ...made, ...more }
        } catch (error) {
          if (error instanceof StepProblem) error.message = translate(error.text)
          throw error
        }
      },
    })),
    planned,
  )
  let state: RunState | null = null
  let removed: readonly string[] = []
  const listeners = new Set<() => void>()
  const changed = () => {
    state = null
    for (const listener of listeners) listener()
  }
  plan.subscribe(changed)
  const compute = (): RunState => {
    const { phase } = plan.view()
    const steps = plan.steps.map(({ state: status, error, startedAt, endedAt }, at): RunStep => {
      const failure = status !== 'failed' ? null : asApiError(error)
      return { id: ids[at] ?? 'look', status: STATUSES[status], error: failure, startedAt, endedAt }
    })
    return { steps, made, removed, busy: phase === 'running', paused: phase === 'paused' }
  }
  return {
    plan,
    getState: () => (state ??= compute()),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start: async () => void (await plan.run()),
    retry: () => {
      plan.retry()
      plan.resume()
    },
    forget: (gone, names) => {
      made = Object.fromEntries(Object.entries(made).filter(([key]) => !gone.includes(key as keyof Made))) // its keys
      removed = [...removed, ...names]
      changed()
    },
  }
}
