import { useLocation, useRouter } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { toast } from '../../ui/toast/toast.ts'
import { applyResult } from '../actions/apply-result.ts'
import { beginActivity } from '../activity/activity.ts'
import { settled } from '../activity/run-tracked.ts'
import { settleBy } from '../activity/settle.ts'
import { useRegistry } from '../resource/registry.ts'
import type { DialogSend } from './dialog-send.ts'
import type { ModalTools } from '../resource/modal.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The dialog was opened from the page below it, which is one step back in the history. */
    overPage?: boolean
  }
}

interface ModalAddress {
  name: string | undefined
  item: string | undefined
  /** All search parameters. */
  search: Readonly<Record<string, string | undefined>>
  /** Removes the dialog from the URL; `own` are further search parameters that belong to it. */
  close: (own?: readonly string[]) => void
}

/** The dialog in the URL. Closing goes back if a link opened it; otherwise its name is removed from the URL. */
export function useModalAddress(): ModalAddress {
  const router = useRouter()
  const { search: found, state } = useLocation()
  const search = found as Record<string, string | undefined> // see shell/search-params.ts
  return {
    name: search.modal,
    item: search.item,
    search,
    close: (own = []) => {
      if (state.overPage) return router.history.back()
      const gone = ['modal', 'item', ...own]
      const rest = Object.fromEntries(Object.entries(search).filter(([key]) => !gone.includes(key)))
      void router.navigate({ to: router.state.location.pathname, search: rest, replace: true })
    },
  }
}

/** Creates the tools of a dialog for its type and its way of closing. */
export function useModalTools({ take }: DialogSend): (type: string, open: boolean, close: () => void) => ModalTools {
  const intl = useIntl()
  const registry = useRegistry()
  return (type, open, close) => ({
    type,
    open,
    close,
    done: (message, result, lead = close, notify = () => toast.success(message)) => {
      const sent = take()
      notify()
      lead()
      const whole = { created: [], updated: [], deleted: [], failed: [], ...result }
      void applyResult(whole, registry)
      void settled(whole, beginActivity({ title: message, subject: '', sent }), false, settleBy(registry, intl))
    },
    failed: (failed) => void applyResult({ created: [], updated: [], deleted: [], failed }, registry),
  })
}
