import { useCallback, useState, type ReactNode } from 'react'
import { onDemand } from '../../ui/popups/on-demand.ts'
import { ConfirmContextProvider, type Confirm, type ConfirmRequest } from './confirm.ts'

/** A question that stands until it is answered. */
export interface Asked {
  request: ConfirmRequest<unknown>
  answer(result: Promise<unknown>): void
  /** Tells it from the one before. */
  turn: number
}

const Question = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

/** Draws the question that `useConfirm` asks, and how far its work has come. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((answer) =>
        setAsked((before) => ({
          request,
          answer: answer as Asked['answer'], // `run` answers what this very request's work gives
          turn: (before?.turn ?? 0) + 1,
        })),
      ),
    [],
  )
  return (
    <ConfirmContextProvider value={confirm}>
      {children}
      {asked && <Question key={asked.turn} wanted props={{ asked }} />}
    </ConfirmContextProvider>
  )
}
