import type { Call } from '../../api/client.ts'

/** One request, or a few that belong together. */
export interface PlanStep {
  /** Unique in its plan. */
  id: string
  /** For the user, as 'Delete web-1'. */
  label: string
  /** The ids of the steps that must be done or skipped before this one. */
  needs?: readonly string[]
  /** It cannot be undone: all other steps run first. */
  final?: boolean
  /** Sends all its requests by `send`: if that is a rehearsal, it shows them as code, and changes and awaits nothing. */
  run(send: Call): Promise<unknown>
  /** Reverses what `run` did. */
  undo?(send: Call): Promise<unknown>
}

export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped' | 'undone'

/** A step of a plan with its state; the object changes while the plan runs. */
export interface StepProgress {
  readonly step: PlanStep
  state: StepState
  /** Why it failed. */
  error: unknown
  startedAt: number | null
  endedAt: number | null
}

/**
 * 'paused': by the user, by an obstacle, or because a step found no session or no server. 'holding': nothing has been
 * sent, and the user may undo. 'ended': nothing runs, and nothing more can run unless a failed step is retried or
 * skipped.
 */
export type PlanPhase = 'ready' | 'running' | 'paused' | 'holding' | 'undoing' | 'ended'

/** The current state of a plan; a new object after every change. */
export interface PlanView {
  phase: PlanPhase
  counts: Readonly<Record<StepState, number>>
  total: number
  /** A step has started: until then nothing was sent to any service. */
  begun: boolean
  /** When the first step starts, in milliseconds since 1970; null unless holding. */
  holdsUntil: number | null
  /** No step has started that cannot be undone. */
  undoable: boolean
  /** The user took everything back. */
  undone: boolean
  /** The user ended it early. */
  stopped: boolean
}

export interface PlanOptions {
  /** Sends the requests of the steps; unlisted unless given. */
  send?: Call
  /** Steps that run at the same time; at most 10. */
  atOnce?: number
  /** The time before the first step, in which the user can undo; 0: none. */
  holdMs?: number
  /** Called before each step; true pauses the plan, as when the tab has changed to another project. */
  obstacle?: () => boolean
}

export interface Plan {
  readonly steps: readonly StepProgress[]
  /** Whether it waits before its first step, so that the user can undo. */
  readonly holds: boolean
  view(): PlanView
  subscribe(listener: () => void): () => void
  /** Runs all steps; resolves when the plan has ended. */
  run(): Promise<PlanView>
  /** Running steps finish, and no other starts. */
  pause(): void
  /** Continues after a pause. */
  resume(): void
  /** Ends the plan after the running steps. */
  stop(): void
  /** Runs a failed step again, or all of them. */
  retry(id?: string): void
  /** Leaves a step out; the steps that need it run as if it were done. */
  skip(id: string): void
  /** Ends the time to undo: the steps start now. */
  proceed(): void
  /** Reverses all steps that are done; only while the plan is `undoable`. */
  undo(): void
  /** Called with a promise of the new end when a retry or skip continues a plan that has ended. */
  onContinue(listener: (end: Promise<PlanView>) => void): void
}
