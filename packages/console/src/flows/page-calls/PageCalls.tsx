import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CodeView } from '../../framework/code/CodePreview.tsx'
import type { FlowProps } from '../../framework/modals/flow.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { pageCallMessages as messages, pageCallPhrases as phrases } from './page-calls.messages.ts'
import { callsBehind, shownRequests } from './shown-requests.ts'

/** The calls to the cloud behind the current page, as code; a list's has its filters. */
export function PageCalls({ tools }: FlowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  // As of opening: the dialog makes no requests of its own that belong to the page.
  const [requests] = useState(shownRequests)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['page-calls', requests],
    queryFn: () => callsBehind(requests),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      size="large"
      title={formatMessage(messages.title)}
      description={data && formatMessage(phrases.count, { count: data.length })}
    >
      {error ? (
        <ErrorState
          title={formatMessage(messages.failed)}
          message={describeError(intl, error)}
          requestId={error.requestId}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : !data ? (
        <Skeleton className="h-24 w-full" />
      ) : data.length === 0 ? (
        <p className="text-ink-2">{formatMessage(messages.none)}</p>
      ) : (
        <CodeView calls={data} />
      )}
    </Dialog>
  )
}
