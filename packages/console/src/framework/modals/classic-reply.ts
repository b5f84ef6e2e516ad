import type { IntlShape } from 'react-intl'
import type { ServerMessage, ClassicReply } from '../../api/classic-form.ts'
import { isOwnPath } from '../../own-path.ts'
import { toast } from '../../ui/toast/toast.ts'
import { serverMessagePrefixes } from './modal.messages.ts'

type FieldValue = string | number | boolean | readonly string[] | null | undefined

/** A form's values as browsers send them: a box that is not ticked is left out, a list is sent item by item. */
export function classicFields(values: Readonly<Record<string, FieldValue>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (value === null || value === undefined || value === false) return []
      if (value === true) return [[name, 'on']]
      return typeof value === 'object' ? value.map((each) => [name, each]) : [[name, String(value)]]
    }),
  )
}

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

/** What the page can do about a form's reply. */
export interface ReplyEffects {
  notify: (messages: ClassicReply['messages']) => void
  addOption: (option: NonNullable<ClassicReply['option']>) => void
  putFile: (to: NonNullable<ClassicReply['fileUpload']>) => Promise<void>
  /** A page of this site. */
  go: (path: string) => void
  reload: () => void
}

/** Does what a form's reply asks for, in the order that loses nothing: the file first, then news, then the way on. */
export async function followReply(reply: ClassicReply, effects: ReplyEffects): Promise<void> {
  const location = reply.location && isOwnPath(reply.location) ? reply.location : null
  if (reply.loggedOut) return location ? effects.go(location) : effects.reload()
  if (reply.fileUpload) await effects.putFile(reply.fileUpload)
  effects.notify(reply.messages)
  if (reply.option) effects.addOption(reply.option)
  if (location) effects.go(location)
}
