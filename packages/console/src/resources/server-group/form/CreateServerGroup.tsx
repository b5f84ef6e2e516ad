import { serverGroupEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { policyNames, serverGroupMessages } from '../server-group.messages.ts'
import { serverGroupFormLabels, serverGroupFormMessages, serverGroupFormPhrases } from './server-group-form.messages.ts'

const POLICIES = ['affinity', 'anti-affinity', 'soft-affinity', 'soft-anti-affinity'] as const

const schema = z.object({ name: z.string().trim().min(1).max(255), policy: z.enum(POLICIES) })

export function CreateServerGroup({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const form = useResourceForm({
    schema,
    defaults: { name: '', policy: 'affinity' },
    labels: serverGroupFormLabels,
    submit: ({ name, policy }) => call(serverGroupEndpoints.serverGroupCreate, { body: { name, policies: [policy] } }),
    done: ({ id, name }) =>
      tools.done(formatMessage(serverGroupFormPhrases.created, { name }), { created: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(serverGroupMessages.create)}
      action={formatMessage(serverGroupMessages.create)}
      failed={failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="policy">
        {(field) => (
          <SelectField
            {...field}
            hint={formatMessage(serverGroupFormMessages.hint)}
            options={POLICIES.map((value) => ({ value, label: formatMessage(policyNames[value]) }))}
          />
        )}
      </Field>
    </FormModal>
  )
}
