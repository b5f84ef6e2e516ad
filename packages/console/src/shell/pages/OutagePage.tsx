import type { Boot } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ErrorState } from '../../ui/states.tsx'
import { pageMessages } from './page.messages.ts'

/** Replaces the console while Keystone is unreachable and the user is unknown. It signs nobody out. */
export function OutagePage({ boot }: { boot: Pick<Boot, 'outage'> }) {
  const { formatMessage } = useIntl()
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState title={formatMessage(pageMessages.outage)} message={boot.outage} onRetry={() => location.reload()} />
    </main>
  )
}
