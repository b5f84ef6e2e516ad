import { userEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import type { ModalTools } from '../../framework/modals/modal.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { orNameTaken } from '../../services/identity/name-field.ts'
import { userFormLabels, userFormPhrases } from './user-forms.messages.ts'
import { userManifest } from './user.manifest.ts'
import { UserFields, userRequest, userSchema } from './UserFields.tsx'

export function EditUser({ item: user, tools }: { item: User; tools: ModalTools }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const session = useSession()
  const { id, options } = user
  const form = useResourceForm({
    schema: userSchema,
    defaults: {
      name: user.name,
      description: user.description ?? '',
      email: user.email ?? '',
      project: user.default_project_id,
      enabled: user.enabled,
      locked: options.lock_password === true,
    },
    labels: userFormLabels,
    // Users may not lock themselves out.
    shown: { enabled: () => id !== session.id },
    submit: async (details) => {
      const { name } = details
      const body = userRequest(details, options)
      const taken = intl.formatMessage(userFormPhrases.nameTaken, { name })
      await orNameTaken(call(userEndpoints.userUpdate, { params: { id }, body }), taken)
      return name
    },
    done: (name) =>
      tools.done(formatText(intl, named(userManifest, resultPhrases.updated), { name }), {
        updated: [{ type: tools.type, id }],
      }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatText(intl, named(userManifest, dialogPhrases.edit))}
      action={intl.formatMessage(words.save)}
      failed={failureMessage('update', tools.type)}
      onClose={tools.close}
    >
      <UserFields of={form} />
    </FormModal>
  )
}
