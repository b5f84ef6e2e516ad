import { qosPolicyEndpoints, type QosPolicy } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { words } from '../../framework/text/common.messages.ts'
import { qosPolicyFormMessages } from './qos-policy-forms.messages.ts'
import { policyNames } from './qos-policy.messages.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string().max(255),
  shared: z.boolean(),
})

const fields = {
  name: { label: words.name },
  description: { label: words.description, multiline: true },
  shared: { label: words.shared, hint: qosPolicyFormMessages.sharedHint },
}

export function CreateQosPolicy({ tools }: { tools: ModalTools }) {
  return (
    <PlainForm
      tools={tools}
      schema={schema}
      title={named({ names: policyNames }, dialogPhrases.create)}
      defaults={{ name: '', description: '', shared: false }}
      fields={fields}
      preflight={{ none: 'Neutron has no quota of QoS policies' }}
      submit={(body, send) => send(qosPolicyEndpoints.qosPolicyCreate, { body })}
    />
  )
}

export function EditQosPolicy({ item, tools }: { item: QosPolicy; tools: ModalTools }) {
  const { id, name, description, shared } = item
  return (
    <PlainForm
      tools={tools}
      item={item}
      schema={schema}
      title={named({ names: policyNames }, dialogPhrases.edit)}
      action={words.save}
      defaults={{ name, description, shared }}
      fields={fields}
      submit={(body, send) => send(qosPolicyEndpoints.qosPolicyUpdate, { params: { id }, body })}
    />
  )
}
