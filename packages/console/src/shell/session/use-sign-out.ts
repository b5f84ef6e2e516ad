import { scopeEndpoints } from '@meridian/contract'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { sendUnlisted } from '../../api/client.ts'
import { setTabScope } from '../../api/tab-scope.ts'
import { useConfirm } from '../../framework/actions/ConfirmProvider.tsx'
import { forgetActivities, hasUnfinishedPlan } from '../../framework/activity/activity.ts'
import { forgetDrafts } from '../../framework/forms/forget-drafts.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import { frameMessages as messages } from '../messages/frame.messages.ts'

/** Signs out and opens the sign-in page, which names the reason; if that fails, shows the error and changes nothing. */
export function useSignOut(base: string, reason?: string): () => Promise<void> {
  const { formatMessage } = useIntl()
  const confirm = useConfirm()
  return useCallback(async () => {
    const request = {
      title: formatMessage(messages.signOutAsk),
      body: formatMessage(messages.signOutAskBody),
      action: formatMessage(messages.signOut),
      run: () => Promise.resolve(true),
    }
    if (hasUnfinishedPlan() && !(await confirm(request))) return
    try {
      await sendUnlisted(scopeEndpoints.signOut)
    } catch {
      return toast.danger(formatMessage(messages.signOutFailed))
    }
    setTabScope(null)
    forgetActivities()
    forgetDrafts()
    location.assign(paths.signIn(base, { reason }))
  }, [base, reason, formatMessage, confirm])
}
