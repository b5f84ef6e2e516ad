import type { UseQueryResult } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { describeError } from '../text/describe-error.ts'
import type { ModalTools } from './modal.ts'
import { WaitModal } from './WaitModal.tsx'

interface LoadingModalProps {
  tools: ModalTools
  title: string
  /** What could not be had, where it could not. */
  failed: string
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>
}

/** Stands in for a dialog until what it begins with is there, and says why where that cannot be had. */
export function LoadingModal({ tools, title, failed, query: { error, isFetching, refetch } }: LoadingModalProps) {
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
