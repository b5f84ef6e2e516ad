import { serverEndpoints, serverPartEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { useDialogTools, type ItemDialogProps } from '../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { AttachmentTable } from './AttachmentTable.tsx'
import { attachmentMessages } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The attachments of a volume: to detach it, and to attach it if that is possible. */
export function ManageAttachments({ item: volume }: ItemDialogProps<Volume>) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  if (volume.status === 'available' || volume.multiattach) return <AttachForm item={volume} />
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(volumeMessages.manageAttachments)}
      description={volumeLabel(volume)}
      footer={<Button onClick={tools.close}>{formatMessage(words.close)}</Button>}
    >
      <AttachmentTable volume={volume} />
    </Dialog>
  )
}

/** Nova attaches volumes to servers with these statuses. */
const ATTACHABLE = ['ACTIVE', 'PAUSED', 'SHUTOFF', 'RESIZED', 'SUSPENDED']

const schema = z.object({ server: z.string().min(1), device: z.string() })

const servers = query(serverEndpoints.serverList, {})

const serversFor = ({ attachments }: Volume) =>
  choicesOf({
    query: servers,
    options: ({ items }) =>
      items
        .filter(({ id, status }) => ATTACHABLE.includes(status) && !attachments.some((each) => each.server_id === id))
        .map(({ id, name }) => ({ value: id, label: name || id, note: id })),
    placeholder: attachmentMessages.choose,
    none: attachmentMessages.noInstances,
  })

function AttachForm({ item: volume }: ItemDialogProps<Volume>) {
  const canName = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  const { data: all } = useQuery(servers)
  return (
    <PlainForm
      item={volume}
      about={volumeLabel(volume)}
      title={volumeMessages.manageAttachments}
      action={moreWords.attachVolume}
      failed={moreWords.unableToAttachVolume}
      submit={({ server, device }, send) =>
        send(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server },
          body: { volume_id: volume.id, ...(device && { device }) },
        })
      }
      success={(_values, { serverId, device }, { formatMessage }) =>
        formatMessage(attachmentMessages.attaching, {
          volume: volumeLabel(volume),
          instance: all?.items.find(({ id }) => id === serverId)?.name || serverId,
          device: device ?? formatMessage(moreWords.aDeviceOfItsChoice),
        })
      }
      schema={schema}
      defaults={{ server: '', device: '' }}
      fields={{
        server: {
          label: attachmentMessages.server,
          above: () => <AttachmentTable volume={volume} />,
          options: serversFor(volume),
        },
        device: { label: words.deviceName, mono: true, placeholder: '/dev/vdb', shown: () => canName },
      }}
    />
  )
}
