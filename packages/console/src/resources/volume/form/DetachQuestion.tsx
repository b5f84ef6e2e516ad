import { serverPartEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { FormAlert } from '../../../framework/forms/FormAlert.tsx'
import { frameworkMessages } from '../../../framework/text/framework.messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { instanceOf, type Attachment } from '../Attachments.tsx'
import { volumeLabel } from '../volume-label.ts'
import { attachmentMessages, attachmentPhrases } from './attachments.messages.ts'
import type { AboutVolume } from './VolumeForm.tsx'

interface DetachQuestionProps extends AboutVolume {
  attachment: Attachment
  open: boolean
  onClose: () => void
}

/** Asks before a volume is taken from an instance, which may be writing to it. */
export function DetachQuestion({ volume, tools, attachment, open, onClose }: DetachQuestionProps) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const names = { volume: volumeLabel(volume), instance: instanceOf(attachment) }
  const detach = async () => {
    setBusy(true)
    setFailure(null)
    try {
      const params = { id: attachment.server_id ?? '', volume: volume.id }
      await call(serverPartEndpoints.serverVolumeDetach, { params })
      tools.done(formatMessage(attachmentPhrases.detaching, names), { updated: [{ type: tools.type, id: volume.id }] })
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
      title={formatMessage(attachmentMessages.confirmDetach)}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            {formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void detach()}>
            {formatMessage(attachmentMessages.detach)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {failure && <FormAlert title={formatMessage(attachmentMessages.unableToDetach)} error={failure} />}
        <p className="font-medium wrap-anywhere">{names.volume}</p>
        <p>{formatMessage(attachmentMessages.detachHelp)}</p>
      </div>
    </Dialog>
  )
}
