import { qosPolicyEndpoints, type QosPolicy } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { qosPolicyLabel } from '../qos-policy.columns.tsx'
import { qosPolicyMessages } from '../qos-policy.messages.ts'
import {
  qosPolicyFormLabels,
  qosPolicyFormMessages as messages,
  qosPolicyFormPhrases,
} from './qos-policy-form.messages.ts'

const schema = z.object({
  name: z.string().trim().min(1).max(255),
  description: z.string().max(255),
  shared: z.boolean(),
})

/** A QoS policy without its rules: a new one unless `policy` is given. */
export function QosPolicyForm({ policy, tools }: { policy?: QosPolicy; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema,
    defaults: {
      name: policy?.name ?? '',
      description: policy?.description ?? '',
      shared: policy?.shared ?? false,
    },
    labels: qosPolicyFormLabels,
    submit: (body) =>
      policy
        ? call(qosPolicyEndpoints.qosPolicyUpdate, { params: { id: policy.id }, body })
        : call(qosPolicyEndpoints.qosPolicyCreate, { body }),
    done: (saved) => {
      const said = policy ? qosPolicyFormPhrases.updated : qosPolicyFormPhrases.created
      const reference = [{ type: tools.type, id: saved.id }]
      tools.done(formatMessage(said, { name: qosPolicyLabel(saved) }), {
        [policy ? 'updated' : 'created']: reference,
      })
    },
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(policy ? qosPolicyMessages.edit : qosPolicyMessages.create)}
      action={formatMessage(policy ? messages.save : qosPolicyMessages.create)}
      failed={failureMessage(policy ? 'update' : 'create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} limit={255} />}
      </Field>
      <Field of={form} name="shared">
        {(field) => <CheckField {...field} hint={formatMessage(messages.sharedHint)} />}
      </Field>
    </FormModal>
  )
}
