import {
  DiskConfig,
  serverChangeEndpoints,
  ServerDescription,
  type Server,
  type ServerRebuildForm,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { passwordsMatch } from '../../../framework/forms/validators.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { buildMessages as messages, formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'
import { DiskConfigField, diskConfigOf, ImageField } from './build-fields.tsx'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

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

export function RebuildInstance({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const canSetPassword = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_password'], false)
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.rebuild}
      failed={formatMessage(messages.rebuildFailed)}
      schema={rebuildSchema}
      defaults={rebuildDefaults(server)}
      labels={{
        image: moreWords.selectImage,
        password: messages.password,
        confirm: messages.confirm,
        disk_config: moreWords.diskPartition,
        description: words.description,
      }}
      shown={{ password: () => canSetPassword, confirm: () => canSetPassword }}
      submit={(form, send) =>
        send(serverChangeEndpoints.serverRebuild, { params: { id: server.id }, body: rebuildRequest(form, server) })
      }
      sent={() => formatMessage(formPhrases.rebuilding, { name: instanceLabel(server) })}
    >
      {(form) => (
        <>
          <ImageField of={form} name="image" hint={formatMessage(messages.rebuildHint)} />
          <PasswordPair of={form} password="password" confirm="confirm" />
          <DiskConfigField of={form} name="disk_config" />
          <Field of={form} name="description">
            {(field) => <TextArea {...field} limit={255} rows={2} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
