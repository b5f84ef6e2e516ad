import { useIntl } from 'react-intl'
import { objectFormMessages } from './object-form.messages.ts'
import type { ObjectUpload } from './use-object-upload.ts'

/** After an upload in segments was stopped or failed: what becomes of what has arrived. */
export function KeptNote({ upload: { kept } }: { upload: ObjectUpload }) {
  const { formatMessage } = useIntl()
  if (!kept) return null
  return (
    <p role="status" className="rounded-md bg-sunken px-3 py-2">
      {formatMessage(objectFormMessages.kept)}
    </p>
  )
}
