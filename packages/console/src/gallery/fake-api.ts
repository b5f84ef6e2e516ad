import type { Endpoint, ResultOf } from '@meridian/contract'

/** What came with a call: values of the path, of the query, and the body. */
export interface FakeCall {
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
  body: unknown
}

export interface FakeAnswer {
  endpoint: Endpoint
  answer: (call: FakeCall) => unknown
}

/** An endpoint of the contract and what it answers; a promise that never settles keeps the caller waiting. */
export const answering = <E extends Endpoint>(
  endpoint: E,
  answer: (call: FakeCall) => ResultOf<E> | Promise<ResultOf<E>>,
): FakeAnswer => ({ endpoint, answer })

/** Thrown by an answer, the service refuses in these words. */
export class FakeRefusal extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Answers the page's calls in place of a server; what nobody answers is a 404. */
export function fakeFetch(answers: readonly FakeAnswer[]): typeof globalThis.fetch {
  const routes = answers.map(({ endpoint, answer }) => ({
    method: endpoint.method,
    pattern: new URLPattern({ pathname: endpoint.path.replace(/\*(\w+)/, ':$1+') }),
    answer,
  }))
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    for (const { method, pattern, answer } of routes) {
      const match = method === (init?.method ?? 'GET') && pattern.exec({ pathname: url.pathname })
      if (!match) continue
      const params = Object.fromEntries(
        Object.entries(match.pathname.groups).map(([name, value]) => [name, decodeURIComponent(value ?? '')]),
      )
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
      return reply(() => answer({ params, query: Object.fromEntries(url.searchParams), body }))
    }
    return Response.json(`No story answers ${init?.method ?? 'GET'} ${url.pathname}`, { status: 404 })
  }
}

async function reply(answer: () => unknown): Promise<Response> {
  try {
    const result = await answer()
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result)
  } catch (error) {
    if (!(error instanceof FakeRefusal)) throw error
    const headers = { 'x-openstack-request-id': 'req-00000000-0000-4000-8000-000000000000' }
    return Response.json(error.message, { status: error.status, headers })
  }
}
