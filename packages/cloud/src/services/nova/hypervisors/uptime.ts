import * as services from '../compute-services/store.ts'
import type { Host } from './view.ts'

const STARTED = Date.UTC(2026, 0, 31, 6, 12)
const MINUTE_MS = 60_000

/** What `uptime` prints on the host; null where nobody answers. */
export function uptimeOf({ row, service, load }: Host, now: number): string | null {
  if (!services.isUp(service)) return null
  const minutes = Math.max(Math.floor((now - STARTED) / MINUTE_MS), 0)
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const time = new Date(now).toISOString().slice(11, 19)
  const average = ((load?.vcpus ?? 0) / row.vcpus).toFixed(2)
  const up = `${days} days, ${String(hours).padStart(2)}:${String(minutes % 60).padStart(2, '0')}`
  return ` ${time} up ${up},  0 users,  load average: ${average}, ${average}, ${average}\n`
}
