import { userEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { useResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { identityMessages } from '../../../services/identity/identity.messages.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { PasswordField } from '../../../ui/fields/PasswordField.tsx'
import { userMessages } from '../user.messages.ts'
import { passwordSchema } from './user-form.ts'
import { userFormLabels, userFormMessages } from './user-form.messages.ts'

/** What the server says where the administrator's own password was wrong. */
const WRONG_PASSWORD = 'ADMIN_PASSWORD_INCORRECT'

/** Gives a user another password; where the operator wants it, the administrator says the own one first. */
export function ChangePassword({ user: { id, name }, tools }: { user: User; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const isAsked = settingAt<boolean>(useSettings() ?? {}, ['ENFORCE_PASSWORD_CHECK'], false)
  const form = useResourceForm({
    schema: passwordSchema,
    defaults: { password: '', confirm: '', admin_password: '' },
    labels: userFormLabels,
    shown: { admin_password: () => isAsked },
    submit: async ({ password, admin_password: own }) => {
      try {
        await call(userEndpoints.userUpdate, {
          params: { id },
          body: { password, ...(isAsked && { admin_password: own }) },
        })
      } catch (error) {
        if (!(error instanceof ApiError) || !error.message.includes(WRONG_PASSWORD)) throw error
        const { reason, endpoint, status } = error
        const words = formatMessage(userFormMessages.wrongAdminPassword)
        throw new ApiError(`admin_password: ${words}`, { reason, endpoint, status, cause: error })
      }
    },
    done: () => tools.done(formatMessage(userFormMessages.passwordChanged), { updated: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(userMessages.changePassword)}
      description={name}
      action={formatMessage(identityMessages.save)}
      failed={formatMessage(userFormMessages.unableToChange)}
      onClose={tools.close}
    >
      <PasswordPair of={form} password="password" confirm="confirm" />
      <Field of={form} name="admin_password">
        {(field) => <PasswordField {...field} autoComplete="current-password" />}
      </Field>
    </FormModal>
  )
}
