import { serverPartEndpoints, type Volume } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { PartsTable } from '../../framework/loading/PartsTable.tsx'
import { useDialogSend } from '../../framework/modals/dialog-send.ts'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { instanceLabel, ServerName, type Attachment } from './Attachments.tsx'
import { attachmentMessages } from './volume-forms.messages.ts'
import { volumeLabel } from './volume.columns.tsx'
import { volumeMessages } from './volume.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface AttachmentTableProps {
  volume: Volume
}

/** The instances that the volume is attached to. */
export function AttachmentTable({ volume }: AttachmentTableProps) {
  const { formatMessage } = useIntl()
  const [detached, setDetached] = useState<Attachment | null>(null)
  const [asking, setAsking] = useState(false)
  return (
    <>
      <div className="overflow-hidden rounded-lg border border-line">
        <PartsTable
          items={volume.attachments}
          label={volumeMessages.attachments}
          empty={attachmentMessages.none}
          columns={{ instance: typeNames.instance, device: attachmentMessages.device, actions: words.actions }}
          idOf={(attachment) => attachment.attachment_id}
          cells={(attachment) => ({
            instance: <ServerName attachment={attachment} />,
            device: <code className="font-mono text-sm">{attachment.device}</code>,
            actions: (
              <Button
                size="small"
                aria-label={formatMessage(attachmentMessages.detachFrom, { instance: instanceLabel(attachment) })}
                disabled={volume.status !== 'in-use'}
                onClick={() => {
                  setDetached(attachment)
                  setAsking(true)
                }}
              >
                {formatMessage(moreWords.detachVolume)}
              </Button>
            ),
          })}
        />
      </div>
      {detached && (
        <DetachQuestion
          key={detached.attachment_id}
          volume={volume}
          attachment={detached}
          open={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

interface DetachQuestionProps extends AttachmentTableProps {
  attachment: Attachment
  open: boolean
  onClose: () => void
}

/** Asks before the volume is detached, since the instance may be writing to it. */
function DetachQuestion({ volume, attachment, open, onClose }: DetachQuestionProps) {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { send } = useDialogSend()
  const names = { volume: volumeLabel(volume), instance: instanceLabel(attachment) }
  const detach = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const params = { id: attachment.server_id ?? '', volume: volume.id }
      await send(serverPartEndpoints.serverVolumeDetach, { params })
      tools.done(formatMessage(attachmentMessages.detaching, names), { updated: [{ type: tools.type, id: volume.id }] })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open && tools.open}
      onClose={onClose}
      locked={busy}
      size="small"
      title={formatMessage(attachmentMessages.confirmDetach, names)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void detach()}>
            {formatMessage(moreWords.detachVolume)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {failure && <FormAlert title={formatMessage(moreWords.unableToDetachVolume)} error={failure} />}
        <p>{formatMessage(attachmentMessages.detachHelp)}</p>
      </div>
    </Dialog>
  )
}
