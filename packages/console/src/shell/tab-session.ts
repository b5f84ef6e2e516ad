import { sessionEndpoints, scopeEndpoints, type UserSession } from '@meridian/contract'
import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/client.ts'
import { queryClient } from '../api/query.ts'
import { setTabScope, tabScope, type TabScope } from '../api/tab-scope.ts'
import { describeError } from '../framework/text/error-text.ts'
import { toast } from '../ui/toast/toast.ts'
import { isAt, movedTo, scopeOf } from './session-scope.ts'

/**
 * The session as this tab has it. A tab says with each call where it works, so that changing project in one tab never
 * moves another; after a reload it asks who it is there, unless the page came with the answer.
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
      .catch(() => setTabScope(null)) // another user's project, or one that is gone: the session's own will do
      .finally(() => setSettled(true))
  }, [settled, session])

  const change = useCallback(
    async (to: TabScope) => {
      setChanging(true)
      const before = tabScope()
      try {
        const told = await makeOwn(to)
        setTabScope(movedTo(before, to))
        const next = await call(sessionEndpoints.userSession)
        setSession(next)
        // All that was asked before is another project's: what is on screen is asked for again, the rest forgotten.
        void queryClient.resetQueries()
        toast.success(told)
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

/** Makes it the session's own, too, so that new tabs begin there; answers what the server has to say of it. */
async function makeOwn({ project, domain, region }: TabScope): Promise<string> {
  const { message } = project
    ? await call(scopeEndpoints.switchProject, { params: { id: project } })
    : domain
      ? await call(scopeEndpoints.switchDomain, { params: { id: domain } })
      : await call(scopeEndpoints.switchRegion, { params: { region: region ?? '' } })
  return message
}
