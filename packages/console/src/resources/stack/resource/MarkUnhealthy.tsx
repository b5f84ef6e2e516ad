import { stackResourceEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { resourceMessages as messages } from './stack-resource.messages.ts'
import { resourceParams, type StackResourceItem } from './stack-resource.queries.ts'
import { stackFields } from '../stack.messages.ts'

const schema = z.object({ reason: z.string().trim().max(255) })

export const MarkUnhealthy = ({ item }: ItemDialogProps<StackResourceItem>) => (
  <PlainForm
    item={item}
    about={item.resource_name}
    title={messages.markUnhealthy}
    failed={messages.markFailed}
    success={messages.marked}
    description={messages.markHint}
    schema={schema}
    defaults={{ reason: '' }}
    fields={{ reason: { label: stackFields.reason } }}
    submit={({ reason }, send) =>
      send(stackResourceEndpoints.stackResourceMark, {
        params: resourceParams(item.id),
        body: { mark_unhealthy: true, ...(reason && { resource_status_reason: reason }) },
      })
    }
  />
)
