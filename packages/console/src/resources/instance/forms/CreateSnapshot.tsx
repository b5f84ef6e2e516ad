import { serverConsoleEndpoints, ServerSnapshotForm, type Server } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { PlainFields } from '../../../framework/forms/PlainFields.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { formPhrases, snapshotMessages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const schema = ServerSnapshotForm.pick({ name: true })

export function CreateSnapshot({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      size="small"
      title={moreWords.createSnapshot}
      failed={formatMessage(snapshotMessages.failed)}
      schema={schema}
      defaults={{ name: '' }}
      labels={{ name: moreWords.snapshotName }}
      submit={({ name }, send) =>
        send(serverConsoleEndpoints.serverSnapshot, { body: { instance_id: server.id, name } })
      }
      sent={({ name }) => formatMessage(formPhrases.snapshotCreated, { name, instance: instanceLabel(server) })}
    >
      {(form) => (
        <PlainFields
          form={form}
          schema={schema}
          fields={{ name: { label: moreWords.snapshotName, hint: snapshotMessages.hint } }}
        />
      )}
    </ItemForm>
  )
}
