import type { Db } from '../../../core/database/db.ts'
import * as accounts from '../accounts/store.ts'
import { refusedWith } from '../faults.ts'
import type { ContainerRow } from './store.ts'

/** 413 where the container or its account has been told to hold less. What is replaced counts as well, as in Swift. */
export function requireRoom(db: Db, { account, headers, bytes, object_count }: ContainerRow, added: number): void {
  const quotaOf = (all: Record<string, string> | undefined, name: string) => Number(all?.[name] ?? Infinity)
  const whole = accounts.find(db, account)
  const isFull =
    bytes + added > quotaOf(headers, 'x-container-meta-quota-bytes') ||
    object_count + 1 > quotaOf(headers, 'x-container-meta-quota-count') ||
    (whole?.bytes ?? 0) + added > quotaOf(whole?.headers, 'x-account-meta-quota-bytes')
  if (isFull) throw refusedWith(413, 'Upload exceeds quota.')
}
