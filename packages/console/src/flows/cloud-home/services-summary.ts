import { downOf, type ServiceRow } from '../system-info/states.ts'

/** How many of a service's processes or agents do what they should. */
export function countsOf(rows: readonly ServiceRow[]): { count: number; up: number; down: ServiceRow[] } {
  return { count: rows.length, up: rows.filter(({ up }) => up).length, down: downOf(rows) }
}

export type ServicesSummary = { state: 'all-up' | 'down' | 'unknown'; down: number }

/** What is known of all services: one that could not be asked leaves it open whether all are up. */
export function summaryOf(parts: readonly { rows: readonly ServiceRow[] | undefined }[]): ServicesSummary {
  const down = downOf(parts.flatMap(({ rows = [] }) => rows)).length
  if (parts.some(({ rows }) => rows === undefined)) return { state: 'unknown', down }
  return { state: down > 0 ? 'down' : 'all-up', down }
}
