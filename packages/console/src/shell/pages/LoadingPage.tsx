import { useIntl } from 'react-intl'
import { Spinner } from '../../ui/progress.tsx'
import { pageMessages } from './page.messages.ts'

export function LoadingPage() {
  return (
    <div className="m-auto p-12 text-ink-3">
      <Spinner label={useIntl().formatMessage(pageMessages.loading)} className="size-6" />
    </div>
  )
}
