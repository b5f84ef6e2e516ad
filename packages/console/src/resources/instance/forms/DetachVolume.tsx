import { serverPartEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { attachMessages, attachPhrases, volumeLabels } from './attach.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'
import { refreshParts } from '../refresh-parts.ts'

const schema = z.object({ volume: z.string().min(1) })

export function DetachVolume({ server, tools }: AboutServer) {
  const { formatMessage } = useIntl()
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={attachMessages.detachVolume}
      failed={formatMessage(attachMessages.detachVolumeFailed)}
      schema={schema}
      defaults={{ volume: '' }}
      labels={{ volume: volumeLabels.volume }}
      submit={async ({ volume }) => {
        await call(serverPartEndpoints.serverVolumeDetach, { params: { id: server.id, volume } })
        void refreshParts(serverPartEndpoints.serverVolumeList, server.id)
      }}
      sent={({ volume }) => formatMessage(attachPhrases.detachingVolume, { volume, instance: instanceLabel(server) })}
    >
      {(form) => (
        <OptionsField
          of={form}
          name="volume"
          query={query(serverPartEndpoints.serverVolumeList, { params: { id: server.id } })}
          options={({ items }) =>
            items.map(({ volumeId, name, device }) => ({
              value: volumeId,
              label: name ?? volumeId,
              note: [device, volumeId].filter(Boolean).join(' · '),
            }))
          }
          placeholder={formatMessage(attachMessages.selectVolume)}
          none={formatMessage(attachMessages.noneAttached)}
        />
      )}
    </InstanceForm>
  )
}
