import type { Background } from '../../../core/service/service.ts'
import { save as saveSnapshot } from '../snapshots/store.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import * as store from './store.ts'

export function created(context: Background, { id }: { id: string }): void {
  const row = store.find(context.db, id)
  if (row?.status !== 'creating') return
  store.update(context.db, { ...row, status: 'available', updated_at: now(context) })
  for (const snapshot of snapshots.listOfGroupSnapshot(context.db, id)) {
    saveSnapshot(context, { ...snapshot, status: 'available', progress: '100%' })
  }
}

export function deleted({ db }: Background, { id }: { id: string }): void {
  if (store.find(db, id)?.status !== 'deleting') return
  for (const snapshot of snapshots.listOfGroupSnapshot(db, id)) snapshots.remove(db, snapshot.id)
  store.remove(db, id)
}
