import { stackResourceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { CodeField } from '../../../framework/editor/CodeField.tsx'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { withMessage } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { parseDetails } from './signal-details.ts'
import { resourceMessages as messages, resourcePhrases } from './stack-resource.messages.ts'
import { resourceParams, type StackResourceItem } from './stack-resource.queries.ts'

const EXAMPLE = '{"status": "SUCCESS"}'

const schema = z.object({
  details: z
    .string()
    .refine((text) => parseDetails(text) !== null, withMessage(messages.notAnObject, undefined, { example: EXAMPLE })),
})

export function SignalResource({ item, tools }: ItemDialogProps<StackResourceItem>) {
  const { formatMessage } = useIntl()
  const name = item.resource_name
  return (
    <ItemForm
      item={item}
      label={name}
      tools={tools}
      title={messages.signal}
      failed={formatMessage(messages.signalFailed)}
      sent={() => formatMessage(resourcePhrases.signalled, { name })}
      schema={schema}
      labels={{ details: messages.details }}
      defaults={{ details: item.resource_type.endsWith('WaitConditionHandle') ? EXAMPLE : '{}' }}
      submit={({ details }, send) =>
        send(stackResourceEndpoints.stackResourceSignal, {
          params: resourceParams(item.id),
          body: { details: parseDetails(details) ?? {} },
        })
      }
    >
      {(form) => (
        <Field of={form} name="details">
          {(field) => <CodeField {...field} language="yaml" hint={formatMessage(messages.detailsHint)} />}
        </Field>
      )}
    </ItemForm>
  )
}
