import { ServerDescription, serverEndpoints, ServerName, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { named } from '../../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../../framework/resource/resource.messages.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formPhrases } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { instanceManifest } from '../instance.manifest.ts'

const schema = z.object({ name: ServerName, description: ServerDescription })

/** Name and description; security groups have a dialog of their own. */
export function EditInstance({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const oldDescription = server.description ?? ''
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={named(instanceManifest, dialogPhrases.edit)}
      action={words.save}
      failed={formatMessage(formPhrases.modifyFailed, { name: instanceLabel(server) })}
      schema={schema}
      defaults={{ name: server.name, description: oldDescription }}
      labels={{ name: words.name, description: words.description }}
      // An older Nova refuses descriptions: send one only if it changed.
      submit={({ name, description }, send) =>
        send(serverEndpoints.serverUpdate, {
          params: { id: server.id },
          body: { name, ...(description !== oldDescription && { description }) },
        })
      }
      sent={({ name }) => formatMessage(formPhrases.modified, { name })}
    >
      {(form) => (
        <>
          <Field of={form} name="name">
            {(field) => <TextField {...field} autoComplete="off" />}
          </Field>
          <Field of={form} name="description">
            {(field) => <TextArea {...field} limit={255} rows={3} />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}
