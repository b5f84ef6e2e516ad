import { serverConsoleEndpoints, ServerSnapshotForm, type Server } from '@meridian/contract'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { formPhrases, snapshotMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'

export const CreateSnapshot = ({ item: server }: ItemDialogProps<Server>) => (
  <PlainForm
    item={server}
    about={instanceLabel(server)}
    size="small"
    title={moreWords.createSnapshot}
    failed={messages.failed}
    success={({ name }, _image, intl) =>
      intl.formatMessage(formPhrases.snapshotCreated, { name, instance: instanceLabel(server) })
    }
    schema={ServerSnapshotForm.pick({ name: true })}
    defaults={{ name: '' }}
    fields={{ name: { label: moreWords.snapshotName, hint: messages.hint } }}
    submit={({ name }, send) => send(serverConsoleEndpoints.serverSnapshot, { body: { instance_id: server.id, name } })}
  />
)
