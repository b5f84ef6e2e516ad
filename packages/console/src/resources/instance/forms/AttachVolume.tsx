import { serverPartEndpoints, volumeEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { instanceLabel } from '../instance-label.ts'
import { attachMessages, attachPhrases, volumeLabels } from './attach.messages.ts'
import { InstanceForm, type AboutServer } from './InstanceForm.tsx'
import { refreshParts } from '../refresh-parts.ts'

const schema = z.object({ volume: z.string().min(1), device: z.string() })

export function AttachVolume({ server, tools }: AboutServer) {
  const intl = useIntl()
  const { formatMessage } = intl
  const canName = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  return (
    <InstanceForm
      server={server}
      tools={tools}
      title={attachMessages.attachVolume}
      failed={formatMessage(attachMessages.attachVolumeFailed)}
      schema={schema}
      defaults={{ volume: '', device: '' }}
      labels={volumeLabels}
      shown={{ device: () => canName }}
      submit={async ({ volume, device }) => {
        const attached = await call(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server.id },
          body: { volume_id: volume, ...(device && { device }) },
        })
        void refreshParts(serverPartEndpoints.serverVolumeList, server.id)
        return attached
      }}
      sent={(_form, { volumeId, device }) =>
        formatMessage(attachPhrases.attachingVolume, {
          volume: volumeId,
          instance: instanceLabel(server),
          device: device ?? formatMessage(attachMessages.anyDevice),
        })
      }
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="volume"
            query={query(volumeEndpoints.volumeList, { query: { status: 'available' } })}
            options={({ items }) =>
              items.map((volume) => ({
                value: volume.id,
                label: volume.name || volume.id,
                note: `${formatGigabytes(intl, volume.size)} · ${volume.id}`,
              }))
            }
            placeholder={formatMessage(attachMessages.selectVolume)}
            none={formatMessage(attachMessages.noVolumes)}
            adds="create-volume"
          />
          <Field of={form} name="device">
            {(field) => <TextField {...field} mono placeholder="/dev/vdb" />}
          </Field>
        </>
      )}
    </InstanceForm>
  )
}
