import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { modalMessages } from './modal.messages.ts'

interface WaitModalProps {
  open: boolean
  /** What is waited for; 'Loading' unless given. */
  title?: string
  /** Absent: there is no way out of waiting. */
  onClose?: () => void
}

/** Stands in for what is on its way. */
export function WaitModal({ open, title, onClose }: WaitModalProps) {
  const { formatMessage } = useIntl()
  const words = title ?? formatMessage(modalMessages.loading)
  return (
    <Dialog open={open} onClose={() => onClose?.()} locked={!onClose} size="small" title={words}>
      <div className="grid place-items-center py-6 text-accent">
        <Spinner label={words} className="size-7" />
      </div>
    </Dialog>
  )
}
