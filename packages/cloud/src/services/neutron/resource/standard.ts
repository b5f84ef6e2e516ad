import { newUuid } from '../../../core/ids.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'

type Timed = Pick<OpenCall, 'clock'>

/** What a new row begins with. */
export function newRowDefaults({ clock }: Timed) {
  const now = isoSeconds(clock.now())
  return { id: newUuid(), tags: [] as string[], created_at: now, updated_at: now, revision_number: 0 } // for the rows to come
}

/** The row after a change: newer by one revision. */
export const bumpRevision = <R extends { revision_number: number; updated_at: string }>(
  { clock }: Timed,
  row: R,
): R => ({
  ...row,
  updated_at: isoSeconds(clock.now()),
  revision_number: row.revision_number + 1,
})

/** What a row has that was made then and never changed. */
export const seededRowDefaults = (createdAt: string) => ({
  tags: [] as string[], // rows keep their own
  created_at: createdAt,
  updated_at: createdAt,
  revision_number: 1,
})
