import { useCallback, useState, type ReactNode, createContext, useContext } from 'react'
import { onDemand } from '../../ui/popups/on-demand.ts'

/** A question that stands until it is answered. */
export interface PendingConfirmation {
  request: ConfirmRequest<unknown>
  resolve(result: Promise<unknown>): void
  /** Tells it from the one before. */
  turn: number
}

const Question = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

/** Draws the question that `useConfirm` asks, and how far its work has come. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((resolve) =>
        setPending((before) => ({
          request,
          resolve: resolve as PendingConfirmation['resolve'], // `run` answers what this very request's work gives
          turn: (before?.turn ?? 0) + 1,
        })),
      ),
    [],
  )
  return (
    <ConfirmContextProvider value={confirm}>
      {children}
      {pending && <Question key={pending.turn} wanted props={{ pending }} />}
    </ConfirmContextProvider>
  )
}

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

const ConfirmContextProvider = ConfirmContext.Provider

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('Confirming needs a FrameworkProvider above it')
  return confirm
}
