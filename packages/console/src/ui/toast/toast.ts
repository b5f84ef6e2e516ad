export interface ToastMore {
  /** The reason, with the service's message. */
  detail?: string
  requestId?: string | null
  /** Until the user dismisses it, whatever its type. */
  stays?: boolean
  /** Extra tags of a server's message: toasts with the same ones stand together, and have them as classes. */
  tags?: readonly string[]
  /** The item that was refused. */
  about?: { type: string; id: string }
}

export interface ToastNote extends ToastMore {
  type: ToastType
  message: string
}

let show: ((note: ToastNote) => void) | null = null
let hide: ((note: ToastNote) => void) | null = null
const waiting: ToastNote[] = []
const listeners = new Set<() => void>()

export function postToast(note: ToastNote): void {
  if (show) return show(note)
  waiting.push(note)
  for (const listener of listeners) listener()
}

/** Takes a toast away that is no longer true. */
export const dismissToast = (note: ToastNote): void => hide?.(note)

/** The same text again is the same toast. */
export const toastId = ({ type, message, detail }: ToastNote): string => [type, message, detail].join('\n')

/** The four kinds of notifications, each passing its note to `post`. */
export const notifyBy = (post: (note: ToastNote) => void) => ({
  success: (message: string, more?: ToastMore) => post({ type: 'success', message, ...more }),
  info: (message: string, more?: ToastMore) => post({ type: 'info', message, ...more }),
  warning: (message: string, more?: ToastMore) => post({ type: 'warning', message, ...more }),
  danger: (message: string, more?: ToastMore) => post({ type: 'danger', message, ...more }),
})

export type Notify = ReturnType<typeof notifyBy>

/** Notifies the user, from anywhere. Errors are 'danger' and stay until dismissed. */
export const toast: Notify = notifyBy(postToast)

/** Whether there is any toast yet: until then the toast list need not be loaded. */
export const anyToasts = (): boolean => show !== null || waiting.length > 0

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Sets the functions that show and hide toasts, and passes the waiting ones to be shown. */
export function setToastHandler(next: (note: ToastNote) => void, away: (note: ToastNote) => void = () => {}): void {
  show = next
  hide = away
  for (const note of waiting.splice(0)) next(note)
}

export type ToastType = 'success' | 'info' | 'warning' | 'danger'

export interface Fading {
  /** How long a toast stays, in ms. */
  delay: number
  /** The types that fade; the others stay until dismissed. */
  types: readonly ToastType[]
}

/** Success and info fade; warnings and errors, which the user may have to act on, stay. */
export const DEFAULT_FADING: Fading = { delay: 3000, types: ['success', 'info'] }

let fading = DEFAULT_FADING

/** Applies the operator's settings to later toasts. */
export const setFading = (next: Partial<Fading>) => void (fading = { ...DEFAULT_FADING, ...next })

/** What is read at a glance, and how much longer each further character stays. */
const GLANCE_CHARS = 60
const MS_PER_CHAR = 50

/** The time in ms until a toast fades, as long as it takes to read a long text; 0 if it stays until dismissed. */
export const fadeDelay = (type: ToastType, text = ''): number =>
  fading.types.includes(type) ? fading.delay + Math.max(0, text.length - GLANCE_CHARS) * MS_PER_CHAR : 0

/** Toasts with the same tags stand together, where the newest of them is. */
export const groupedByTags = <T extends { id: string; data?: ToastNote }>(toasts: readonly T[]): T[] =>
  [...Map.groupBy(toasts, ({ id, data }) => data?.tags?.join(' ') || id).values()].flat()
