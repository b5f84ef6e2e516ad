import { lazy, Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccessCard } from './AccessCard.tsx'
import { DisplayCard } from './DisplayCard.tsx'
import { frameMessages } from '../frame/frame.messages.ts'
import { settingsMessages as messages } from './settings.messages.ts'

// Forms are most of this page's code, and none of what it is first looked at for.
const ListsCard = lazy(async () => ({ default: (await import('./ListsCard.tsx')).ListsCard }))
const PasswordCard = lazy(async () => ({ default: (await import('./PasswordCard.tsx')).PasswordCard }))

/** What a user sets for themselves, and what they take along. */
export function SettingsPage({ base }: { base: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <PageHeader title={formatMessage(messages.title)} />
      <div className="mt-4 grid max-w-2xl gap-4">
        <DisplayCard />
        <Suspense fallback={<Waiting title={formatMessage(messages.lists)} />}>
          <ListsCard />
        </Suspense>
        <AccessCard />
        <Suspense fallback={<Waiting title={formatMessage(frameMessages.changePassword)} />}>
          <PasswordCard base={base} />
        </Suspense>
      </div>
    </>
  )
}

function Waiting({ title }: { title: string }) {
  return (
    <Card title={title}>
      <div className="grid gap-4">
        <Skeleton className="w-40" />
        <Skeleton className="w-full" />
      </div>
    </Card>
  )
}
