import type { IntlShape } from 'react-intl'
import type { ServerMessage } from '../../api/classic-form.ts'
import { toast } from '../../ui/toast.ts'
import { serverMessagePrefixes } from './modal.messages.ts'

const KINDS = {
  danger: toast.danger,
  error: toast.danger,
  warning: toast.warning,
  success: toast.success,
  info: toast.info,
  debug: toast.info,
} as const

type Tag = keyof typeof KINDS

const isTag = (tag: string): tag is Tag => Object.hasOwn(KINDS, tag)

/** Shows what the server had to say, each with its kind before it. What calls itself safe HTML is text here, too. */
export function tellServerMessages(intl: IntlShape, messages: readonly ServerMessage[]): void {
  for (const [tag, message] of messages) {
    const kind = isTag(tag) ? tag : 'info'
    KINDS[kind](intl.formatMessage(serverMessagePrefixes[kind], { message }))
  }
}
