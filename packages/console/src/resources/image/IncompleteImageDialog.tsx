import { imageEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { sendUnlisted } from '../../api/client.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { deletePhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { imageFormMessages } from './image-forms.messages.ts'
import { imageManifest } from './image.manifest.ts'
import type { IncompleteImage } from './use-create-image.ts'

/** Asks whether to delete an image whose upload failed. */
export function IncompleteImageDialog({ incomplete }: { incomplete: IncompleteImage | null }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureMessage = useFailureMessage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  if (!incomplete) return null
  const { image, error, decide } = incomplete
  const name = image.name ?? image.id
  const remove = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await sendUnlisted(imageEndpoints.imageDelete, { params: { id: image.id } })
      decide(false)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === 404) decide(false)
      else setFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={() => decide(true)}
      locked={busy}
      size="small"
      title={formatMessage(error ? imageFormMessages.uploadFailed : imageFormMessages.stopped)}
      footer={
        <>
          <Button disabled={busy} onClick={() => decide(true)}>
            {formatMessage(imageFormMessages.keep)}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {formatText(intl, named(imageManifest, deletePhrases.one))}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {error && <FormAlert error={error} />}
        {failure && <FormAlert title={failureMessage('delete', imageManifest.type, image.id)} error={failure} />}
        <p className="wrap-anywhere">{formatMessage(imageFormMessages.incomplete, { name })}</p>
      </div>
    </Dialog>
  )
}
