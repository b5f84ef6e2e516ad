import { containerEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { call } from '../../api/client.ts'
import { query } from '../../api/query.ts'
import { debouncedCheck, withMessage, unique } from '../../framework/forms/validators.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { containerFields, containerFormMessages as messages } from './container.messages.ts'
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

export function CreateContainer() {
  const tools = useDialogTools()
  const failureMessage = useFailureMessage()
  // If the policies cannot be loaded, the container gets the default one.
  const { data } = useQuery(query(containerEndpoints.policyList))
  const policies = data?.policies ?? []
  const settings = useSettings() ?? NOTHING_SET
  const defaultPolicy = policies.find((policy) => policy.default)?.name ?? null
  const options = policies.map(({ name }) => ({ value: name, label: policyLabel(settings, name) }))
  return (
    <PlainForm
      failed={(error) => failedTitle(error, failureMessage('create', tools.type))}
      schema={schema}
      defaults={{ name: '', policy: null, isPublic: false }}
      fields={{
        name: { label: moreWords.containerName },
        policy: {
          label: containerFields.policy,
          draw: ({ value, ...field }) =>
            options.length > 1 && <SelectField {...field} value={value ?? defaultPolicy} options={options} />,
        },
        isPublic: { label: containerFields.access, hint: messages.accessHint, as: 'switch' },
      }}
      preflight={{ none: 'Swift limits bytes, not containers; a taken name is an error of the field' }}
      submit={async ({ name, policy, isPublic }, send) => {
        const body = { is_public: isPublic, ...(policy && { storage_policy: policy }) }
        await send(containerEndpoints.containerCreate, { params: { container: name }, body })
        return name
      }}
      success={messages.created}
      outcome={(id) => ({ created: [{ type: tools.type, id }] })}
    />
  )
}
