import { volumeSnapshotEndpoints, VolumeText } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { volumeMessages } from '../volume.messages.ts'
import { TextFields } from './TextFields.tsx'
import { formMessages, formPhrases, volumeLabels } from './volume-form.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

const schema = z.object({ name: VolumeText.trim().min(1), description: VolumeText })

export function CreateSnapshot({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const force = volume.status === 'in-use'
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.snapshot}
      failed={formatMessage(formMessages.unableToSnapshot)}
      schema={schema}
      defaults={{ name: '', description: '' }}
      labels={{ name: volumeLabels.snapshotName, description: volumeLabels.description }}
      submit={({ name, description }) =>
        call(volumeSnapshotEndpoints.snapshotCreate, {
          body: { volume_id: volume.id, name, description: description || null, force },
        })
      }
      sent={({ name }) => formatMessage(force ? formPhrases.forcing : formPhrases.snapshotting, { name })}
      outcome={({ id }) => ({ created: [{ type: 'OS::Cinder::Snapshot', id }] })}
    >
      {(form) => (
        <>
          {force && (
            <p role="note" className="rounded-md bg-warn-soft px-3 py-2">
              {formatMessage(formMessages.inUseSnapshot)}
            </p>
          )}
          <TextFields form={form} />
        </>
      )}
    </VolumeForm>
  )
}
