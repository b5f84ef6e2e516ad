import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import type { Action } from '../resource/action.ts'
import { createRowPoller, usePollInterval } from './row-poller.ts'

interface PollOptions {
  /** Waits: more important requests come first. */
  later?: boolean
  /** A menu is open. */
  held?: boolean
}

/**
 * Returns a function that says why an action is not possible now, or null; it polls `availability` as rows in
 * transition.
 */
export function useAvailability(
  actions: readonly Pick<Action<never>, 'id' | 'availability'>[],
  { later = false, held = false }: PollOptions,
): (id: string) => string | null {
  const intl = useIntl()
  const interval = usePollInterval()
  const [reasons, setReasons] = useState<Readonly<Record<string, string | null>>>({})
  const [poller, setPoller] = useState<ReturnType<typeof createRowPoller>>()
  // The array is new on each render; the actions change only with their ids.
  const ids = actions.flatMap(({ id, availability }) => (availability ? [id] : [])).join()

  useEffect(() => {
    if (!ids || later) return
    const known = new Map<string, string | null>()
    const refresh = async (id: string) => {
      const query = actions.find((action) => action.id === id)?.availability?.(intl)
      if (!query) return 'gone'
      // Two actions with the same query, as a button and a row's menu, share the result.
      const { disabled } = await queryClient.fetchQuery({ ...query, staleTime: interval / 2 })
      if (known.get(id) === disabled) return 'same'
      known.set(id, disabled)
      setReasons((before) => ({ ...before, [id]: disabled }))
      return 'changed'
    }
    const onError = (error: unknown) => console.warn('An error occurred while updating.', error)
    const next = createRowPoller({ interval, refresh, onError })
    const wanted = ids.split(',')
    for (const id of wanted) refresh(id).catch(onError)
    next.watch(wanted)
    setPoller(next)
    return () => next.watch([])
    // oxlint-disable-next-line react/exhaustive-deps -- `ids` identifies `actions`
  }, [ids, later, interval, intl])
  useEffect(() => poller?.hold(held), [poller, held])

  return useCallback((id) => reasons[id] ?? null, [reasons])
}
