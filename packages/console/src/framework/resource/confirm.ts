import type { ComponentType } from 'react'
import type { PlanStep } from '../plan/plan.ts'
import type { OutlookRequest, SeenOutlook } from './consequences.ts'

export type Progress = (done: number, total: number) => void

export interface ConfirmRequest<R> {
  title: string
  body: string
  /** The label of the confirm button. */
  action: string
  /** The label of the cancel button; 'Cancel' unless given. */
  refuse?: string
  danger?: boolean
  /** The items that are changed. */
  about?: { type: string; ids: readonly string[] }
  /** Everything that it changes belongs to the project of the tab; the dialog names it. */
  inOwnProject?: boolean
  /**
   * Inspects the items while the dialog is open and replaces its body; the user can confirm only after that. Cancelling
   * aborts the signal.
   */
  survey?(notify: (body: string) => void, signal: AbortSignal): Promise<void>
  /** What it entails; the user can confirm only when that is known, and may add steps. */
  outlook?: OutlookRequest
  /** What the user chooses in the dialog; the user can confirm only while `onReady` was last called with true. */
  choices?: ComponentType<{ onReady: OnReady }>
  /** What `run` does, unless the outlook has it; shown as code. A function if it follows from the choices. */
  steps?: readonly PlanStep[] | (() => readonly PlanStep[])
  /** The code is shown at first. */
  showsCode?: boolean
  /** The seconds after the confirmation in which nothing is done and the user can undo; none unless given. */
  undoSeconds?: number
  /** The dialog closes as soon as it is confirmed; the list of activities shows the progress. */
  inBackground?: boolean
  /** Whether aborting the signal ends the work early, with a partial result. */
  stoppable?: boolean
  /** Runs behind the open dialog, which closes when it is done; `seen` is what the user has agreed to of an outlook. */
  run(progress: Progress, signal: AbortSignal, seen?: SeenOutlook): Promise<R>
}

/** `values` is a text that differs whenever the steps would. */
export type OnReady = (ready: boolean, values?: string) => void

/** Asks the user, runs the work and returns its result; null if the user cancels. */
export type Confirm = <R>(request: ConfirmRequest<R>) => Promise<R | null>

/** A confirmation that waits for the user. */
export interface PendingConfirmation {
  request: ConfirmRequest<unknown>
  resolve(result: Promise<unknown>): void
  /** The React key: each confirmation gets a new dialog. */
  turn: number
}
