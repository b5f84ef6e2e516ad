import { isStackChanging, stackSnapshotEndpoints, type StackSnapshot, type StackSummary } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { sendUnlisted } from '../../../api/client.ts'
import { useConfirm } from '../../../framework/actions/ConfirmProvider.tsx'
import { describeError } from '../../../framework/text/error-text.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { snapshotPhrases } from '../stack-details.messages.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const canRestore = (stack: StackSummary, { status }: StackSnapshot): boolean =>
  status === 'COMPLETE' && !isStackChanging(stack)

/** Restores or deletes a snapshot of a stack after a question. */
export function useSnapshotAction(stack: StackSummary, onChanged: () => void) {
  const intl = useIntl()
  const confirm = useConfirm()
  return async (kind: 'restore' | 'delete', snapshot: StackSnapshot): Promise<void> => {
    const name = snapshot.name || snapshot.id
    const params = { id: stack.id, snapshot: snapshot.id }
    const isRestore = kind === 'restore'
    const title = intl.formatMessage(isRestore ? moreWords.restore : moreWords.delete)
    const done = await confirm({
      title,
      body: intl.formatMessage(isRestore ? snapshotPhrases.restoreQuestion : snapshotPhrases.deleteQuestion, { name }),
      action: title,
      danger: true,
      run: async () => {
        try {
          await (isRestore
            ? sendUnlisted(stackSnapshotEndpoints.stackSnapshotRestore, { params })
            : sendUnlisted(stackSnapshotEndpoints.stackSnapshotDelete, { params }))
          return true
        } catch (error) {
          if (!(error instanceof ApiError)) throw error
          toast.danger(describeError(intl, error), { requestId: error.requestId })
          return false
        }
      },
    })
    if (!done) return
    toast.success(intl.formatMessage(isRestore ? snapshotPhrases.restored : snapshotPhrases.deleted, { name }))
    onChanged()
  }
}
