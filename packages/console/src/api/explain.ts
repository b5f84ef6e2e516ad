import { CALLS_HEADER, NEW_ID, WithCalls, type Endpoint, type UpstreamCall } from '@meridian/contract'
import { request, type AnyArgs, type Call } from './client.ts'

/**
 * Returns the calls to the cloud that `send` would make. `send` gets a function like `call` that changes nothing: the
 * server describes what it would send, and the result is the request itself with `NEW_ID` in the place of a new id.
 */
export async function explain(send: (call: Call) => Promise<unknown>): Promise<UpstreamCall[]> {
  const explained: UpstreamCall[] = []
  const unwrap = async (response: Response) => {
    if (!response.headers.has(CALLS_HEADER)) return response
    const { calls } = WithCalls.parse(await response.json())
    explained.push(...calls)
    return new Response(null)
  }
  const describe = async (endpoint: Endpoint, args: AnyArgs = {}) => {
    await request({ ...endpoint, result: undefined }, args, { calls: { mode: 'explained', unwrap } })
    return { id: NEW_ID, ...args.params, ...(args.body as object | undefined) } // a body of this API is an object
  }
  await send(describe as Call) // the parts of a result that a form uses next are its id and what was sent
  return explained
}
