import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { UploadOptions } from '../../api/send-bytes.ts'
import { isStopped } from '../../api/upload-watch.ts'
import { Button } from '../../ui/buttons.tsx'
import { FileField, type FileFieldProps } from '../../ui/fields/FileField.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { formatBytes } from '../text/units.ts'
import { fileMessages, filePhrases } from './files.messages.ts'

interface FilePickerProps extends Omit<FileFieldProps, 'describe'> {
  /** While the file is sent: how much of it is there. */
  percent?: number | null
  /** Said while it is sent. */
  progressTitle?: string
  onStop?: () => void
}

/** A file and, once it is sent, how far it has come. */
export function FilePicker({ percent = null, progressTitle, onStop, ...field }: FilePickerProps) {
  const intl = useIntl()
  return (
    <div className="grid gap-2">
      <FileField
        {...field}
        disabled={field.disabled || percent !== null}
        describe={(file) => formatBytes(intl, file.size)}
      />
      {percent !== null && (
        <UploadProgress title={progressTitle} fileName={field.value?.name ?? ''} percent={percent} onStop={onStop} />
      )}
    </div>
  )
}

interface UploadProgressProps {
  /** What is going on, as 'Uploading image'; 'Uploading' and the file's name unless given. */
  title?: string
  fileName: string
  percent: number
  onStop?: () => void
}

/** How far a file has come. */
export function UploadProgress({ title, fileName, percent, onStop }: UploadProgressProps) {
  const { formatMessage } = useIntl()
  const words = title ?? formatMessage(filePhrases.uploading, { name: fileName })
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-bg px-3 py-2">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex justify-between gap-3 text-sm">
          <span className="truncate">{words}</span>
          <span className="text-ink-2 tabular-nums">{formatMessage(filePhrases.percent, { percent })}</span>
        </div>
        <ProgressBar label={words} value={percent} />
      </div>
      {onStop && (
        <Button size="small" onClick={onStop}>
          {formatMessage(fileMessages.stop)}
        </Button>
      )}
    </div>
  )
}

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

/** The name that an upload gets: what was typed, or the file's own where nothing was. */
export const uploadName = (typed: string, file: { name: string } | null): string => typed.trim() || (file?.name ?? '')
