import { linesAsFormset, type Workflow } from '@meridian/contract'
import type { IntlShape } from 'react-intl'
import { extraTagsOf, type ServerMessage, type ClassicReply } from '../../api/classic-form.ts'
import { isOwnPath } from '../../own-path.ts'
import { toast } from '../../ui/toast/toast.ts'
import { serverMessagePrefixes } from '../text/framework.messages.ts'

type FieldValue = string | number | boolean | readonly string[] | null | undefined

/** Encodes values as browsers do: an unchecked box is left out, a list is repeated item by item. */
export function classicFields(values: Readonly<Record<string, FieldValue>>): URLSearchParams {
  return new URLSearchParams(
    Object.entries(values).flatMap(([name, value]): [string, string][] => {
      if (value === null || value === undefined || value === false) return []
      if (value === true) return [[name, 'on']]
      return typeof value === 'object' ? value.map((each) => [name, each]) : [[name, String(value)]]
    }),
  )
}

type Fields = Readonly<Record<string, FieldValue>>

/** The same for a workflow, whose lines are sent as rows; `initial` has the values that its form began with. */
export function workflowFields({ formsets = {} }: Workflow, values: Fields, initial: Fields = {}): URLSearchParams {
  const isRows = (name: string) => Object.hasOwn(formsets, name)
  const fields = classicFields(Object.fromEntries(Object.entries(values).filter(([name]) => !isRows(name))))
  for (const [name, columns] of Object.entries(formsets)) {
    const lines = values[name]
    if (typeof lines !== 'string') continue
    for (const field of linesAsFormset(name, columns, lines, String(initial[name] ?? ''))) fields.append(...field)
  }
  return fields
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

/** A server message with its kind as prefix. */
export const serverWords = (intl: IntlShape, [tag, message]: ServerMessage): string =>
  intl.formatMessage(serverMessagePrefixes[kindOf(tag)], { message })

/**
 * Shows the server's messages as toasts, each with its kind as prefix, and keeps their extra tags: a closable one stays
 * until the user closes it. Text marked as safe HTML is shown as text, too.
 */
export function notifyServerMessages(intl: IntlShape, messages: readonly ServerMessage[]): void {
  for (const message of messages) {
    const tags = extraTagsOf(message[2])
    KINDS[kindOf(message[0])](serverWords(intl, message), { tags, stays: tags.includes('closable') })
  }
}

/** The effects that a form's reply may have on the page. */
export interface ReplyEffects {
  notify: (messages: ClassicReply['messages']) => void
  addOption: (option: NonNullable<ClassicReply['option']>) => void
  /** Opens a page of this site. */
  go: (path: string) => void
  reload: () => void
}

/** Applies a form's reply, whose file is sent already: first the messages, then the navigation. */
export function followReply(reply: ClassicReply, effects: ReplyEffects): void {
  const location = reply.location && isOwnPath(reply.location) ? reply.location : null
  if (reply.loggedOut) return location ? effects.go(location) : effects.reload()
  effects.notify(reply.messages)
  if (reply.option) effects.addOption(reply.option)
  if (location) effects.go(location)
}
