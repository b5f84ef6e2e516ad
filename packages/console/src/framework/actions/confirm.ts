import { createContext, useContext } from 'react'

/** How far a piece of work has come. */
export type Progress = (done: number, total: number) => void

export interface ConfirmRequest<R> {
  title: string
  body: string
  /** The button that does it. */
  action: string
  /** The button that does not; 'Cancel' unless given. */
  refuse?: string
  danger?: boolean
  /**
   * Looks at what it is about while the question stands, and tells so in place of the body; only then can it be
   * answered. Answering no ends it by the signal.
   */
  survey?(notify: (body: string) => void, signal: AbortSignal): Promise<void>
  /** Whether the work ends early, with what is done by then, when its signal says so. */
  stoppable?: boolean
  /** Runs behind the open dialog, which closes when it is done. */
  run(progress: Progress, signal: AbortSignal): Promise<R>
}

/** Asks, runs the work, and answers what came of it; null when the user thought better of it. */
export type Confirm = <R>(request: ConfirmRequest<R>) => Promise<R | null>

const ConfirmContext = createContext<Confirm | null>(null)

export const ConfirmContextProvider = ConfirmContext.Provider

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('Confirming needs a FrameworkProvider above it')
  return confirm
}
