import {
  applicationCredentialEndpoints,
  type BodyOf,
  type NewApplicationCredential as Created,
} from '@meridian/contract'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { useSession } from '../../framework/session/session.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { offersKubeconfig } from '../../services/credentials/kubeconfig.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { CheckField, Checkbox } from '../../ui/fields/CheckField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { PasswordField, TextField } from '../../ui/fields/TextField.tsx'
import { NewApplicationCredential } from './NewApplicationCredential.tsx'
import {
  credentialFormMessages as messages,
  credentialFormPhrases,
  credentialLabels,
} from './application-credential-forms.messages.ts'
import { applicationCredentialManifest as manifest } from './application-credential.manifest.ts'

/** The namespace of Kubernetes that every cluster has. */
const DEFAULT_NAMESPACE = 'default'

/** The server checks the text of the access rules. */
export const credentialSchema = z.object({
  name: nameRule(255),
  description: z.string(),
  secret: z.string(),
  date: z.union([z.literal(''), z.iso.date()]),
  time: z.union([z.literal(''), z.iso.time({ precision: -1 })]),
  roles: z.array(z.string()),
  access_rules: z.string(),
  unrestricted: z.boolean(),
  namespace: z
    .string()
    .trim()
    .max(63)
    .regex(/^([a-z0-9]([-a-z0-9]*[a-z0-9])?)?$/),
})

type CredentialValues = z.infer<typeof credentialSchema>

export const credentialDefaults: CredentialValues = {
  name: '',
  description: '',
  secret: '',
  date: '',
  time: '',
  roles: [],
  access_rules: '',
  unrestricted: false,
  namespace: DEFAULT_NAMESPACE,
}

/** Leaves out empty fields: Keystone then generates a secret, grants all roles and sets no expiration. */
export const credentialRequest = ({
  name,
  description,
  secret,
  date,
  time,
  roles,
  access_rules: rules,
  unrestricted,
}: CredentialValues): BodyOf<typeof applicationCredentialEndpoints.applicationCredentialCreate> => ({
  name,
  unrestricted,
  ...(description && { description }),
  ...(secret && { secret }),
  ...(date && { expires_at: `${date}T${time || '00:00'}:00Z` }),
  ...(roles.length > 0 && { roles: roles.map((role) => ({ name: role })) }),
  ...(rules.trim() && { access_rules: rules }),
})

/** Creates an application credential for the current project, then shows its secret. */
export function CreateApplicationCredential({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureMessage = useFailureMessage()
  const { roles } = useSession()
  const withKubeconfig = offersKubeconfig(useSettings() ?? NOTHING_SET)
  const [created, setCreated] = useState<Created | null>(null)
  const form = useResourceForm({
    schema: credentialSchema,
    defaults: credentialDefaults,
    labels: credentialLabels,
    shown: { time: ({ date }) => date !== '', namespace: () => withKubeconfig },
    submit: (values, send) =>
      orNameTaken(
        send(applicationCredentialEndpoints.applicationCredentialCreate, { body: credentialRequest(values) }),
        formatMessage(credentialFormPhrases.taken, { name: values.name }),
      ),
    done: (credential) => {
      setCreated(credential)
      const { id, name } = credential
      const message = formatText(intl, named(manifest, resultPhrases.created), { name })
      // The dialog stays open to show the secret.
      tools.done(message, { created: [{ type: tools.type, id }] }, () => {})
    },
  })
  if (created) {
    const namespace = form.values.namespace.trim() || DEFAULT_NAMESPACE
    return <NewApplicationCredential {...{ created, namespace }} open={tools.open} onClose={tools.close} />
  }
  const title = formatText(intl, named(manifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      description={formatMessage(messages.hint)}
      action={title}
      failed={failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} />}
      </Field>
      <Field of={form} name="secret">
        {(field) => <PasswordField {...field} autoComplete="new-password" hint={formatMessage(messages.secretHint)} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field of={form} name="date">
          {(field) => <DateField {...field} hint={formatMessage(messages.dateHint)} />}
        </Field>
        <Field of={form} name="time">
          {(field) => <TextField {...field} type="time" hint={formatMessage(messages.timeHint)} />}
        </Field>
      </div>
      <Field of={form} name="roles">
        {({ label, value, onChange }) => (
          <RolesField
            {...{ label, value, onChange }}
            roles={roles.map(({ name }) => name)}
            hint={formatMessage(messages.rolesHint)}
          />
        )}
      </Field>
      <Field of={form} name="access_rules">
        {(field) => <TextArea {...field} mono spellCheck={false} hint={formatMessage(messages.rulesHint)} />}
      </Field>
      <Field of={form} name="unrestricted">
        {(field) => <CheckField {...field} hint={formatMessage(messages.unrestrictedHint)} />}
      </Field>
      <Field of={form} name="namespace">
        {(field) => <TextField {...field} mono autoComplete="off" hint={formatMessage(messages.namespaceHint)} />}
      </Field>
    </FormModal>
  )
}

interface RolesFieldProps {
  label: string
  hint: string
  roles: readonly string[]
  value: readonly string[]
  onChange: (roles: string[]) => void
}

function RolesField({ label, hint, roles, value, onChange }: RolesFieldProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={id}>
      <legend className="font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1 pt-1.5">
        {roles.map((role) => (
          <label key={role} className="flex items-center gap-2.5">
            <Checkbox
              label={role}
              checked={value.includes(role)}
              onChange={(checked) => onChange(checked ? [...value, role] : value.filter((each) => each !== role))}
            />
            {role}
          </label>
        ))}
      </div>
      <p id={id} className="text-sm text-ink-3">
        {hint}
      </p>
    </fieldset>
  )
}
