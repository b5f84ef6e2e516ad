import { useEffect } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { tabScope } from '../../api/tab-scope.ts'
import { useRegistry, type RegistryEntry } from '../resource/registry.ts'
import { useSession } from '../session/session.ts'
import { activityNotes } from './activity.messages.ts'
import type { Activity, ActivityHandle } from './activity.ts'
import { storeActivities } from './stored-activities.ts'
import { endWhenSettled } from './run-tracked.ts'
import { settleBy } from './settle.ts'

/** Stores the activities across reloads, and resumes those that were running. */
export function useStoredActivities(): void {
  const { id: user } = useSession()
  const registry = useRegistry()
  const intl = useIntl()
  useEffect(() => {
    const { restored, end } = storeActivities(user)
    for (const [activity, handle] of restored)
      if (activity.state === 'running') resume(activity, handle, registry, intl)
    return end
    // oxlint-disable-next-line react/exhaustive-deps -- once per user: a change of language needs no restart
  }, [user])
}

/** Waits again for items in transition; an operation that the closed page itself performed is marked as ended. */
function resume(
  { title, awaited }: Activity,
  handle: ActivityHandle,
  registry: readonly RegistryEntry[],
  intl: IntlShape,
): void {
  if (awaited && awaited.project === (tabScope()?.project ?? '')) {
    void endWhenSettled(awaited, handle, settleBy(registry, intl))
    return
  }
  const isUpload = title === null
  const message = intl.formatMessage(isUpload ? activityNotes.uploadEnded : activityNotes.unknown)
  handle.note({ type: 'warning', message })
  handle.end(isUpload ? 'stopped' : 'unknown')
}
