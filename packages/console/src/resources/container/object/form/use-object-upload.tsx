import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpload } from '../../../../framework/files/uploads.tsx'
import { objectFormMessages } from '../object-forms.messages.ts'
import type { ObjectAddress } from '../object.queries.ts'
import { discardUpload, sendObject, type BegunObject } from '../upload/send-object.ts'

/** Uploads a file from a dialog that shows the progress and can stop it. Closing the dialog discards the uploaded part. */
export function useObjectUpload(open: boolean) {
  const intl = useIntl()
  const { percent, start, stop } = useUpload()
  const begun = useRef<BegunObject | null>(null)
  const isOpen = useRef(true)
  const [canContinue, setCanContinue] = useState(false)

  const discard = () => {
    if (begun.current) void discardUpload(begun.current, intl)
    begun.current = null
  }
  const latestDiscard = useRef(discard)
  latestDiscard.current = discard
  // A closed dialog may stay mounted for a while, hidden.
  useEffect(() => {
    isOpen.current = open
    return () => {
      isOpen.current = false
      latestDiscard.current()
    }
  }, [open])

  const onBegun = (next: BegunObject) => {
    // Another file cannot continue the upload of the one before.
    if (begun.current && begun.current.upload !== next.upload) discard()
    begun.current = next
  }

  return {
    percent,
    stop,
    /** Returns true if the upload succeeded, false if the user stopped it. */
    send: async (address: ObjectAddress, file: File): Promise<boolean> => {
      setCanContinue(false)
      let sent = false
      try {
        sent = (await start((options) => sendObject(address, file, { ...options, onBegun }).then(() => true))) === true
        if (sent) begun.current = null
        return sent
      } finally {
        if (!isOpen.current) discard()
        else if (!sent) setCanContinue(begun.current !== null)
      }
    },
    /** Whether part of the file is stored, so that an upload of the same file continues there. */
    canContinue,
  }
}

/** Explains how to continue an upload that stopped or failed. */
export function ContinueNote() {
  const { formatMessage } = useIntl()
  return (
    <p role="status" className="rounded-md bg-sunken px-3 py-2">
      {formatMessage(objectFormMessages.kept)}
    </p>
  )
}
