import type { ComputeService } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds, inMicroseconds } from '../../../core/time/clock.ts'
import { zoneOfService } from '../aggregates/zones.ts'
import { sinceOf } from '../microversion.ts'
import * as store from './store.ts'
import type { ServiceRow } from './store.ts'

export function toService(call: Call, row: ServiceRow): ComputeService {
  const since = sinceOf(call)
  return {
    binary: row.binary,
    host: row.host,
    id: since(53) ? row.id : (store.seqOf(call.db, row.id) ?? 0),
    zone: zoneOfService(call.db, row),
    status: row.status,
    state: store.isUp(row) ? 'up' : 'down',
    updated_at: reportedAt(call),
    disabled_reason: row.disabled_reason,
    ...(since(11) && { forced_down: row.forced_down }),
  }
}

const REPORT_INTERVAL_MS = 10_000

/** Time of the services' last report. */
export const reportedAt = ({ clock }: Pick<Call, 'clock'>): string =>
  inMicroseconds(isoSeconds(Math.floor(clock.now() / REPORT_INTERVAL_MS) * REPORT_INTERVAL_MS))
