import { applicationCredentialEndpoints, type BodyOf } from '@meridian/contract'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { useSession } from '../../framework/session/session.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { offersKubeconfig } from '../../services/credentials/kubeconfig.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { Checkbox } from '../../ui/fields/CheckField.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { NewApplicationCredential } from './NewApplicationCredential.tsx'
import {
  credentialFormMessages as messages,
  credentialLabels as labels,
} from './application-credential-forms.messages.ts'

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
export function CreateApplicationCredential() {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const { roles } = useSession()
  const withKubeconfig = offersKubeconfig(useSettings() ?? NOTHING_SET)
  return (
    <PlainForm
      description={messages.hint}
      schema={credentialSchema}
      defaults={credentialDefaults}
      fields={{
        name: { label: labels.name },
        description: { label: labels.description, multiline: true },
        secret: { label: labels.secret, hint: messages.secretHint, secret: true },
        date: { label: labels.date, draw: (field) => <DateField {...field} hint={formatMessage(messages.dateHint)} /> },
        time: {
          label: labels.time,
          hint: messages.timeHint,
          type: 'time',
          shown: ({ date }) => date !== '',
          beside: true,
        },
        roles: {
          label: labels.roles,
          draw: ({ label, value, onChange }) => (
            <RolesField
              {...{ label, value, onChange }}
              roles={roles.map(({ name }) => name)}
              hint={formatMessage(messages.rolesHint)}
            />
          ),
        },
        access_rules: { label: labels.access_rules, hint: messages.rulesHint, multiline: true, mono: true },
        unrestricted: { label: labels.unrestricted, hint: messages.unrestrictedHint },
        namespace: { label: labels.namespace, hint: messages.namespaceHint, mono: true, shown: () => withKubeconfig },
      }}
      preflight={{
        none: 'Keystone does not report the limit of application credentials; a taken name is an error of the field',
      }}
      submit={(values, send) =>
        orNameTaken(
          send(applicationCredentialEndpoints.applicationCredentialCreate, { body: credentialRequest(values) }),
          formatMessage(labels.taken, { name: values.name }),
        )
      }
      reveals={(created, values) => {
        const namespace = values.namespace.trim() || DEFAULT_NAMESPACE
        return <NewApplicationCredential {...{ created, namespace }} open={tools.open} onClose={tools.close} />
      }}
    />
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
