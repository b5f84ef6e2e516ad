import { useIntl } from 'react-intl'
import { FileField, type FileFieldProps } from '../../ui/fields/FileField.tsx'
import { formatBytes } from '../text/bytes.ts'
import { UploadProgress } from './UploadProgress.tsx'

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
