import { containerEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { debouncedCheck, withMessage, unique } from '../../framework/forms/validators.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../ui/fields/SwitchField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { containerManifest } from './container.manifest.ts'
import { containerFields, containerFormMessages as messages, containerFormPhrases } from './container.messages.ts'
import { failedTitle } from './failed-title.ts'
import { policyLabel } from './policy-label.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** In bytes. */
const MAX_NAME_LENGTH = 256

const isDots = (name: string) => name === '.' || name === '..'

const isFree = debouncedCheck(async (container: string, signal) => {
  // Other rules refuse these names, which no URL can have.
  if (container.trim() === '' || container.includes('/') || isDots(container)) return true
  // An error means that the name is free or that Swift does not answer; the request of the form reports the latter.
  await call(containerEndpoints.containerView, { params: { container } }, { signal })
  return false
})

const schema = z.object({
  name: z
    .string()
    .min(1)
    .refine((name) => new TextEncoder().encode(name).length <= MAX_NAME_LENGTH)
    .refine((name) => name === '' || name.trim() !== '', withMessage(messages.blank))
    .refine((name) => !name.includes('/'), withMessage(messages.slash))
    .refine((name) => !isDots(name), withMessage(messages.dots))
    .refine(...unique(isFree, messages.exists)),
  policy: z.string().nullable(),
  isPublic: z.boolean(),
})

export function CreateContainer({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  // If the policies cannot be loaded, the container gets the default one.
  const { data } = useQuery(query(containerEndpoints.policyList))
  const policies = data?.policies ?? []
  const settings = useSettings() ?? NOTHING_SET
  const defaultPolicy = policies.find((policy) => policy.default)?.name ?? null
  const form = useResourceForm({
    schema,
    defaults: { name: '', policy: null, isPublic: false },
    labels: { name: moreWords.containerName, policy: containerFields.policy, isPublic: containerFields.access },
    submit: async ({ name, policy, isPublic }, send) => {
      const body = { is_public: isPublic, ...(policy && { storage_policy: policy }) }
      await send(containerEndpoints.containerCreate, { params: { container: name }, body })
      return name
    },
    done: (name) =>
      tools.done(intl.formatMessage(containerFormPhrases.created, { name }), {
        created: [{ type: tools.type, id: name }],
      }),
  })
  const title = formatText(intl, named(containerManifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      action={title}
      failed={failedTitle(form, failureMessage('create', tools.type))}
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
              value={value ?? defaultPolicy}
              options={policies.map(({ name }) => ({ value: name, label: policyLabel(settings, name) }))}
            />
          )}
        </Field>
      )}
      <Field of={form} name="isPublic">
        {(field) => <SwitchField {...field} hint={intl.formatMessage(messages.accessHint)} />}
      </Field>
    </FormModal>
  )
}
