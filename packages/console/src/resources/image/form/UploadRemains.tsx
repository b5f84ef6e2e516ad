import { imageEndpoints } from '@meridian/contract'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { FormAlert } from '../../../framework/forms/FormAlert.tsx'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { deleteMessages } from '../image.messages.ts'
import { imageManifest } from '../image.manifest.ts'
import { imageFormMessages, imageFormPhrases } from './image-form.messages.ts'
import type { Remains } from './use-create-image.ts'

/** Asks what becomes of an image whose file did not arrive: without one it is of no use, but it is there. */
export function UploadRemains({ remains }: { remains: Remains | null }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  if (!remains) return null
  const { image, error, settle } = remains
  const name = image.name ?? image.id
  const remove = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call(imageEndpoints.imageDelete, { params: { id: image.id } })
      settle(false)
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      if (reason.status === 404) settle(false)
      else setFailure(reason)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={() => settle(true)}
      locked={busy}
      size="small"
      title={formatMessage(error ? imageFormMessages.uploadFailed : imageFormMessages.stopped)}
      footer={
        <>
          <Button disabled={busy} onClick={() => settle(true)}>
            {formatMessage(imageFormMessages.keep)}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {formatMessage(deleteMessages.one)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {error && <FormAlert error={error} />}
        {failure && <FormAlert title={failureMessage('delete', imageManifest.type, image.id)} error={failure} />}
        <p className="wrap-anywhere">{formatMessage(imageFormPhrases.remains, { name })}</p>
      </div>
    </Dialog>
  )
}
