import { serverChangeEndpoints, type Server, type ServerRescueForm } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { buildMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceMessages } from '../instance.messages.ts'
import { imageChoices } from './build-fields.ts'

const schema = z.object({ image: z.string().nullable(), password: z.string().max(255) })

/** Without an image, Nova boots the server's own. */
export const rescueRequest = ({ image, password }: z.output<typeof schema>): z.input<typeof ServerRescueForm> => ({
  image: image || null,
  ...(password && { password }),
})

export const RescueInstance = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    title={instanceMessages.rescue}
    failed={messages.rescueFailed}
    success={messages.rescued}
    schema={schema}
    defaults={{ image: null, password: '' }}
    fields={{
      image: { label: moreWords.selectImage, options: imageChoices(messages.ownImage) },
      password: { label: words.password, secret: true },
    }}
    submit={(form, send) =>
      send(serverChangeEndpoints.serverRescue, { params: { id: server.id }, body: rescueRequest(form) })
    }
  />
)
