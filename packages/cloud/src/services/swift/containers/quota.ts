import type { Db } from '../../../core/database/db.ts'
import * as accounts from '../accounts/store.ts'
import { refusedWith } from '../faults.ts'
import type { ContainerRow } from './store.ts'

/** Throws 413 if the container or account quota is exceeded. Replaced objects still count, as in Swift. */
export function requireQuota(db: Db, { account, headers, bytes, object_count }: ContainerRow, added: number): void {
  const quotaOf = (all: Record<string, string> | undefined, name: string) => Number(all?.[name] ?? Infinity)
  const accountRow = accounts.find(db, account)
  const isFull =
    bytes + added > quotaOf(headers, 'x-container-meta-quota-bytes') ||
    object_count + 1 > quotaOf(headers, 'x-container-meta-quota-count') ||
    (accountRow?.bytes ?? 0) + added > quotaOf(accountRow?.headers, 'x-account-meta-quota-bytes')
  if (isFull) throw refusedWith(413, 'Upload exceeds quota.')
}
