import { containerEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { containerMessages } from '../container.messages.ts'
import { containerFormLabels, containerFormMessages, containerFormPhrases } from './container-form.messages.ts'
import { createContainerSchema } from './create-container.ts'

export function CreateContainer({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  // Without them the container gets the usual one, as it does where there is only one.
  const { data } = useQuery(query(containerEndpoints.policyList))
  const policies = data?.policies ?? []
  const usual = policies.find((policy) => policy.default)?.name ?? null
  const form = useResourceForm({
    schema: createContainerSchema,
    defaults: { name: '', policy: null, isPublic: false },
    labels: containerFormLabels,
    submit: async ({ name, policy, isPublic }) => {
      const body = { is_public: isPublic, ...(policy && { storage_policy: policy }) }
      await call(containerEndpoints.containerCreate, { params: { container: name }, body })
      return name
    },
    done: (name) =>
      tools.done(formatMessage(containerFormPhrases.created, { name }), { created: [{ type: tools.type, id: name }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(containerMessages.create)}
      action={formatMessage(containerMessages.create)}
      failed={failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      {policies.length > 1 && (
        <Field of={form} name="policy">
          {({ value, ...field }) => (
            <SelectField
              {...field}
              value={value ?? usual}
              options={policies.map(({ name }) => ({ value: name, label: name }))}
            />
          )}
        </Field>
      )}
      <Field of={form} name="isPublic">
        {(field) => <SwitchField {...field} hint={formatMessage(containerFormMessages.accessHint)} />}
      </Field>
    </FormModal>
  )
}
