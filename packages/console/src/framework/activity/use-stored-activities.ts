import { useEffect } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { tabScope } from '../../api/tab-scope.ts'
import { useRegistry, type RegistryEntry } from '../resource/registry.ts'
import { useSession } from '../session/session.ts'
import { activityNotes } from './activity.messages.ts'
import type { Activity, ActivityHandle } from './activity.ts'
import { storeActivities } from './stored-activities.ts'
import { atRest } from './run-tracked.ts'
import { settleBy } from './settle.ts'

/** Keeps the activities when the page is loaded anew, and goes on with those that had not ended. */
export function useStoredActivities(): void {
  const { id: user } = useSession()
  const registry = useRegistry()
  const intl = useIntl()
  useEffect(() => {
    const { restored, end } = storeActivities(user)
    for (const [activity, handle] of restored)
      if (activity.state === 'running') resume(activity, handle, registry, intl)
    return end
    // oxlint-disable-next-line react/exhaustive-deps -- once for a user: another language changes nothing of it
  }, [user])
}

/** What is only waited for is waited for again; what this page did itself ended with it, and is told so. */
function resume(
  { title, awaited }: Activity,
  handle: ActivityHandle,
  registry: readonly RegistryEntry[],
  intl: IntlShape,
): void {
  if (awaited && awaited.project === (tabScope()?.project ?? '')) {
    void atRest(awaited, handle, settleBy(registry, intl))
    return
  }
  const isUpload = title === null
  const message = intl.formatMessage(isUpload ? activityNotes.uploadEnded : activityNotes.unknown)
  handle.note({ type: 'warning', message })
  handle.end(isUpload ? 'stopped' : 'unknown')
}
