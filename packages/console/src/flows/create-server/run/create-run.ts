import type { MessageDescriptor } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'

/** In order. */
export const STEP_IDS = ['key', 'group', 'server', 'address', 'attach', 'start'] as const
export type StepId = (typeof STEP_IDS)[number]

/** What a step needs: it does not run if one of these has failed. */
const NEEDS: Record<StepId, readonly StepId[]> = {
  key: [],
  group: [],
  server: ['key', 'group'],
  address: ['server'],
  attach: ['server', 'address'],
  start: ['server'],
}

/** A failure that no service reports, in our own words. */
export class StepProblem extends ApiError {
  readonly text: MessageDescriptor

  constructor(text: MessageDescriptor) {
    super(String(text.defaultMessage), { reason: 'refused', endpoint: '' })
    this.text = text
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
}

export type Operations = Partial<Record<StepId, (made: Made) => Promise<Made | void>>>

export interface CreateRun {
  getState: () => RunState
  subscribe: (listener: () => void) => () => void
  /** Runs what has not run yet; resolves when nothing more can run. */
  start: () => Promise<void>
  /** Runs a failed step again, and the steps that wait for it. */
  retry: () => Promise<void>
}

/** Runs the steps in order. What fails stops only the steps that need it; what was made stays. */
export function createRun(operations: Operations, now: () => number = Date.now): CreateRun {
  const listeners = new Set<() => void>()
  let state: RunState = {
    steps: STEP_IDS.filter((id) => operations[id]).map((id) => ({
      id,
      status: 'waiting',
      error: null,
      startedAt: null,
      endedAt: null,
    })),
    made: {},
    busy: false,
  }
  const set = (change: Partial<RunState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const setStep = (id: StepId, change: Partial<RunStep>) =>
    set({ steps: state.steps.map((step) => (step.id === id ? { ...step, ...change } : step)) })
  const statusOf = (id: StepId) => state.steps.find((step) => step.id === id)?.status ?? 'done'
  const isReady = (step: RunStep) =>
    step.status === 'waiting' && NEEDS[step.id].every((needed) => statusOf(needed) === 'done')

  const perform = async ({ id }: RunStep) => {
    setStep(id, { status: 'running', error: null, startedAt: now(), endedAt: null })
    try {
      const made = await operations[id]?.(state.made)
      set({ made: { ...state.made, ...made } })
      setStep(id, { status: 'done', endedAt: now() })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStep(id, { status: 'failed', error, endedAt: now() })
    }
  }

  const start = async () => {
    if (state.busy) return
    set({ busy: true })
    try {
      for (let next = state.steps.find(isReady); next; next = state.steps.find(isReady)) await perform(next)
    } finally {
      set({ busy: false })
    }
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start,
    retry: () => {
      if (!state.busy)
        set({
          steps: state.steps.map((step) => (step.status === 'failed' ? { ...step, status: 'waiting' } : step)),
        })
      return start()
    },
  }
}
