import { useIntl, type MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import type { Call } from '../../api/client.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import type { Item } from '../../framework/resource/item.ts'
import { words } from '../../framework/text/common.messages.ts'
import { wordFor } from '../../framework/text/wording.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { adminMessages } from './volume-admin.messages.ts'

interface UpdateStatusProps<S extends string> {
  item: Item & { name: string; status: string }
  tools: ModalTools
  title: MessageDescriptor
  failed: MessageDescriptor
  /** With `{status}`. */
  updated: MessageDescriptor
  /** The statuses that can be set, with their words. */
  statuses: Readonly<Record<S, MessageDescriptor>>
  submit: (status: S, send: Call) => Promise<unknown>
}

/** Sets the status that Cinder has of an item, for administrators; nothing changes on the backend. */
export function UpdateStatus<S extends string>({
  item,
  tools,
  title,
  failed,
  updated,
  statuses,
  submit,
}: UpdateStatusProps<S>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const choices = Object.keys(statuses) as [S, ...S[]] // its keys are the statuses
  const schema = z.object({ status: z.enum(choices) })
  return (
    <ItemForm
      item={item}
      label={item.name}
      tools={tools}
      title={title}
      failed={formatMessage(failed)}
      schema={schema}
      defaults={{ status: choices.find((status) => status !== item.status) ?? choices[0] }}
      labels={{ status: words.status }}
      submit={({ status }, send) => submit(status, send)}
      sent={({ status }) => formatMessage(updated, { status })}
    >
      {(form) => (
        <Field of={form} name="status">
          {(field) => (
            <SelectField
              {...field}
              hint={formatMessage(adminMessages.statusHint)}
              options={choices.map((value) => ({ value, label: wordFor(intl, statuses, value) }))}
            />
          )}
        </Field>
      )}
    </ItemForm>
  )
}
