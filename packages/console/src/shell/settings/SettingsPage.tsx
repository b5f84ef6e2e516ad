import { useIntl } from 'react-intl'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AccessCard } from './AccessCard.tsx'
import { DisplayCard } from './DisplayCard.tsx'
import { ListsCard } from './ListsCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'
import { settingsMessages } from './settings.messages.ts'

/** What a user sets for themselves, and what they take along. */
export function SettingsPage({ base }: { base: string }) {
  return (
    <>
      <PageHeader title={useIntl().formatMessage(settingsMessages.title)} />
      <div className="mt-4 grid max-w-2xl gap-4">
        <DisplayCard />
        <ListsCard />
        <AccessCard />
        <PasswordCard base={base} />
      </div>
    </>
  )
}
