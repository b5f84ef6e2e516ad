import { listHasFilter, type UpstreamCall } from '@meridian/contract'

/** A filter of a list; a text without a facet is looked for in all columns. */
export interface PageFilter {
  facet: string | null
  value: string
}

/** The filters in the address of a list, except those that its requests have. */
export function browserFilters(
  params: Readonly<Record<string, unknown>>,
  requests: readonly { args: { query?: object } }[],
): PageFilter[] {
  const { magicSearchQuery = '', queryString = '' } = params
  const tokens = [...new URLSearchParams(String(magicSearchQuery))].map(([facet, value]) => ({ facet, value }))
  const isSent = (facet: string) => requests.some(({ args }) => facet in (args.query ?? {}))
  return [
    ...tokens.filter(({ facet, value }) => value !== '' && !isSent(facet)),
    ...(queryString === '' ? [] : [{ facet: null, value: String(queryString) }]),
  ]
}

/**
 * The calls that give the rows that the page shows: with the filters of the page that the service has, too, and remarks
 * about the others, which only the page applies.
 */
export function filteredCalls(calls: readonly UpstreamCall[], filters: readonly PageFilter[]) {
  const [first] = filters.filter(({ facet }) => facet === 'status')
  // The rows are those of the first list; what follows it is about them.
  const filtered = calls.find(
    ({ service, method, path }) =>
      first !== undefined && method === 'GET' && listHasFilter(service, path.replace(/\?.*/, ''), 'status'),
  )
  const rest = filtered ? filters.filter((filter) => filter !== first) : filters
  return {
    calls: calls.map((call) =>
      call === filtered ? { ...call, path: withStatus(call.path, first?.value ?? '') } : call,
    ),
    remarks: rest.map(
      ({ facet, value }) =>
        `The page shows only rows with ${JSON.stringify(value)} in ${facet === null ? 'any column' : JSON.stringify(facet)}.`,
    ),
  }
}

const withStatus = (path: string, status: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ status })}`
