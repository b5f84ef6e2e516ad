import { volumeSnapshotEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useUnable } from '../../../framework/resource/use-unable.ts'
import { TextFields } from '../form/TextFields.tsx'
import { volumeLabels } from '../form/volume-form.messages.ts'
import { volumeLabel } from '../volume-label.ts'
import { snapshotMessages, snapshotPhrases } from './snapshot.messages.ts'
import type { Snapshot } from './snapshot.queries.ts'

const schema = z.object({ name: VolumeText.trim(), description: VolumeText })

export function EditSnapshot({ snapshot, tools }: { snapshot: Snapshot; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const unable = useUnable()
  return (
    <ItemForm
      item={snapshot}
      label={volumeLabel(snapshot)}
      tools={tools}
      title={snapshotMessages.edit}
      action={snapshotMessages.save}
      failed={unable('update', tools.type)}
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
