import { ServerDescription, serverEndpoints, ServerName } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { editLabels, editMessages, editPhrases } from './edit.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'

const schema = z.object({ name: ServerName, description: ServerDescription })

/** Name and description; which security groups hold has a dialog of its own. */
export function EditInstance({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  const described = server.description ?? ''
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={editMessages.title}
      action={editMessages.save}
      failed={formatMessage(editPhrases.failed, { name: instanceLabel(server) })}
      schema={schema}
      defaults={{ name: server.name, description: described }}
      labels={editLabels}
      // An older Nova knows no descriptions, and is not to hear of one that nobody wrote.
      submit={({ name, description }) =>
        call(serverEndpoints.serverUpdate, {
          params: { id: server.id },
          body: { name, ...(description !== described && { description }) },
        })
      }
      sent={({ name }) => formatMessage(editPhrases.modified, { name })}
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
    </InstanceForm>
  )
}
