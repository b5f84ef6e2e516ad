import { useEffect, useRef, useState } from 'react'
import type { UploadOptions } from '../../api/send-bytes.ts'
import { isStopped } from '../../api/upload-watch.ts'

interface Upload {
  /** Percent that is there; null while nothing is sent. */
  percent: number | null
  /** Sends, and answers what comes of it; null where the user stopped it. */
  start: <R>(send: (options: UploadOptions) => Promise<R>) => Promise<R | null>
  stop: () => void
}

/** One upload at a time, with how far it has come. Leaving the page stops it. */
export function useUpload(): Upload {
  const [percent, setPercent] = useState<number | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start: Upload['start'] = async (send) => {
    const controller = new AbortController()
    running.current = controller
    setPercent(0)
    try {
      return await send({ onProgress: setPercent, signal: controller.signal })
    } catch (error) {
      if (!controller.signal.aborted && !isStopped(error)) throw error
      return null
    } finally {
      setPercent(null)
    }
  }
  return { percent, start, stop: () => running.current?.abort() }
}
