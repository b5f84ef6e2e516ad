import { CALLS_HEADER, WithCalls, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { request, type AnyArgs } from '../../api/client.ts'
import { queryClient, type ItemQuery } from '../../api/query.ts'

interface ShownRequest {
  path: string
  args: AnyArgs
}

/** What every page reads about the session, and not for what it shows. */
const COMMON = /^\/api\/(?:keystone\/(?:user-session|svc-catalog)|policy|settings|\w+\/extensions)\b/

/** The requests of the current page whose responses it shows; see `keyOf`. */
export function shownRequests(): ShownRequest[] {
  return queryClient
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey: [method, path, args] }) =>
      method === 'GET' && typeof path === 'string' && path.startsWith('/api/') && !COMMON.test(path)
        ? [{ path, args: args ?? {} }]
        : [],
    )
}

/** Sends the requests again, and returns the calls to the cloud behind them, each once. */
async function callsBehind(requests: readonly ShownRequest[]): Promise<UpstreamCall[]> {
  const found = new Map<string, UpstreamCall>()
  const unwrap = async (response: Response) => {
    if (!response.headers.has(CALLS_HEADER)) return response
    const { calls } = WithCalls.parse(await response.json())
    for (const one of calls) found.set(`${one.method} ${one.endpoint}${one.path}`, one)
    return new Response(null)
  }
  for (const { path, args } of requests) {
    const endpoint = { method: 'GET', path } as Endpoint // without a schema for the result, which is not read
    await request(endpoint, args, { calls: { mode: 'sent', unwrap } })
  }
  return [...found.values()]
}

/** The calls behind these requests of the page. */
export const pageCallsQuery = (requests: readonly ShownRequest[]): ItemQuery<UpstreamCall[]> => ({
  queryKey: ['page-calls', requests],
  queryFn: () => callsBehind(requests),
})
