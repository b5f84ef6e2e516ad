import { serverPartEndpoints, volumeEndpoints, type Server } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod'
import { query } from '../../../api/query.ts'
import { PlainForm } from '../../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../../framework/forms/field-spec.ts'
import type { ItemDialogProps } from '../../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../../framework/session/settings.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'
import { formatGigabytes } from '../../../framework/text/units.ts'
import { formPhrases, volumeFormMessages as messages } from '../instance-forms.messages.ts'
import { instanceLabel } from '../instance-text.ts'
import { obstacleMessages, obstaclePhrases } from '../instance-upkeep.messages.ts'
import { refreshVolumes } from '../server-parts.ts'
import { chooseableFirst, volumeObstacle } from './attachable.ts'

const VOLUMES = query(volumeEndpoints.volumeList)

const volumesFor = (server: Server) =>
  choicesOf({
    query: VOLUMES,
    options: ({ items }, intl) =>
      chooseableFirst(
        items.map((volume) => {
          const obstacle = volumeObstacle(volume, server)
          const reason =
            obstacle === 'status'
              ? intl.formatMessage(obstaclePhrases.status, { status: volume.status })
              : obstacle && intl.formatMessage(obstacleMessages[obstacle])
          return {
            value: volume.id,
            label: volume.name || volume.id,
            note: `${formatGigabytes(intl, volume.size)} · ${reason ?? volume.id}`,
            disabled: obstacle !== null,
          }
        }),
      ),
    placeholder: messages.selectVolume,
    none: messages.noVolumes,
    adds: 'create-volume',
  })

const attachSchema = z.object({ volume: z.string().min(1), device: z.string() })

export function AttachVolume({ item: server }: ItemDialogProps<Server>) {
  const { data: volumes } = useQuery(VOLUMES)
  const canNameDevice = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  return (
    <PlainForm
      item={server}
      about={instanceLabel(server)}
      title={moreWords.attachVolume}
      failed={moreWords.unableToAttachVolume}
      submit={async ({ volume, device }, send) => {
        const attachment = await send(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server.id },
          body: { volume_id: volume, ...(device && { device }) },
        })
        if (!send.rehearsal) void refreshVolumes(server.id)
        return attachment
      }}
      success={(_form, { volumeId, device }, intl) =>
        intl.formatMessage(formPhrases.attachingVolume, {
          volume: volumes?.items.find(({ id }) => id === volumeId)?.name || volumeId,
          instance: instanceLabel(server),
          device: device ?? intl.formatMessage(moreWords.aDeviceOfItsChoice),
        })
      }
      schema={attachSchema}
      defaults={{ volume: '', device: '' }}
      fields={{
        volume: { label: messages.volume, options: volumesFor(server) },
        device: { label: words.deviceName, mono: true, placeholder: '/dev/vdb', shown: () => canNameDevice },
      }}
    />
  )
}

const attachedTo = ({ id }: Server) => query(serverPartEndpoints.serverVolumeList, { params: { id } })

const attachedChoices = (server: Server) =>
  choicesOf({
    query: attachedTo(server),
    options: ({ items }) =>
      items.map(({ volumeId, name, device }) => ({
        value: volumeId,
        label: name ?? volumeId,
        note: [device, volumeId].filter(Boolean).join(' · '),
      })),
    placeholder: messages.selectVolume,
    none: messages.noneAttached,
  })

const detachSchema = z.object({ volume: z.string().min(1) })

export function DetachVolume({ item: server }: ItemDialogProps<Server>) {
  const { data: volumes } = useQuery(attachedTo(server))
  return (
    <PlainForm
      item={server}
      about={instanceLabel(server)}
      title={moreWords.detachVolume}
      failed={moreWords.unableToDetachVolume}
      success={({ volume: id }, _result, intl) =>
        intl.formatMessage(formPhrases.detachingVolume, {
          volume: volumes?.items.find(({ volumeId }) => volumeId === id)?.name || id,
          instance: instanceLabel(server),
        })
      }
      schema={detachSchema}
      defaults={{ volume: '' }}
      fields={{ volume: { label: messages.volume, options: attachedChoices(server) } }}
      submit={async ({ volume }, send) => {
        await send(serverPartEndpoints.serverVolumeDetach, { params: { id: server.id, volume } })
        if (!send.rehearsal) void refreshVolumes(server.id)
      }}
    />
  )
}
