import { actionInProgress, notSupported } from '../faults.ts'
import type { StackAction, StackRow } from './store.ts'

/** The actions in progress that an action can interrupt. */
const INTERRUPTIBLE: Readonly<Partial<Record<StackAction, readonly StackAction[]>>> = {
  UPDATE: ['CREATE', 'UPDATE', 'ROLLBACK', 'RESTORE'],
}

/** Throws if the stack cannot start the action now. Deletion is always possible. */
export function permit({ name, action, status }: StackRow, requested: StackAction): void {
  if (requested === 'DELETE') return
  const isBusy = status === 'IN_PROGRESS'
  if (isBusy && !INTERRUPTIBLE[requested]?.includes(action)) throw actionInProgress(name, action)
  if (requested === 'UPDATE' && action === 'SUSPEND')
    throw notSupported('Updating a stack when it is suspended is not supported.')
  if (requested === 'UPDATE' && action === 'DELETE') {
    throw notSupported('Updating a stack when it is being deleted is not supported.')
  }
}

/** Only an update or creation in progress can be cancelled. */
export function permitCancel({ action, status }: StackRow): void {
  const isChanging = status === 'IN_PROGRESS' && (action === 'UPDATE' || action === 'CREATE')
  if (!isChanging) throw notSupported(`Cancelling update when stack is ${action}_${status} is not supported.`)
}
