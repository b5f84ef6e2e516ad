import { Notice } from '@meridian/contract'
import * as z from 'zod'
import { toast, type ToastType } from '../../ui/toast/toast.ts'

const SEEN = 'meridian.notices'

const TYPES: Record<Notice['level'], ToastType> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'danger',
}

/** Shows what the operator has to say, each notice once in a session of the browser. */
export function showNotices(settings: unknown): void {
  const notices = z.array(Notice).safeParse(settings).data ?? []
  const seen = z
    .array(z.string())
    .catch([])
    .parse(JSON.parse(sessionStorage.getItem(SEEN) ?? '[]'))
  for (const { level, message } of notices) if (!seen.includes(message)) toast[TYPES[level]](message, { stays: true })
  sessionStorage.setItem(SEEN, JSON.stringify(notices.map(({ message }) => message)))
}
