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

export type ToastType = 'success' | 'info' | 'warning' | 'danger'

export interface Fading {
  /** Milliseconds that a toast stays. */
  delay: number
  /** Those that fade; the others stay until they are dismissed. */
  types: readonly ToastType[]
}

/** Good news and news fade; what the user may have to act on stays. */
export const USUAL_FADING: Fading = { delay: 3000, types: ['success', 'info'] }

let fading = USUAL_FADING

/** Makes later toasts fade as the operator wants them to. */
export const fadeAs = (next: Partial<Fading>) => void (fading = { ...USUAL_FADING, ...next })

/** Milliseconds until a toast fades; 0 for one that stays until it is dismissed. */
export const fadeDelay = (type: ToastType): number => (fading.types.includes(type) ? fading.delay : 0)
