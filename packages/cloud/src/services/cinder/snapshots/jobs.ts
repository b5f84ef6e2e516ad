import type { Background } from '../../../core/service/service.ts'
import { save } from './store.ts'
import * as store from './store.ts'

export function created(context: Background, { id }: { id: string }): void {
  const snapshot = store.find(context.db, id)
  if (snapshot?.status !== 'creating') return
  save(context, { ...snapshot, status: 'available', progress: '100%' })
}

export function deleted({ db }: Background, { id }: { id: string }): void {
  if (store.find(db, id)?.status === 'deleting') store.remove(db, id)
}
