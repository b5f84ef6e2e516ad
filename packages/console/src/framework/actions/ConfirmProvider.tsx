import { useCallback, useState, type ReactNode, createContext, useContext } from 'react'
import { onDemand } from '../../ui/popups/on-demand.ts'
import type { Confirm, PendingConfirmation } from '../resource/confirm.ts'

const Question = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

/** Renders the dialog of `useConfirm`, and the progress of the confirmed work. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingConfirmation | null>(null)
  const confirm = useCallback<Confirm>(
    (request) =>
      new Promise((resolve) =>
        setPending((before) => ({
          request,
          resolve: resolve as PendingConfirmation['resolve'], // `run` of this request returns this type
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

const ConfirmContext = createContext<Confirm | null>(null)

const ConfirmContextProvider = ConfirmContext.Provider

export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext)
  if (!confirm) throw new Error('Confirming needs a FrameworkProvider above it')
  return confirm
}
