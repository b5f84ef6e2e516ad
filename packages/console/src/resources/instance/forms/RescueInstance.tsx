import { serverChangeEndpoints, type Server, type ServerRescueForm } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { PasswordField } from '../../../ui/fields/TextField.tsx'
import { buildMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'
import { ImageField } from './build-fields.tsx'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const schema = z.object({ image: z.string().nullable(), password: z.string().max(255) })

/** Without an image, Nova boots the server's own. */
export const rescueRequest = ({ image, password }: z.output<typeof schema>): z.input<typeof ServerRescueForm> => ({
  image: image || null,
  ...(password && { password }),
})

export function RescueInstance({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={actionLabels.rescue}
      failed={formatMessage(messages.rescueFailed)}
      schema={schema}
      defaults={{ image: null, password: '' }}
      labels={{ image: moreWords.selectImage, password: words.password }}
      submit={(form, send) =>
        send(serverChangeEndpoints.serverRescue, { params: { id: server.id }, body: rescueRequest(form) })
      }
      sent={() => formatMessage(messages.rescued)}
    >
      {(form) => (
        <>
          <ImageField of={form} name="image" placeholder={formatMessage(messages.ownImage)} />
          <Field of={form} name="password">
            {(field) => <PasswordField {...field} autoComplete="new-password" />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
