import { useEffect } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { tabScope } from '../../api/tab-scope.ts'
import { useRegistry, type RegistryEntry } from '../resource/registry.ts'
import { useSession } from '../session/session.ts'
import { activityNotes } from './activity.messages.ts'
import type { Activity, Ongoing } from './activity.ts'
import { keepActivities } from './kept-activities.ts'
import { atRest } from './run-tracked.ts'
import { settleBy } from './settle.ts'

/** Keeps the activities when the page is loaded anew, and goes on with those that had not ended. */
export function useKeptActivities(): void {
  const { id: user } = useSession()
  const registry = useRegistry()
  const intl = useIntl()
  useEffect(() => {
    const { before, end } = keepActivities(user)
    for (const [activity, ongoing] of before) if (activity.state === 'running') goOn(activity, ongoing, registry, intl)
    return end
    // oxlint-disable-next-line react/exhaustive-deps -- once for a user: another language changes nothing of it
  }, [user])
}

/** What is only waited for is waited for again; what this page did itself ended with it, and is told so. */
function goOn(
  { title, awaited }: Activity,
  ongoing: Ongoing,
  registry: readonly RegistryEntry[],
  intl: IntlShape,
): void {
  if (awaited && awaited.project === (tabScope()?.project ?? '')) {
    void atRest(awaited, ongoing, settleBy(registry, intl))
    return
  }
  const isUpload = title === null
  const message = intl.formatMessage(isUpload ? activityNotes.uploadEnded : activityNotes.unknown)
  ongoing.note({ type: 'warning', message })
  ongoing.end(isUpload ? 'stopped' : 'unknown')
}
