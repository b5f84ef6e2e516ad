import type { Endpoint, ResultOf } from '@meridian/contract'

/** The arguments of a request: path parameters, query and body. */
export interface FakeCall {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
}

export interface FakeResponse {
  endpoint: Endpoint
  respond: (call: FakeCall) => unknown
}

/** A fake response of an endpoint; a promise that never settles keeps the caller waiting. */
export const responding = <E extends Endpoint>(
  endpoint: E,
  respond: (call: FakeCall) => ResultOf<E> | Promise<ResultOf<E>>,
): FakeResponse => ({ endpoint, respond })

/** Thrown by a fake response: the service returns this error. */
export class FakeRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** A `fetch` with fake responses instead of a server; 404 if there is none. */
export function fakeFetch(responses: readonly FakeResponse[]): typeof globalThis.fetch {
  const routes = responses.map(({ endpoint, respond }) => ({
    method: endpoint.method,
    pattern: new URLPattern({ pathname: endpoint.path.replace(/\*(\w+)/, ':$1+') }),
    respond,
  }))
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    for (const { method, pattern, respond } of routes) {
      const match = method === (init?.method ?? 'GET') && pattern.exec({ pathname: url.pathname })
      if (!match) continue
      const params = Object.fromEntries(
        Object.entries(match.pathname.groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
      )
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return reply(() => respond({ params, query: Object.fromEntries(url.searchParams), body }))
    }
    return Response.json(`No story responds to ${init?.method ?? 'GET'} ${url.pathname}`, { status: 404 })
  }
}

async function reply(respond: () => unknown): Promise<Response> {
  try {
    const result = await respond()
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    const headers = { 'x-openstack-request-id': 'req-00000000-0000-4000-8000-000000000000' }
    return Response.json(error.message, { status: error.status, headers })
  }
}
