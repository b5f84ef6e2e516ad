import { serverEndpoints, serverPartEndpoints } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { attachmentLabels, attachmentMessages, attachmentPhrases } from './attachments.messages.ts'
import { VolumeForm, type AboutVolume } from './VolumeForm.tsx'

/** Nova attaches to servers that are in one of these. */
const ATTACHABLE = ['ACTIVE', 'PAUSED', 'SHUTOFF', 'RESIZED', 'SUSPENDED']

const schema = z.object({ server: z.string().min(1), device: z.string() })

const servers = query(serverEndpoints.serverList, {})

export function AttachForm({ volume, tools, attached }: AboutVolume & { attached: ReactNode }) {
  const { formatMessage } = useIntl()
  const canName = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  const taken = volume.attachments.map(({ server_id: id }) => id)
  return (
    <VolumeForm
      volume={volume}
      tools={tools}
      title={volumeMessages.attachments}
      action={attachmentMessages.attach}
      failed={formatMessage(attachmentMessages.unableToAttach)}
      schema={schema}
      defaults={{ server: '', device: '' }}
      labels={attachmentLabels}
      shown={{ device: () => canName }}
      submit={({ server, device }) =>
        call(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server },
          body: { volume_id: volume.id, ...(device && { device }) },
        })
      }
      sent={(_form, { serverId, device }) =>
        formatMessage(attachmentPhrases.attaching, {
          volume: volumeLabel(volume),
          instance: serverId,
          device: device ?? formatMessage(attachmentMessages.anyDevice),
        })
      }
    >
      {(form) => (
        <>
          {attached}
          <OptionsField
            of={form}
            name="server"
            query={servers}
            options={({ items }) =>
              items
                .filter(({ id, status }) => ATTACHABLE.includes(status) && !taken.includes(id))
                .map(({ id, name }) => ({ value: id, label: name || id, note: id }))
            }
            placeholder={formatMessage(attachmentMessages.choose)}
            none={formatMessage(attachmentMessages.noInstances)}
          />
          <Field of={form} name="device">
            {(field) => <TextField {...field} mono placeholder="/dev/vdb" />}
          </Field>
        </>
      )}
    </VolumeForm>
  )
}
