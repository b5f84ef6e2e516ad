import { userEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { identityMessages } from '../../../services/identity/identity.messages.ts'
import { orTaken } from '../../../services/identity/named-values.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useSession } from '../../../framework/session/session.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { userMessages } from '../user.messages.ts'
import { userFormLabels, userFormPhrases } from './user-form.messages.ts'
import { editUserSchema, userRequest } from './user-form.ts'
import { UserFields } from './UserFields.tsx'

export function EditUser({ user, tools }: { user: User; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const session = useSession()
  const { id, options } = user
  const form = useResourceForm({
    schema: editUserSchema,
    defaults: {
      name: user.name,
      description: user.description ?? '',
      email: user.email ?? '',
      project: user.default_project_id,
      enabled: user.enabled,
      locked: options.lock_password === true,
    },
    labels: userFormLabels,
    // Nobody shuts themselves out.
    shown: { enabled: () => id !== session.id },
    submit: async (details) => {
      const { name } = details
      const body = userRequest(details, options)
      const taken = formatMessage(userFormPhrases.nameTaken, { name })
      await orTaken(call(userEndpoints.userUpdate, { params: { id }, body }), taken)
      return name
    },
    done: (name) =>
      tools.done(formatMessage(userFormPhrases.updated, { name }), { updated: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(userMessages.edit)}
      action={formatMessage(identityMessages.save)}
      failed={failureMessage('update', tools.type)}
      onClose={tools.close}
    >
      <UserFields of={form} />
    </FormModal>
  )
}
