import { useSyncExternalStore } from 'react'
import { onDemand } from '../popups/on-demand.ts'
import type { ToasterProps } from './ToastList.tsx'
import { anyToasts, subscribeToToasts } from './toast.ts'

const List = onDemand(async () => (await import('../popups/popups.ts')).ToastList)

/** The container of toasts. One per page, near its root. */
export const Toaster = (props: ToasterProps) => (
  <List wanted={useSyncExternalStore(subscribeToToasts, anyToasts)} props={props} />
)
