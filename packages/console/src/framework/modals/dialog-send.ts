import { createContext, useContext } from 'react'
import { callFor, sendUnlisted, type Call } from '../../api/client.ts'
import type { Trace } from '../../api/trace.ts'

/** What a dialog sends with, and what it has sent. */
export interface DialogSend {
  send: Call
  /** The requests that no activity lists yet. */
  take: () => Trace
}

export function createDialogSend(): DialogSend {
  const trace: Trace = []
  return { send: callFor(trace), take: () => trace.splice(0) }
}

const Context = createContext<DialogSend>({ send: sendUnlisted, take: () => [] })

export const DialogSendProvider = Context.Provider

/** That of the dialog of the address around it; elsewhere its requests are not listed. */
export const useDialogSend = (): DialogSend => useContext(Context)
