import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { Spinner } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { describeError } from '../text/error-text.ts'
import { useDialogTools } from '../resource/modal.ts'
import { words as commonWords } from '../text/common.messages.ts'

interface WaitModalProps {
  open: boolean
  /** 'Loading' unless given. */
  title?: string
  /** Without it, the dialog cannot be closed. */
  onClose?: () => void
}

/** Shown while a dialog is loading. */
export function WaitModal({ open, title, onClose }: WaitModalProps) {
  const { formatMessage } = useIntl()
  const words = title ?? formatMessage(commonWords.loading)
  return (
    <Dialog open={open} onClose={() => onClose?.()} locked={!onClose} size="small" title={words}>
      <div className="grid place-items-center py-6 text-accent">
        <Spinner label={words} className="size-7" />
      </div>
    </Dialog>
  )
}

interface LoadingModalProps {
  title: string
  /** The failure message. */
  failed: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** Shown until the data of a dialog is loaded; shows the error if that fails. */
export function LoadingModal({ title, failed, query: { error, isFetching, refetch } }: LoadingModalProps) {
  const tools = useDialogTools()
  const intl = useIntl()
  if (!error) return <WaitModal open={tools.open} onClose={tools.close} />
  return (
    <Dialog open={tools.open} onClose={tools.close} size="small" title={title}>
      <ErrorState
        title={failed}
        message={describeError(intl, error)}
        requestId={error.requestId}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </Dialog>
  )
}
