import type { ToastType } from './toast-timing.ts'

export interface ToastMore {
  /** Why, in the service's own words. */
  detail?: string
  requestId?: string | null
}

export interface ToastNote extends ToastMore {
  type: ToastType
  message: string
}

let show: ((note: ToastNote) => void) | null = null
const waiting: ToastNote[] = []
const listeners = new Set<() => void>()

export function postToast(note: ToastNote): void {
  if (show) return show(note)
  waiting.push(note)
  for (const listener of listeners) listener()
}

/** The four ways to tell something, each handing its note to `post`. */
export const notifyBy = (post: (note: ToastNote) => void) => ({
  success: (message: string, more?: ToastMore) => post({ type: 'success', message, ...more }),
  info: (message: string, more?: ToastMore) => post({ type: 'info', message, ...more }),
  warning: (message: string, more?: ToastMore) => post({ type: 'warning', message, ...more }),
  danger: (message: string, more?: ToastMore) => post({ type: 'danger', message, ...more }),
})

export type Notify = ReturnType<typeof notifyBy>

/** Tells the user, from anywhere in the program. Errors are 'danger' and stay until dismissed. */
export const toast: Notify = notifyBy(postToast)

/** Whether there is anything to show yet: until then nothing that shows toasts needs to be loaded. */
export const anyToasts = (): boolean => show !== null || waiting.length > 0

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Hands over what waits, and from now on every toast as it comes. */
export function showToastsWith(next: (note: ToastNote) => void): void {
  show = next
  for (const note of waiting.splice(0)) next(note)
}
