import { CALLS_HEADER, type CallsMode, type Endpoint } from '@meridian/contract'
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
  /** Sends it again; null if its content is gone. */
  again: (() => Promise<unknown>) | null
}

/** The changing requests of one operation, in the order of sending. */
export type Trace = TracedRequest[]

const open: Trace[] = []
let current: Trace | null = null

/** The tab's project and region. */
export const currentScope = (): string => JSON.stringify(tabScopeHeaders())

/** Begins to collect the requests of an operation; call the returned function at its end. */
export function openTrace(trace: Trace): () => void {
  open.push(trace)
  return () => {
    const index = open.lastIndexOf(trace)
    if (index >= 0) open.splice(index, 1)
  }
}

/** Runs a function whose requests belong to the trace, up to its first `await`; see `traceOf` for those after it. */
export function inTrace<R>(trace: Trace | null, run: () => R): R {
  const before = current
  current = trace ?? before
  try {
    return run()
  } finally {
    current = before
  }
}

/** Operations can overlap: a request belongs to the one that has named its item before, or to the newest. */
const traceOf = (ids: readonly string[]): Trace | undefined =>
  current ?? open.findLast((trace) => trace.some((one) => one.ids.some((id) => ids.includes(id)))) ?? open.at(-1)

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

/** Lists a changing request in the trace of its operation, and asks for its calls; undefined without an operation. */
export function traced(
  { method }: Pick<Endpoint, 'method'>,
  params: Record<string, string> | undefined,
  again: TracedRequest['again'],
): CallsRequest | undefined {
  const ids = Object.values(params ?? {})
  const trace = method === 'GET' ? undefined : traceOf(ids)
  if (!trace) return undefined
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
