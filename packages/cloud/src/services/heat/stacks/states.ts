import { actionInProgress, notSupported } from '../faults.ts'
import type { StackAction, StackRow } from './store.ts'

/** What a stack that is at one thing may be told to do instead. */
const INTERRUPTIBLE: Readonly<Partial<Record<StackAction, readonly StackAction[]>>> = {
  UPDATE: ['CREATE', 'UPDATE', 'ROLLBACK', 'RESTORE'],
}

/** Throws where a stack cannot be told to do something now. Whatever it is at, it can be deleted. */
export function permit({ name, action, status }: StackRow, wanted: StackAction): void {
  if (wanted === 'DELETE') return
  const isBusy = status === 'IN_PROGRESS'
  if (isBusy && !INTERRUPTIBLE[wanted]?.includes(action)) throw actionInProgress(name, action)
  if (wanted === 'UPDATE' && action === 'SUSPEND')
    throw notSupported('Updating a stack when it is suspended is not supported.')
  if (wanted === 'UPDATE' && action === 'DELETE') {
    throw notSupported('Updating a stack when it is being deleted is not supported.')
  }
}

/** Only a change that is going on can be cancelled. */
export function permitCancel({ action, status }: StackRow): void {
  const isChanging = status === 'IN_PROGRESS' && (action === 'UPDATE' || action === 'CREATE')
  if (!isChanging) throw notSupported(`Cancelling update when stack is ${action}_${status} is not supported.`)
}
