import { qosSpecEndpoints, type QosSpec } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { SpecsForm } from '../SpecsForm.tsx'
import { consumers, qosMessages as messages } from '../volume-type.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const consumer = z.enum(['back-end', 'front-end', 'both'])
const consumerField = { label: moreWords.consumer, words: consumers, hint: messages.consumerHint }

export const CreateQosSpec = () => (
  <PlainForm
    schema={z.object({ name: z.string().trim().min(1).max(255), consumer })}
    defaults={{ name: '', consumer: 'back-end' }}
    fields={{ name: { label: words.name }, consumer: consumerField }}
    preflight={{ none: 'administrators have no quota of QoS specs' }}
    submit={(body, send) => send(qosSpecEndpoints.qosSpecCreate, { body })}
  />
)

export const EditConsumer = ({ item }: ItemDialogProps<QosSpec>) => (
  <PlainForm
    item={item}
    title={messages.editConsumer}
    action={words.save}
    nameOf={() => item.name}
    schema={z.object({ consumer })}
    defaults={{ consumer: consumer.catch('back-end').parse(item.consumer) }}
    fields={{ consumer: consumerField }}
    submit={(body, send) => send(qosSpecEndpoints.qosSpecUpdate, { params: { id: item.id }, body })}
  />
)

export const ManageQosSpecs = ({ item }: ItemDialogProps<QosSpec>) => (
  <SpecsForm
    item={item}
    specs={item.specs}
    submit={(body, send) => send(qosSpecEndpoints.qosSpecUpdate, { params: { id: item.id }, body })}
  />
)
