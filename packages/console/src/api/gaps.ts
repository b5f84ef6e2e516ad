import type { Gap } from '@meridian/contract'

export interface WithGaps {
  /** Services that failed or were late, and whose part is missing. */
  gaps?: readonly Gap[] | undefined
}

interface QueryState {
  data?: unknown
  dataUpdateCount: number
}

const FIRST_MS = 1000
const TRIES = 6

/**
 * The `refetchInterval` of every query: what a service did not deliver in time, as the names of images, is requested
 * again, ever later and at most a few times. Without a gap nothing is requested.
 */
export const refetchGaps = ({ state: { data, dataUpdateCount } }: { state: QueryState }): number | false =>
  hasGaps(data) && dataUpdateCount <= TRIES && FIRST_MS * 2 ** (dataUpdateCount - 1)

const hasGaps = (data: unknown): boolean => ((data as WithGaps | null | undefined)?.gaps?.length ?? 0) > 0 // most replies have none
