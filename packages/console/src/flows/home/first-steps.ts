import type { Server } from '@meridian/contract'
import { momentOf } from '../../framework/text/dates.ts'

const HOUR_MS = 3_600_000

/** Whether the project is empty, or has only one server that was just launched. False while that is unknown. */
export function isStarting(servers: readonly Server[] | undefined, now: number): boolean {
  if (!servers || servers.length > 1) return false
  const [only] = servers
  return !only || (only.status !== 'ERROR' && now - momentOf(only.created ?? '').getTime() < HOUR_MS)
}

/** The server that the steps lead to. */
export const firstServer = (servers: readonly Server[] | undefined): Server | undefined => servers?.[0]
