import { serverChangeEndpoints, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { passwordsMatch } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'
import { passwordMessages as messages, passwordPhrases } from '../instance-upkeep.messages.ts'

const schema = z
  .object({ password: z.string().min(1).max(255), confirm: z.string().max(255) })
  .refine(...passwordsMatch('password', 'confirm'))

/** A new password for the administrator of the guest, whose agent sets it. */
export function SetPassword({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.setPassword}
      failed={formatMessage(messages.failed)}
      schema={schema}
      defaults={{ password: '', confirm: '' }}
      labels={{ password: messages.password, confirm: messages.confirm }}
      submit={({ password }, send) =>
        send(serverChangeEndpoints.serverSetPassword, { params: { id: server.id }, body: { password } })
      }
      sent={() => formatMessage(passwordPhrases.sent, { name: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <p className="text-ink-2">{formatMessage(messages.hint)}</p>
          <PasswordPair of={form} password="password" confirm="confirm" />
        </>
      )}
    </ItemForm>
  )
}
