import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { fileMessages, filePhrases } from './files.messages.ts'

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
