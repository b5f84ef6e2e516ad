import {
  DiskConfig,
  serverChangeEndpoints,
  ServerDescription,
  type Server,
  type ServerRebuildForm,
} from '@meridian/contract'
import * as z from 'zod'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { passwordsMatch } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { buildMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'
import { diskConfigField, diskConfigOf, imageChoices } from './build-fields.ts'

export const rebuildSchema = z
  .object({
    image: z.string().min(1),
    password: z.string().max(255),
    confirm: z.string().max(255),
    disk_config: DiskConfig,
    description: ServerDescription,
  })
  .refine(...passwordsMatch('password', 'confirm'))
type RebuildForm = z.output<typeof rebuildSchema>

export const rebuildDefaults = (server: Server): z.input<typeof rebuildSchema> => ({
  image: server.image ? server.image.id : '',
  password: '',
  confirm: '',
  disk_config: diskConfigOf(server),
  description: server.description ?? '',
})

/** Without an empty password or what is unchanged. */
export const rebuildRequest = (
  form: Partial<RebuildForm> & Pick<RebuildForm, 'image'>,
  server: Server,
): z.input<typeof ServerRebuildForm> => ({
  image: form.image,
  ...(form.disk_config !== diskConfigOf(server) && { disk_config: form.disk_config }),
  ...(form.password && { password: form.password }),
  ...(form.description !== (server.description ?? '') && { description: form.description }),
})

export function RebuildInstance({ item: server }: ItemDialogProps<Server>) {
  const canSetPassword = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_password'], false)
  const shown = () => canSetPassword
  return (
    <PlainForm
      item={server}
      about={instanceLabel(server)}
      title={instanceMessages.rebuild}
      failed={messages.rebuildFailed}
      success={formPhrases.rebuilding}
      schema={rebuildSchema}
      defaults={rebuildDefaults(server)}
      fields={{
        image: { label: moreWords.selectImage, hint: messages.rebuildHint, options: imageChoices() },
        password: {
          label: messages.password,
          shown,
          draw: (_, form) => <PasswordPair of={form} password="password" confirm="confirm" />,
        },
        confirm: { label: messages.confirm, shown, draw: null },
        disk_config: diskConfigField,
        description: { label: words.description, multiline: 2 },
      }}
      submit={(form, send) =>
        send(serverChangeEndpoints.serverRebuild, { params: { id: server.id }, body: rebuildRequest(form, server) })
      }
    />
  )
}
