import { serverEndpoints, serverPartEndpoints, type Volume } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { Field } from '../../framework/forms/Field.tsx'
import { ItemForm } from '../../framework/forms/ItemForm.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { words } from '../../framework/text/common.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { AttachmentTable } from './AttachmentTable.tsx'
import { attachmentMessages, attachmentPhrases } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** The attachments of a volume: to detach it, and to attach it if that is possible. */
export function ManageAttachments({ item: volume, tools }: { item: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  if (volume.status === 'available' || volume.multiattach) return <AttachForm volume={volume} tools={tools} />
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(volumeMessages.manageAttachments)}
      description={volumeLabel(volume)}
      footer={<Button onClick={tools.close}>{formatMessage(words.close)}</Button>}
    >
      <AttachmentTable volume={volume} tools={tools} />
    </Dialog>
  )
}

/** Nova attaches volumes to servers with these statuses. */
const ATTACHABLE = ['ACTIVE', 'PAUSED', 'SHUTOFF', 'RESIZED', 'SUSPENDED']

const schema = z.object({ server: z.string().min(1), device: z.string() })

const servers = query(serverEndpoints.serverList, {})

function AttachForm({ volume, tools }: { volume: Volume; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const canName = settingAt(useSettings() ?? {}, ['OPENSTACK_HYPERVISOR_FEATURES', 'can_set_mount_point'], false)
  const { data: all } = useQuery(servers)
  const taken = volume.attachments.map(({ server_id: id }) => id)
  return (
    <ItemForm
      item={volume}
      label={volumeLabel(volume)}
      tools={tools}
      title={volumeMessages.manageAttachments}
      action={moreWords.attachVolume}
      failed={formatMessage(moreWords.unableToAttachVolume)}
      schema={schema}
      defaults={{ server: '', device: '' }}
      labels={{ server: attachmentMessages.server, device: words.deviceName }}
      shown={{ device: () => canName }}
      submit={({ server, device }, send) =>
        send(serverPartEndpoints.serverVolumeAttach, {
          params: { id: server },
          body: { volume_id: volume.id, ...(device && { device }) },
        })
      }
      sent={(_form, { serverId, device }) =>
        formatMessage(attachmentPhrases.attaching, {
          volume: volumeLabel(volume),
          instance: all?.items.find(({ id }) => id === serverId)?.name || serverId,
          device: device ?? formatMessage(moreWords.aDeviceOfItsChoice),
        })
      }
    >
      {(form) => (
        <>
          <AttachmentTable volume={volume} tools={tools} />
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
    </ItemForm>
  )
}
