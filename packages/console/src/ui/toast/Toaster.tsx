import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { onDemand } from '../popups/on-demand.ts'
import type { ToasterProps } from './ToastList.tsx'
import { anyToasts, subscribeToToasts } from './toast.ts'

const List = onDemand(async () => (await import('../popups/popups.ts')).ToastList)

/**
 * The container of toasts. One per page, near its root. Screen readers say what is added to a region that they know: it is
 * there from the start, while the list is loaded with the first toast.
 */
export function Toaster(props: ToasterProps) {
  const [region, setRegion] = useState<HTMLElement | null>(null)
  const any = useSyncExternalStore(subscribeToToasts, anyToasts)
  return (
    <>
      {createPortal(<div ref={setRegion} aria-live="polite" />, document.body)}
      <List wanted={any && region !== null} props={{ ...props, region }} />
    </>
  )
}
