import { newUuid } from '../../../core/ids.ts'
import { isoSeconds } from '../../../core/time/clock.ts'

/** What all stacks have in common before anything is done about them, whoever wishes for one. */
export const newStackDefaults = (now: number) => ({
  id: newUuid(),
  action: 'CREATE' as const,
  status: 'IN_PROGRESS' as const,
  status_reason: '',
  traversal: '',
  began_at: now,
  ticks: 0,
  created_at: isoSeconds(now),
  updated_at: null,
  deleted_at: null,
  previous: null,
  snapshot_id: null,
})
