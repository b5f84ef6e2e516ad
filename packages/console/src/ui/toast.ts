import { Toast } from '@base-ui/react/toast'
import { fadeDelay, type ToastType } from './toast-timing.ts'

export interface ToastMore {
  /** Why, in the service's own words. */
  detail?: string
  requestId?: string | null
}

/** What `Toaster` draws; everyone else uses `toast`. */
export const toastManager = Toast.createToastManager<ToastMore>()

const show =
  (type: ToastType) =>
  (message: string, { detail, requestId }: ToastMore = {}): void => {
    toastManager.add({
      // The same words twice are one toast, whose time starts again.
      id: [type, message, detail].join('\n'),
      type,
      title: message,
      description: detail,
      timeout: fadeDelay(type),
      data: { requestId },
    })
  }

/** Tells the user, from anywhere in the program. Errors are 'danger' and stay until dismissed. */
export const toast = {
  success: show('success'),
  info: show('info'),
  warning: show('warning'),
  danger: show('danger'),
}
