import { serverPartEndpoints, volumeEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import { ItemForm } from '../../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { formPhrases, volumeFormMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { obstacleMessages, obstaclePhrases } from '../instance-upkeep.messages.ts'
import { refreshVolumes } from '../server-parts.ts'
import { chooseableFirst, volumeObstacle } from './attachable.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const VOLUMES = query(volumeEndpoints.volumeList)

const attachSchema = z.object({ volume: z.string().min(1), device: z.string() })

export function AttachVolume({ item: server, tools }: ItemDialogProps<Server>) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data: volumes } = useQuery(VOLUMES)
  const canNameDevice = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={moreWords.attachVolume}
      failed={formatMessage(moreWords.unableToAttachVolume)}
      schema={attachSchema}
      defaults={{ volume: '', device: '' }}
      labels={{ volume: messages.volume, device: words.deviceName }}
      shown={{ device: () => canNameDevice }}
      submit={async ({ volume, device }, send) => {
        const attachment = await send(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server.id },
          body: { volume_id: volume, ...(device && { device }) },
        })
        if (!send.rehearsal) void refreshVolumes(server.id)
        return attachment
      }}
      sent={(_form, { volumeId, device }) =>
        formatMessage(formPhrases.attachingVolume, {
          volume: volumes?.items.find(({ id }) => id === volumeId)?.name || volumeId,
          instance: instanceLabel(server),
          device: device ?? formatMessage(moreWords.aDeviceOfItsChoice),
        })
      }
    >
      {(form) => (
        <>
          <OptionsField
            of={form}
            name="volume"
            query={VOLUMES}
            options={({ items }) =>
              chooseableFirst(
                items.map((volume) => {
                  const obstacle = volumeObstacle(volume, server)
                  const reason =
                    obstacle === 'status'
                      ? formatMessage(obstaclePhrases.status, { status: volume.status })
                      : obstacle && formatMessage(obstacleMessages[obstacle])
                  return {
                    value: volume.id,
                    label: volume.name || volume.id,
                    note: `${formatGigabytes(intl, volume.size)} · ${reason ?? volume.id}`,
                    disabled: obstacle !== null,
                  }
                }),
              )
            }
            placeholder={formatMessage(messages.selectVolume)}
            none={formatMessage(messages.noVolumes)}
            adds="create-volume"
          />
          <Field of={form} name="device">
            {(field) => <TextField {...field} mono placeholder="/dev/vdb" />}
          </Field>
        </>
      )}
    </ItemForm>
  )
}

const detachSchema = z.object({ volume: z.string().min(1) })

export function DetachVolume({ item: server, tools }: ItemDialogProps<Server>) {
  const { formatMessage } = useIntl()
  const attached = query(serverPartEndpoints.serverVolumeList, { params: { id: server.id } })
  const { data: volumes } = useQuery(attached)
  return (
    <ItemForm
      item={server}
      label={instanceLabel(server)}
      tools={tools}
      title={moreWords.detachVolume}
      failed={formatMessage(moreWords.unableToDetachVolume)}
      schema={detachSchema}
      defaults={{ volume: '' }}
      labels={{ volume: messages.volume }}
      submit={async ({ volume }, send) => {
        await send(serverPartEndpoints.serverVolumeDetach, { params: { id: server.id, volume } })
        if (!send.rehearsal) void refreshVolumes(server.id)
      }}
      sent={({ volume: id }) =>
        formatMessage(formPhrases.detachingVolume, {
          volume: volumes?.items.find(({ volumeId }) => volumeId === id)?.name || id,
          instance: instanceLabel(server),
        })
      }
    >
      {(form) => (
        <OptionsField
          of={form}
          name="volume"
          query={attached}
          options={({ items }) =>
            items.map(({ volumeId, name, device }) => ({
              value: volumeId,
              label: name ?? volumeId,
              note: [device, volumeId].filter(Boolean).join(' · '),
            }))
          }
          placeholder={formatMessage(messages.selectVolume)}
          none={formatMessage(messages.noneAttached)}
        />
      )}
    </ItemForm>
  )
}
