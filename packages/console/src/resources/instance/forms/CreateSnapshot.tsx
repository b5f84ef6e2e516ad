import { serverConsoleEndpoints, ServerSnapshotForm } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'
import { snapshotLabels, snapshotMessages, snapshotPhrases } from './snapshot.messages.ts'

const schema = ServerSnapshotForm.pick({ name: true })

export function CreateSnapshot({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      size="small"
      title={snapshotMessages.title}
      failed={formatMessage(snapshotMessages.failed)}
      schema={schema}
      defaults={{ name: '' }}
      labels={snapshotLabels}
      submit={({ name }) => call(serverConsoleEndpoints.serverSnapshot, { body: { instance_id: server.id, name } })}
      sent={({ name }) => formatMessage(snapshotPhrases.sent, { name, instance: instanceLabel(server) })}
    >
      {(form) => (
        <Field of={form} name="name">
          {(field) => <TextField {...field} autoComplete="off" hint={formatMessage(snapshotMessages.hint)} />}
        </Field>
      )}
    </InstanceForm>
  )
}
