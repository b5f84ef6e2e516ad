import { CALLS_HEADER, type CallsMode } from '@meridian/contract'
import { tabScopeHeaders } from './tab-scope.ts'

/** Asks for the calls to the cloud that are behind a response. */
export interface CallsRequest {
  mode: CallsMode
  /** Returns the response without the calls. */
  unwrap: (response: Response) => Promise<Response>
  /** Called if there is no response. */
  lost?: () => void
}

/** A request of this tab that changes something. */
export interface TracedRequest {
  /** The ids in its path. */
  ids: readonly string[]
  /** The calls to the cloud as the server returned them; parsed when they are shown. */
  calls: unknown
  failed: boolean
  /** The tab's project and region when it was sent. */
  scope: string
  /** Sends it again, for the operation of this trace; null if its content is gone. */
  again: ((trace: Trace) => Promise<unknown>) | null
}

/** The changing requests of one operation, in the order of sending. */
export type Trace = TracedRequest[]

/** The tab's project and region. */
export const currentScope = (): string => JSON.stringify(tabScopeHeaders())

/** A trace keeps as many: the memory of a tab stays the same however many items an operation deletes. */
export const MOST_TRACED = 200

/** Adds a request; the oldest one that did not fail makes room, since failed ones can be sent again. */
function keep(trace: Trace, one: TracedRequest): void {
  trace.push(one)
  if (trace.length > MOST_TRACED)
    trace.splice(
      Math.max(
        0,
        trace.slice(0, -1).findIndex(({ failed }) => !failed),
      ),
      1,
    )
}

/** Lists a changing request in the trace of its operation, and asks for its calls. */
export function listIn(trace: Trace, ids: readonly string[], again: TracedRequest['again']): CallsRequest {
  const one: TracedRequest = { ids, calls: [], failed: false, scope: currentScope(), again }
  keep(trace, one)
  return {
    mode: 'sent',
    unwrap: async (response) => {
      one.failed = !response.ok
      if (!response.headers.has(CALLS_HEADER)) return response
      const { body, calls } = (await response.json()) as { body: unknown; calls: unknown } // what `registerCalls` adds
      one.calls = calls
      const { status, statusText, headers } = response
      return new Response(JSON.stringify(body), { status, statusText, headers })
    },
    lost: () => (one.failed = true),
  }
}
