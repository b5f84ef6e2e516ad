import { stackSnapshotEndpoints, type StackSummary } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../framework/resource/modal.ts'
import { words } from '../../framework/text/common.messages.ts'
import { stackMessages } from './stack.messages.ts'
import { snapshotPhrases } from './stack-details.messages.ts'

const schema = z.object({ name: z.string().trim().max(255) })

export function CreateStackSnapshot({ item }: ItemDialogProps<StackSummary>) {
  return (
    <PlainForm
      item={item}
      title={stackMessages.createSnapshot}
      action={words.save}
      success={snapshotPhrases.started}
      nameOf={() => item.stack_name}
      schema={schema}
      defaults={{ name: '' }}
      fields={{ name: { label: words.name } }}
      submit={({ name }, send) =>
        send(stackSnapshotEndpoints.stackSnapshotCreate, { params: { id: item.id }, body: { name: name || null } })
      }
    />
  )
}
