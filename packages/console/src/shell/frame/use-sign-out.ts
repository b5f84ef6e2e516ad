import { scopeEndpoints } from '@meridian/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../api/client.ts'
import { setTabScope } from '../../api/tab-scope.ts'
import { forgetActivities } from '../../framework/activity/activity.ts'
import { toast } from '../../ui/toast/toast.ts'
import { frameMessages } from './frame.messages.ts'

/** Signs out and leads to the sign-in page; where that fails it says so, and nothing has changed. */
export function useSignOut(base: string): () => Promise<void> {
  const { formatMessage } = useIntl()
  return useCallback(async () => {
    try {
      await call(scopeEndpoints.signOut)
    } catch {
      return toast.danger(formatMessage(frameMessages.signOutFailed))
    }
    setTabScope(null)
    forgetActivities()
    location.assign(`${base}auth/login/`)
  }, [base, formatMessage])
}
