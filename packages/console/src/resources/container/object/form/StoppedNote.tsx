import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../../api/api-error.ts'
import { FormAlert } from '../../../../framework/forms/FormAlert.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { objectFormMessages } from './object-form.messages.ts'
import type { ObjectUpload } from './use-object-upload.ts'

/** After an upload in segments was stopped: it can go on, or what has arrived can go. */
export function StoppedNote({ upload }: { upload: ObjectUpload }) {
  const { formatMessage } = useIntl()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  if (!upload.stopped) return null
  const discard = async () => {
    setBusy(true)
    try {
      await upload.discard()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div role="status" className="grid justify-items-start gap-2 rounded-md bg-sunken px-3 py-2">
      <p>{formatMessage(objectFormMessages.stopped)}</p>
      <Button size="small" busy={busy} onClick={() => void discard()}>
        {formatMessage(objectFormMessages.discard)}
      </Button>
      {failure && <FormAlert error={failure} />}
    </div>
  )
}
