import { serverChangeEndpoints, type Server } from '@meridian/contract'
import * as z from 'zod'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { passwordsMatch } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { instanceLabel } from '../instance-text.ts'
import { passwordMessages as messages } from '../instance-upkeep.messages.ts'
import { instanceMessages } from '../instance.messages.ts'

const schema = z
  .object({ password: z.string().min(1).max(255), confirm: z.string().max(255) })
  .refine(...passwordsMatch('password', 'confirm'))

/** A new password for the administrator of the guest, whose agent sets it. */
export const SetPassword = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.setPassword}
    failed={messages.failed}
    success={messages.sent}
    schema={schema}
    defaults={{ password: '', confirm: '' }}
    fields={{
      password: {
        label: messages.password,
        above: messages.hint,
        draw: (_, form) => <PasswordPair of={form} password="password" confirm="confirm" />,
      },
      confirm: { label: messages.confirm, draw: null },
    }}
    submit={({ password }, send) =>
      send(serverChangeEndpoints.serverSetPassword, { params: { id: server.id }, body: { password } })
    }
  />
)
