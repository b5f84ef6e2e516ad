export type ToastType = 'success' | 'info' | 'warning' | 'danger'

const FADE_DELAY_MS = 3000

/** Good news and news fade; what the user may have to act on stays. */
const FADING: ToastType[] = ['success', 'info']

/** Milliseconds until a toast fades; 0 for one that stays until it is dismissed. */
export const fadeDelay = (type: ToastType): number => (FADING.includes(type) ? FADE_DELAY_MS : 0)
