import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { UploadOptions } from '../../api/send-bytes.ts'
import { isStopped } from '../../api/upload-watch.ts'
import { Button } from '../../ui/buttons.tsx'
import { FileField, type FileFieldProps } from '../../ui/fields/FileField.tsx'
import { ProgressBar } from '../../ui/progress.tsx'
import { formatBytes } from '../text/units.ts'
import { filePhrases } from './files.messages.ts'
import { words as commonWords } from '../text/common.messages.ts'

interface FilePickerProps extends Omit<FileFieldProps, 'describe'> {
  /** The percentage sent, while the file is being sent. */
  percent?: number | null
  /** The title of the progress bar. */
  progressTitle?: string
  onStop?: () => void
}

/** A file field with the progress of its upload. */
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
  /** The title, as 'Uploading image'; 'Uploading' and the file's name unless given. */
  title?: string
  fileName: string
  percent: number
  onStop?: () => void
}

/** The progress of an upload. */
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
          {formatMessage(commonWords.stop)}
        </Button>
      )}
    </div>
  )
}

interface Upload {
  /** The percentage sent; null while nothing is being sent. */
  percent: number | null
  /** Sends, and returns the result; null if the user stopped it. */
  start: <R>(send: (options: UploadOptions) => Promise<R>) => Promise<R | null>
  stop: () => void
}

/** One upload at a time, with its progress. Unmounting stops it. */
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

/** The name of an upload: the typed one, else the file's. */
export const uploadName = (typed: string, file: { name: string } | null): string => typed.trim() || (file?.name ?? '')
