import { volumeSnapshotEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { TextFields } from '../form/TextFields.tsx'
import { volumeLabels } from '../form/volume-form.messages.ts'
import { volumeLabel } from '../volume-label.ts'
import { snapshotMessages, snapshotPhrases } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'

const schema = z.object({ name: VolumeText.trim(), description: VolumeText })

export function EditSnapshot({ snapshot, tools }: { snapshot: Snapshot; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  return (
    <ItemForm
      item={snapshot}
      label={volumeLabel(snapshot)}
      tools={tools}
      title={snapshotMessages.edit}
      action={snapshotMessages.save}
      failed={failureMessage('update', tools.type)}
      schema={schema}
      // What has no name goes by its id.
      defaults={{ name: snapshot.name === snapshot.id ? '' : snapshot.name, description: snapshot.description ?? '' }}
      labels={{ name: volumeLabels.snapshotName, description: volumeLabels.description }}
      submit={(body) => call(volumeSnapshotEndpoints.snapshotUpdate, { params: { id: snapshot.id }, body })}
      sent={({ name }) => formatMessage(snapshotPhrases.updating, { name: name || snapshot.id })}
    >
      {(form) => <TextFields form={form} />}
    </ItemForm>
  )
}
