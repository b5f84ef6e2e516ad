import { applicationCredentialEndpoints, type NewApplicationCredential as Made } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { orTaken } from '../../../services/identity/named-values.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { applicationCredentialMessages } from '../application-credential.messages.ts'
import {
  credentialFormMessages as messages,
  credentialFormPhrases,
  credentialLabels,
} from './application-credential-form.messages.ts'
import { credentialDefaults, credentialRequest, credentialSchema } from './application-credential-form.ts'
import { NewApplicationCredential } from './NewApplicationCredential.tsx'
import { RolesField } from './RolesField.tsx'

/** Makes an application credential for the current project, then shows its secret. */
export function CreateApplicationCredential({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const { roles } = useSession()
  const [made, setMade] = useState<Made | null>(null)
  const form = useResourceForm({
    schema: credentialSchema,
    defaults: credentialDefaults,
    labels: credentialLabels,
    shown: { time: ({ date }) => date !== '' },
    submit: (values) =>
      orTaken(
        call(applicationCredentialEndpoints.applicationCredentialCreate, { body: credentialRequest(values) }),
        formatMessage(credentialFormPhrases.taken, { name: values.name }),
      ),
    done: (credential) => {
      setMade(credential)
      const { id, name } = credential
      // It stays open: there is a secret to show.
      tools.done(
        formatMessage(credentialFormPhrases.created, { name }),
        { created: [{ type: tools.type, id }] },
        () => {},
      )
    },
  })
  if (made) return <NewApplicationCredential made={made} open={tools.open} onClose={tools.close} />
  const title = formatMessage(applicationCredentialMessages.create)
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
    </FormModal>
  )
}
