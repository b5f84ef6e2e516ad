import {
  CALLS_HEADER,
  isWrite,
  NEW_ID,
  renumberIds,
  replaceIds,
  WithCalls,
  type Endpoint,
  type UpstreamCall,
} from '@meridian/contract'
import { request, type AnyArgs, type Call } from './client.ts'
import type { CallsRequest } from './trace.ts'

/**
 * Returns the calls by which `send` would change the cloud. `send` gets a function like `call` that changes nothing: the
 * server describes what it would send, and the result is the request itself with `NEW_ID_1` in the place of a new id.
 */
export async function explain(send: (call: Call) => Promise<unknown>): Promise<UpstreamCall[]> {
  const explained: UpstreamCall[] = []
  let requests = 0
  const nextId = () => `${NEW_ID}_${++requests}`
  const unwrap = async (response: Response, newId: string) => {
    if (!response.headers.has(CALLS_HEADER)) return response
    const { calls, body } = WithCalls.parse(await response.json())
    // The server knows nothing of the requests before: it calls every new id the same.
    explained.push(...calls.map((one) => replaceIds(one, (id) => (id === NEW_ID ? newId : id))))
    return new Response(body === null ? null : JSON.stringify(body))
  }
  const describe = async (endpoint: Endpoint, args: AnyArgs = {}) => {
    if (endpoint.method === 'GET') return request(endpoint, args)
    const id = nextId()
    const calls: CallsRequest = { mode: 'explained', unwrap: (response) => unwrap(response, id) }
    await request({ ...endpoint, result: undefined }, args, { calls })
    return { id, ...args.params, ...(args.body as object | undefined) } // a body of this API is an object
  }
  const rehearsal: CallsRequest = { mode: 'explained', unwrap: (response) => unwrap(response, nextId()) }
  await send(Object.assign(describe as Call, { rehearsal })) // the parts of a result that a form uses next are its id and what was sent
  return renumberIds(explained.filter(isWrite))
}
