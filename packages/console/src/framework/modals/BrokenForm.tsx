import { RotateCw } from 'lucide-react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { words } from '../text/common.messages.ts'
import { brokenFormMessages as messages } from './broken-form.messages.ts'

interface BrokenFormProps {
  open: boolean
  error: unknown
  onClose: () => void
}

/** Replaces a dialog whose script has failed. The draft of its form is kept for the next time it opens. */
export function BrokenForm({ open, error, onClose }: BrokenFormProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={formatMessage(messages.title)}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(words.close)}</Button>
          <Button variant="primary" icon={<RotateCw aria-hidden />} onClick={() => location.reload()}>
            {formatMessage(messages.reload)}
          </Button>
        </>
      }
    >
      <div role="alert" className="grid gap-2">
        <p>{formatMessage(messages.cause)}</p>
        <p>{formatMessage(messages.kept)}</p>
      </div>
      {error instanceof Error && (
        <p className="mt-3 font-mono text-sm wrap-anywhere text-ink-3">
          {error.name}: {error.message}
        </p>
      )}
    </Dialog>
  )
}
