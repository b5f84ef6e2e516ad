import { stackResourceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { CodeField } from '../../../framework/editor/CodeField.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { withMessage } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { parseDetails } from './signal-details.ts'
import { resourceMessages as messages } from './stack-resource.messages.ts'
import { resourceParams, type StackResourceItem } from './stack-resource.queries.ts'

const EXAMPLE = '{"status": "SUCCESS"}'

const schema = z.object({
  details: z
    .string()
    .refine((text) => parseDetails(text) !== null, withMessage(messages.notAnObject, undefined, { example: EXAMPLE })),
})

export function SignalResource({ item }: ItemDialogProps<StackResourceItem>) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      item={item}
      about={item.resource_name}
      title={messages.signal}
      failed={messages.signalFailed}
      success={messages.signalled}
      schema={schema}
      defaults={{ details: item.resource_type.endsWith('WaitConditionHandle') ? EXAMPLE : '{}' }}
      fields={{
        details: {
          label: messages.details,
          draw: (field) => <CodeField {...field} language="yaml" hint={formatMessage(messages.detailsHint)} />,
        },
      }}
      submit={({ details }, send) =>
        send(stackResourceEndpoints.stackResourceSignal, {
          params: resourceParams(item.id),
          body: { details: parseDetails(details) ?? {} },
        })
      }
    />
  )
}
