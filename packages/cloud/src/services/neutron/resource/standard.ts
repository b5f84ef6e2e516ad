import { newUuid } from '../../../core/ids.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'

type Timed = Pick<OpenCall, 'clock'>

/** The standard attributes of a new row. */
export function newRowDefaults({ clock }: Timed) {
  const now = isoSeconds(clock.now())
  return { id: newUuid(), tags: [] as string[], created_at: now, updated_at: now, revision_number: 0 } // the rows' type
}

/** The row with a new revision number and time. */
export const bumpRevision = <R extends { revision_number: number; updated_at: string }>(
  { clock }: Timed,
  row: R,
): R => ({
  ...row,
  updated_at: isoSeconds(clock.now()),
  revision_number: row.revision_number + 1,
})

/** The standard attributes of a seeded row. */
export const seededRowDefaults = (createdAt: string) => ({
  tags: [] as string[], // the rows' type
  created_at: createdAt,
  updated_at: createdAt,
  revision_number: 1,
})
