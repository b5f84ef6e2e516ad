import type { MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { Item } from '../../framework/resource/item.ts'
import { words } from '../../framework/text/common.messages.ts'
import { adminMessages } from './volume-admin.messages.ts'
import { volumeLabel } from './volume.columns.tsx'

interface UpdateStatusProps<S extends string> {
  item: Item & { name: string; status: string }
  /** The success message has `{status}`. */
  texts: Readonly<Record<'updateStatus' | 'statusFailed' | 'statusUpdated', MessageDescriptor>>
  /** The statuses that can be set, with their words. */
  statuses: Readonly<Record<S, MessageDescriptor>>
  submit: (body: { status: S }, send: Call) => Promise<unknown>
}

/** Sets the status that Cinder has of an item, for administrators; nothing changes on the backend. */
export function UpdateStatus<S extends string>({ item, texts, statuses, submit }: UpdateStatusProps<S>) {
  const choices = Object.keys(statuses)
  return (
    <PlainForm
      item={item}
      about={volumeLabel(item)}
      title={texts.updateStatus}
      failed={texts.statusFailed}
      success={({ status }, _result, intl) => intl.formatMessage(texts.statusUpdated, { status })}
      schema={z.object({ status: z.enum(choices) })}
      defaults={{ status: choices.find((status) => status !== item.status) ?? '' }}
      fields={{ status: { label: words.status, words: statuses, hint: adminMessages.statusHint } }}
      submit={({ status }, send) => submit({ status: status as S }, send)} // one of the choices
    />
  )
}
