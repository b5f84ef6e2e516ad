import { ServerDescription, serverEndpoints, ServerName, type Server } from '@meridian/contract'
import * as z from 'zod'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'

const schema = z.object({ name: ServerName, description: ServerDescription })

/** Name and description; security groups have a dialog of their own. */
export function EditInstance({ item: server }: ItemDialogProps<Server>) {
  const oldDescription = server.description ?? ''
  return (
    <PlainForm
      item={server}
      about={instanceLabel(server)}
      failed={formPhrases.modifyFailed}
      success={formPhrases.modified}
      nameOf={({ name }) => name}
      schema={schema}
      defaults={{ name: server.name, description: oldDescription }}
      fields={{ name: { label: words.name }, description: { label: words.description, multiline: 3 } }}
      // An older Nova refuses descriptions: send one only if it changed.
      submit={({ name, description }, send) =>
        send(serverEndpoints.serverUpdate, {
          params: { id: server.id },
          body: { name, ...(description !== oldDescription && { description }) },
        })
      }
    />
  )
}
