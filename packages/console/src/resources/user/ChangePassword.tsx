import { userEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { PasswordPair } from '../../framework/forms/PasswordPair.tsx'
import { useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { passwordsMatch } from '../../framework/forms/validators.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { words } from '../../framework/text/common.messages.ts'
import { PasswordField } from '../../ui/fields/TextField.tsx'
import { userFormLabels, userFormMessages, userMessages } from './user.messages.ts'

const schema = z
  .object({ password: z.string().min(1), confirm: z.string().min(1), admin_password: z.string().min(1) })
  .refine(...passwordsMatch('password', 'confirm'))

/** The server's code for a wrong password of the administrator. */
const WRONG_ADMIN_PASSWORD = 'ADMIN_PASSWORD_INCORRECT'

/** Sets a user's password; if the operator's settings require it, the administrator enters their own first. */
export function ChangePassword({ item: { id, name } }: { item: User }) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const needsAdminPassword = settingAt<boolean>(useSettings() ?? {}, ['ENFORCE_PASSWORD_CHECK'], false)
  const form = useResourceForm({
    schema,
    defaults: { password: '', confirm: '', admin_password: '' },
    labels: userFormLabels,
    shown: { admin_password: () => needsAdminPassword },
    submit: async ({ password, admin_password: adminPassword }, send) => {
      try {
        await send(userEndpoints.userUpdate, {
          params: { id },
          body: { password, ...(needsAdminPassword && { admin_password: adminPassword }) },
        })
      } catch (error) {
        if (!(error instanceof ApiError) || !error.message.includes(WRONG_ADMIN_PASSWORD)) throw error
        const { reason, endpoint, status } = error
        const message = formatMessage(userFormMessages.wrongAdminPassword)
        throw new ApiError(`admin_password: ${message}`, { reason, endpoint, status, cause: error })
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
      action={formatMessage(words.save)}
      failed={formatMessage(userFormMessages.unableToChange)}
      preflight={{ none: 'the user exists' }}
      onClose={tools.close}
    >
      <PasswordPair of={form} password="password" confirm="confirm" />
      <WidgetField of={form} name="admin_password" as={PasswordField} autoComplete="current-password" />
    </FormModal>
  )
}
