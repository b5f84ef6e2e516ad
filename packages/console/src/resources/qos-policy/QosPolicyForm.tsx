import { qosPolicyEndpoints, type QosPolicy } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
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

/** Creates a policy, or edits `item`. */
export const QosPolicyForm = ({ item }: { item?: QosPolicy }) => (
  <PlainForm
    item={item}
    schema={schema}
    title={named({ names: policyNames }, item ? dialogPhrases.edit : dialogPhrases.create)}
    action={item && words.save}
    defaults={{ name: item?.name ?? '', description: item?.description ?? '', shared: item?.shared ?? false }}
    fields={{
      name: { label: words.name },
      description: { label: words.description, multiline: true },
      shared: { label: words.shared, hint: qosPolicyFormMessages.sharedHint },
    }}
    preflight={{ none: 'Neutron has no quota of QoS policies' }}
    submit={(body, send) =>
      item
        ? send(qosPolicyEndpoints.qosPolicyUpdate, { params: { id: item.id }, body })
        : send(qosPolicyEndpoints.qosPolicyCreate, { body })
    }
  />
)
