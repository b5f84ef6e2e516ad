import { useState } from 'react'
import { useUpload } from '../../../../framework/files/use-upload.ts'
import type { ObjectAddress } from '../object-address.ts'
import { discardUpload, isSegmented, sendObject } from '../upload/send-object.ts'

/** An upload that was stopped, of which something has arrived. */
interface Kept {
  address: ObjectAddress
  file: File
}

/** Sends a file from a dialog, which shows how far it has come and can stop it. */
export function useObjectUpload() {
  const { percent, start, stop } = useUpload()
  const [kept, setKept] = useState<Kept | null>(null)
  return {
    percent,
    stop,
    /** True where it went through, false where it was stopped. */
    send: async (address: ObjectAddress, file: File): Promise<boolean> => {
      setKept(null)
      const sent = await start(async (options) => {
        await sendObject(address, file, options)
        return true
      })
      if (!sent && isSegmented(file)) setKept({ address, file })
      return sent === true
    },
    stopped: kept !== null,
    discard: async () => {
      if (kept) await discardUpload(kept.address, kept.file)
      setKept(null)
    },
  }
}

export type ObjectUpload = ReturnType<typeof useObjectUpload>
