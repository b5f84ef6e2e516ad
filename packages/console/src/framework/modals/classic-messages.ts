import type { IntlShape } from 'react-intl'
import type { ServerMessage } from '../../api/classic-form.ts'
import { toast } from '../../ui/toast/toast.ts'
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

const kindOf = (tag: string): Tag => (isTag(tag) ? tag : 'info')

const isTag = (tag: string): tag is Tag => Object.hasOwn(KINDS, tag)

/** What the server had to say, with its kind before it. */
export const serverWords = (intl: IntlShape, [tag, message]: ServerMessage): string =>
  intl.formatMessage(serverMessagePrefixes[kindOf(tag)], { message })

/** Shows what the server had to say, each with its kind before it. What calls itself safe HTML is text here, too. */
export function notifyServerMessages(intl: IntlShape, messages: readonly ServerMessage[]): void {
  for (const message of messages) KINDS[kindOf(message[0])](serverWords(intl, message))
}
