import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useUpload } from '../../../../framework/files/use-upload.ts'
import type { ObjectAddress } from '../object-address.ts'
import { discardUpload } from '../upload/discard-upload.ts'
import { sendObject, type BegunObject } from '../upload/send-object.ts'

/** Sends a file from a dialog, which shows how far it has come and can stop it. What has arrived by then goes with it. */
export function useObjectUpload(open: boolean) {
  const intl = useIntl()
  const { percent, start, stop } = useUpload()
  const begun = useRef<BegunObject | null>(null)
  const isOffered = useRef(true)
  const [kept, setKept] = useState(false)

  const giveUp = () => {
    if (begun.current) void discardUpload(begun.current, intl)
    begun.current = null
  }
  const leave = useRef(giveUp)
  leave.current = giveUp
  // A closed dialog may stay behind for a while, unseen.
  useEffect(() => {
    isOffered.current = open
    return () => {
      isOffered.current = false
      leave.current()
    }
  }, [open])

  const onBegun = (next: BegunObject) => {
    // Another file than the one before does not go on where that stopped.
    if (begun.current && begun.current.upload !== next.upload) giveUp()
    begun.current = next
  }

  return {
    percent,
    stop,
    /** True where it went through, false where it was stopped. */
    send: async (address: ObjectAddress, file: File): Promise<boolean> => {
      setKept(false)
      let sent = false
      try {
        sent = (await start((options) => sendObject(address, file, { ...options, onBegun }).then(() => true))) === true
        if (sent) begun.current = null
        return sent
      } finally {
        if (!isOffered.current) giveUp()
        else if (!sent) setKept(begun.current !== null)
      }
    },
    /** Something has arrived, and waits for the rest while the dialog is open. */
    kept,
  }
}

export type ObjectUpload = ReturnType<typeof useObjectUpload>
