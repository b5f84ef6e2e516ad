import { sessionEndpoints, scopeEndpoints, type UserSession } from '@meridian/contract'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../api/api-error.ts'
import { call, sendUnlisted } from '../api/client.ts'
import { queryClient } from '../api/query.ts'
import { setTabScope, tabScope, type TabScope } from '../api/tab-scope.ts'
import { describeError } from '../framework/text/error-text.ts'
import { toast } from '../ui/toast/toast.ts'
import { isAt, movedTo, scopeOf } from './scope/session-scope.ts'

/**
 * The session of this tab. A tab sends its scope with each request, so that changing the project in one tab never
 * affects another; after a reload it fetches the session of its scope, unless the page was served with it.
 */
export function useTabSession(own: UserSession) {
  const intl = useIntl()
  const [session, setSession] = useState(own)
  const [settled, setSettled] = useState(() => isAt(own, tabScope()))
  const [changing, setChanging] = useState(false)

  useEffect(() => {
    if (settled) return setTabScope(scopeOf(session))
    call(sessionEndpoints.userSession)
      .then(setSession)
      .catch(() => setTabScope(null)) // another user's project, or a deleted one: use the session's scope
      .finally(() => setSettled(true))
  }, [settled, session])

  const change = useCallback(
    async (to: TabScope) => {
      setChanging(true)
      const before = tabScope()
      try {
        const message = await changeSessionScope(to)
        setTabScope(movedTo(before, to))
        const next = await call(sessionEndpoints.userSession)
        setSession(next)
        // All cached data belongs to another project: visible queries are refetched, the rest is dropped.
        void queryClient.resetQueries()
        toast.success(message)
      } catch (error) {
        setTabScope(before)
        if (!(error instanceof ApiError)) throw error
        toast.danger(describeError(intl, error), { requestId: error.requestId })
      } finally {
        setChanging(false)
      }
    },
    [intl],
  )
  return { session, settled, changing, change }
}

/** Changes the scope of the session, too, so that new tabs start there; returns the server's message. */
async function changeSessionScope({ project, domain, region }: TabScope): Promise<string> {
  const { message } = project
    ? await sendUnlisted(scopeEndpoints.switchProject, { params: { id: project } })
    : domain
      ? await sendUnlisted(scopeEndpoints.switchDomain, { params: { id: domain } })
      : await sendUnlisted(scopeEndpoints.switchRegion, { params: { region: region ?? '' } })
  return message
}
