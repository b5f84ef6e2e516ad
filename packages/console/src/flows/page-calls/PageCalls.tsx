import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { CodeView } from '../../framework/code/CodePreview.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useDialogTools } from '../../framework/resource/modal.ts'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { pageCallMessages as messages } from './page-calls.messages.ts'
import { browserFilters, filteredCalls } from './page-filters.ts'
import { pageCallsQuery, shownRequests } from './shown-requests.ts'
import { words } from '../../framework/text/common.messages.ts'

/** The calls to the cloud behind the current page, as code; a list's has its filters. */
export function PageCalls() {
  const tools = useDialogTools()
  const { formatMessage } = useIntl()
  // As of opening: the dialog makes no requests of its own that belong to the page.
  const [requests] = useState(shownRequests)
  const query = pageCallsQuery(requests)
  const { data } = useQuery(query)
  const filters = browserFilters(useSearch({ strict: false }), requests)
  return (
    <Dialog
      open={tools.open}
      onClose={tools.close}
      size="large"
      title={formatMessage(messages.title)}
      description={data && formatMessage(messages.count, { count: data.length })}
    >
      <Loaded query={query} failed={formatMessage(words.theCallsCannotBeShown)}>
        {(calls) =>
          calls.length === 0 ? (
            <p className="text-ink-2">{formatMessage(messages.none)}</p>
          ) : (
            <CodeView {...filteredCalls(calls, filters)} />
          )
        }
      </Loaded>
    </Dialog>
  )
}
