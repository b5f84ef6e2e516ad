import { useSyncExternalStore } from 'react'
import { onDemand } from '../popups/on-demand.ts'
import { anyToasts, subscribeToToasts } from './toast.ts'

const List = onDemand(async () => (await import('../popups/popups.ts')).ToastList)

/** The container of toasts. One per page, near its root. */
export const Toaster = () => <List wanted={useSyncExternalStore(subscribeToToasts, anyToasts)} props={{}} />
