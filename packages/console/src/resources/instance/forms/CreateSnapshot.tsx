import { serverConsoleEndpoints, ServerSnapshotForm, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { PlainFields } from '../../../framework/forms/PlainFields.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { formPhrases, snapshotMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { actionLabels } from '../instance.messages.ts'

const schema = ServerSnapshotForm.pick({ name: true })

export function CreateSnapshot({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      size="small"
      title={actionLabels.snapshot}
      failed={formatMessage(snapshotMessages.failed)}
      schema={schema}
      defaults={{ name: '' }}
      labels={{ name: snapshotMessages.name }}
      submit={({ name }, send) =>
        send(serverConsoleEndpoints.serverSnapshot, { body: { instance_id: server.id, name } })
      }
      sent={({ name }) => formatMessage(formPhrases.snapshotCreated, { name, instance: instanceLabel(server) })}
    >
      {(form) => (
        <PlainFields
          form={form}
          schema={schema}
          fields={{ name: { label: snapshotMessages.name, hint: snapshotMessages.hint } }}
        />
      )}
    </ItemForm>
  )
}
