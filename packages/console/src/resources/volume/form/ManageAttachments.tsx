import { useIntl } from 'react-intl'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { volumeLabel } from '../volume-label.ts'
import { volumeMessages } from '../volume.messages.ts'
import { AttachForm } from './AttachForm.tsx'
import { AttachmentTable } from './AttachmentTable.tsx'
import { attachmentMessages } from './attachments.messages.ts'
import type { AboutVolume } from './VolumeForm.tsx'

/** Where a volume is attached, with a way to end that, and to attach it where it can be. */
export function ManageAttachments({ volume, tools }: AboutVolume) {
  const { formatMessage } = useIntl()
  const table = <AttachmentTable volume={volume} tools={tools} />
  if (volume.status === 'available' || volume.multiattach)
    return <AttachForm volume={volume} tools={tools} attached={table} />
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      title={formatMessage(volumeMessages.attachments)}
      description={volumeLabel(volume)}
      footer={<Button onClick={tools.close}>{formatMessage(attachmentMessages.close)}</Button>}
    >
      {table}
    </Dialog>
  )
}
