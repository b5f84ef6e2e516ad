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
