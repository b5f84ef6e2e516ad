import { CALLS_HEADER, isWrite, WithCalls, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { request, type AnyArgs, type Call } from './client.ts'
import type { CallsRequest } from './trace.ts'

/** The id of what a request without calls to the cloud creates. */
const UNKNOWN_ID = 'NEW_ID'

/**
 * Returns the calls by which `send` would change the cloud. `send` gets a function like `call` that changes nothing: the
 * server describes what it would send, and the result is the request itself with the `newId` of these calls as its id.
 */
export async function explain(send: (call: Call) => Promise<unknown>): Promise<UpstreamCall[]> {
  const explained: UpstreamCall[] = []
  const unwrap = async (response: Response, learn: (newId: string) => void = () => {}) => {
    if (!response.headers.has(CALLS_HEADER)) return response
    const { calls, body } = WithCalls.parse(await response.json())
    explained.push(...calls)
    if (calls[0]?.newId !== undefined) learn(calls[0].newId)
    return new Response(body === null ? null : JSON.stringify(body))
  }
  const describe = async (endpoint: Endpoint, args: AnyArgs = {}) => {
    if (endpoint.method === 'GET') return request(endpoint, args)
    let id = UNKNOWN_ID
    const calls: CallsRequest = {
      mode: 'explained',
      unwrap: (response) => unwrap(response, (newId) => void (id = newId)),
    }
    await request({ ...endpoint, result: undefined }, args, { calls })
    return { id, ...args.params, ...(args.body as object | undefined) } // a body of this API is an object
  }
  const calls = (): CallsRequest => ({ mode: 'explained', unwrap: (response) => unwrap(response) })
  await send(Object.assign(describe as Call, { rehearsal: true as const, calls })) // the parts of a result that a form uses next are its id and what was sent
  return explained.filter(isWrite)
}
