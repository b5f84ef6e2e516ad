import { interestText, LIVE_LISTS, type LiveType } from '@meridian/contract'
import type { QueryKey } from '@tanstack/react-query'

/** Rows that the pages of this tab show, with the time when they were fetched, in ms. */
export type Interests = ReadonlyMap<string, number>

interface ActiveQuery {
  queryKey: QueryKey
  /** 0 before the first response. */
  state: { dataUpdatedAt: number }
  isActive: () => boolean
}

const TYPES = new Map<string, LiveType>(
  (Object.entries(LIVE_LISTS) as [LiveType, string][]).flatMap(([type, path]) => [
    [path, type],
    // Horizon's addresses of items end with a slash or without.
    [`${path}:id`, type],
    [`${path}:id/`, type],
  ]),
)

/** What is followed of a query: the list of an endpoint, or that of an item's type; undefined for all others. */
export function interestOf([method, path, args]: QueryKey): string | undefined {
  const type = method === 'GET' && typeof path === 'string' ? TYPES.get(path) : undefined
  return type && interestText({ type, all: isOfAll(args) })
}

const isOfAll = (args: unknown): boolean => {
  const { all_projects: all } = (args as { query?: Record<string, unknown> } | undefined)?.query ?? {} // the arguments of a request
  return all === true || all === 'true'
}

/** The rows that are in sight: what a query has fetched whose component is shown. */
export function interestsIn(queries: readonly ActiveQuery[]): Interests {
  const found = new Map<string, number>()
  for (const query of queries) {
    const { dataUpdatedAt } = query.state
    const of = dataUpdatedAt > 0 && query.isActive() ? interestOf(query.queryKey) : undefined
    if (of !== undefined) found.set(of, Math.min(found.get(of) ?? Infinity, dataUpdatedAt))
  }
  return found
}

/** What one tab must hear of, with the time until which its rows are known to be true. */
export type Wants = Readonly<Record<string, number>>

/** What all tabs want, and the time of the oldest rows of what the stream has not told of yet. */
export function unionOf(tabs: Iterable<Wants>, told: ReadonlySet<string>): { of: string[]; since: number } {
  const all = [...tabs].flatMap((wants) => Object.entries(wants))
  const since = Math.min(...all.flatMap(([of, until]) => (told.has(of) ? [] : [until])))
  return { of: [...new Set(all.map(([of]) => of))].toSorted(), since }
}
