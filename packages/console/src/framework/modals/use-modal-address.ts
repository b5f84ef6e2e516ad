import { useLocation, useRouter } from '@tanstack/react-router'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The dialog was opened from the page below it, which is one step back. */
    overPage?: boolean
  }
}

interface ModalAddress {
  name: string | undefined
  item: string | undefined
  close: () => void
}

/** The dialog that the URL asks for. Closing one that was opened by a link goes back; else the URL loses its name. */
export function useModalAddress(): ModalAddress {
  const router = useRouter()
  const { search, state } = useLocation()
  const { modal: name, item, ...rest } = search as Record<string, string | undefined> // see shell/search-params.ts
  return {
    name,
    item,
    close: () => {
      if (state.overPage) router.history.back()
      else void router.navigate({ to: router.state.location.pathname, search: rest, replace: true })
    },
  }
}
