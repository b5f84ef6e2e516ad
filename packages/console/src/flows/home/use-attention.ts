import { useState, useSyncExternalStore } from 'react'
import type { ApiError } from '../../api/api-error.ts'
import { currentScope } from '../../api/trace.ts'
import { currentActivities, subscribeToActivities } from '../../framework/activity/activity.ts'
import { useSession } from '../../framework/session/session.ts'
import { isWithheld } from '../overview/usage.ts'
import type { LimitGroup } from '../overview/use-limits.ts'
import { attentionIn, type Attention } from './attention.ts'
import { useFailures } from './home.queries.ts'

/** What may need attention, by the keys of `inspectedNames`. */
export type Inspectable = 'servers' | 'volumes' | 'snapshots' | 'backups' | 'stacks' | 'limits' | 'credentials'

export interface AttentionState {
  /** Worst first. */
  all: Attention[]
  /** The services have more in error than was asked for. */
  isMore: boolean
  loading: boolean
  /** What could not be read, and must not look as if all were well. */
  unchecked: Inspectable[]
  retrying: boolean
  retry: () => void
}

interface Query {
  error: ApiError | null
  isLoading: boolean
  isFetching: boolean
  refetch: () => unknown
}

/** What needs attention in the project; a service that does not respond is reported, and hides nothing else. */
export function useAttention(limits: readonly LimitGroup[]): AttentionState {
  const { project_id: project } = useSession()
  const [now] = useState(Date.now)
  const activities = useSyncExternalStore(subscribeToActivities, currentActivities)
  const { servers, resized, volumes, snapshots, backups, stacks, credentials } = useFailures()
  const all = attentionIn(
    {
      servers: servers.data?.items,
      resized: resized.data?.items,
      volumes: volumes.flatMap(({ data }) => data?.items ?? []),
      snapshots: snapshots.flatMap(({ data }) => data?.items ?? []),
      backups: backups.data?.items,
      stacks: stacks.data?.items,
      limits: limits.flatMap(({ query }) => query.data ?? []),
      credentials: credentials.data?.items,
      activities: activities.filter(({ scope }) => scope === currentScope()),
    },
    { project, now },
  )
  const queries: [Inspectable, Query][] = [
    ['servers', servers],
    ['servers', resized],
    ...volumes.map((query): [Inspectable, Query] => ['volumes', query]),
    ...snapshots.map((query): [Inspectable, Query] => ['snapshots', query]),
    ['backups', backups],
    ['stacks', stacks],
    ...limits.map(({ query }): [Inspectable, Query] => ['limits', query]),
    ['credentials', credentials],
  ]
  const failed = queries.filter(([, { error }]) => error && !isWithheld(error))
  return {
    all,
    isMore: [servers, resized, ...volumes, ...snapshots, backups, stacks].some(({ data }) => data?.has_more_data),
    loading: queries.some(([, { isLoading }]) => isLoading),
    unchecked: [...new Set(failed.map(([name]) => name))],
    retrying: failed.some(([, { isFetching }]) => isFetching),
    retry: () => failed.forEach(([, { refetch }]) => void refetch()),
  }
}
