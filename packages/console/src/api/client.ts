import {
  CALLS_HEADER,
  EXPECTED_HEADER,
  STATUS_HEADER,
  urlOf,
  type Args,
  type Endpoint,
  type ResultOf,
} from '@meridian/contract'
import * as z from 'zod'
import { csrfToken } from '../cookies.ts'
import { isOwnPath } from '../own-path.ts'
import { ApiError } from './api-error.ts'
import { takeEarlyResponse } from './early.ts'
import { createRequestQueue } from './request-queue.ts'
import { tabScopeHeaders } from './tab-scope.ts'
import { listIn, type CallsRequest, type Trace, type TracedRequest } from './trace.ts'
import { holdPageWhile, isPageHeld } from './unsaved.ts'

// zod would compile its checks with new Function, which the content security policy forbids.
z.config({ jitless: true })

/** The number of parallel requests, unless the operator sets another. */
const REQUESTS_AT_ONCE = 10
/** Longer than the server's own timeout for services, so that its clearer error comes first. */
const CALL_TIMEOUT_MS = 60_000

interface ApiConfig {
  /** The path of all URLs of this console, with both slashes. */
  base: string
  /** Called for a 401, with the path of this site that the response names, if it names one. */
  onUnauthorized: (location: string | null) => void
  /** Lets the user sign in again over the page; resolves when there is a session. Without it, the page is left. */
  renew?: () => Promise<void>
  /** The number of parallel requests; at least one. */
  atOnce?: number
  /** Called before each request; a returned promise delays the request until it resolves. */
  ready?: () => Promise<void> | undefined
}

let config: ApiConfig = { base: '/', onUnauthorized: () => {} }
const enqueue = createRequestQueue(() => config.atOnce ?? REQUESTS_AT_ONCE)

/** Call it once, before the first request. */
export function configureApi(next: ApiConfig) {
  config = next
}

interface CallOptions {
  signal?: AbortSignal
  /** It may be the main request of the page; see early.ts. */
  main?: boolean
  /** Another project of the user than the tab's. */
  project?: string | undefined
  /** It changes nothing, though its method says so. */
  reads?: boolean
  /** It may be refused, without an error in the browser's console. */
  quiet?: boolean | undefined
  /** Asks for the calls to the cloud that are behind the response, or only for an explanation; see calls.ts. */
  calls?: CallsRequest
}

export type Query = Record<string, string | number | boolean | undefined>

/** The arguments of a request to any endpoint. */
export type AnyArgs = { params?: Record<string, string>; query?: Query; body?: unknown }

/** The arguments are optional if all of their parts are. */
type OptionalArgs<E extends Endpoint, More extends unknown[]> =
  object extends Args<E> ? [args?: Args<E>, ...More] : [args: Args<E>, ...More]

export type CallArgs<E extends Endpoint> = OptionalArgs<E, []>

/** Reads from the contract: returns the parsed result, or throws an ApiError. What changes something is sent by a `Call`. */
export const call = <E extends Endpoint & { method: 'GET' }>(
  endpoint: E,
  ...[args, options]: OptionalArgs<E, [options?: CallOptions]>
) => request(endpoint, args ?? {}, options) as Promise<ResultOf<E>> // parsed by E's own schema

/** Sends what belongs to no activity, as signing out, or a change of a card that reports it itself. */
export const sendUnlisted = <E extends Endpoint>(
  endpoint: E,
  ...[args, options]: OptionalArgs<E, [options?: CallOptions]>
) => request(endpoint, args ?? {}, options) as Promise<ResultOf<E>> // parsed by E's own schema

/**
 * Sends the requests of one operation: a function that also lists them with its activity (`callFor`), one that does not
 * (`sendUnlisted`), or one that only explains what it would send (`explain`).
 */
export interface Call {
  <E extends Endpoint>(endpoint: E, ...args: CallArgs<E>): Promise<ResultOf<E>>
  /** Set if it only explains: forms then keep their state, and nothing is waited for. */
  rehearsal?: true
  /** How a request that this function cannot send, as an upload, is listed or explained with the others. */
  calls?: (ids: readonly string[], again: TracedRequest['again']) => CallsRequest
}

/** Lists the changing requests in the trace of their operation. */
export function callFor(trace: Trace): Call {
  const listed = (endpoint: Endpoint, args: AnyArgs = {}) => {
    if (endpoint.method === 'GET') return request(endpoint, args)
    const again: TracedRequest['again'] = (next) => callFor(next)(endpoint, args as Args<Endpoint>) // the same ones
    return request(endpoint, args, { calls: listIn(trace, Object.values(args.params ?? {}), again) })
  }
  return Object.assign(listed as Call, { calls: listIn.bind(null, trace) }) // parsed by the endpoint's own schema
}

/** `call` for code that works with any endpoint. */
export async function request(
  endpoint: Endpoint,
  args: AnyArgs,
  { signal, main = false, project, reads = endpoint.method === 'GET', quiet, calls }: CallOptions = {},
): Promise<unknown> {
  const address = addressOf(endpoint, args)
  const attempt = async () => {
    const held = requestDelay()
    if (held) await held
    const deadline = AbortSignal.timeout(CALL_TIMEOUT_MS)
    const stop = signal ? AbortSignal.any([signal, deadline]) : deadline
    const early = main ? takeEarlyResponse(address) : undefined
    return enqueue(() => early ?? send(endpoint.method, address, { ...args, project, quiet, calls }, stop), stop).catch(
      (error: unknown) => {
        calls?.lost?.()
        if (deadline.aborted || isTimeout(error)) throw failure(endpoint, 'timeout', error)
        throw signal?.aborted ? error : failure(endpoint, 'unreachable', error)
      },
    )
  }
  const response = await whileSignedIn(attempt, { reads })
  return settle(endpoint, calls ? await calls.unwrap(response) : response)
}

const isUnauthorized = ({ status }: Response) => status === 401

interface Attempt {
  reads?: boolean
  /** Whether a response means that the session has ended. */
  isOver?: (response: Response) => boolean
}

/**
 * Sends a request. If the session has ended and something would be lost with the page, the user signs in again over it,
 * and the request is sent once more.
 */
export async function whileSignedIn(
  attempt: () => Promise<Response>,
  { reads = false, isOver = isUnauthorized }: Attempt = {},
): Promise<Response> {
  const release = reads ? () => {} : holdPageWhile(() => true)
  try {
    const response = await attempt()
    if (!config.renew || !isOver(response) || !isPageHeld()) return response
    await config.renew()
    return await attempt()
  } finally {
    release()
  }
}

/** An early request has its own timeout. */
const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** A promise while requests are delayed; see `ApiConfig.ready`. */
export const requestDelay = (): Promise<void> | undefined => config.ready?.()

/** The parsed result of a response, or an ApiError. */
export async function settle(endpoint: Endpoint, response: Response): Promise<unknown> {
  if (isUnauthorized(response)) config.onUnauthorized(horizonLocation(response))
  if (!response.ok || response.headers.has(STATUS_HEADER)) throw await refusal(endpoint, response)
  return read(endpoint, response)
}

/** The path of this site that a response leads to; null if it names none, or another site. */
export function horizonLocation({ headers }: Response): string | null {
  const location = headers.get('x-horizon-location')
  return location !== null && isOwnPath(location) ? location : null
}

/** Classic pages also answer 401 about one operation; at the end of the session they name the sign-in page. */
export const namesSignIn = (response: Response): boolean =>
  isUnauthorized(response) && horizonLocation(response) !== null

interface Sent extends AnyArgs {
  project: string | undefined
  quiet: boolean | undefined
  calls: CallsRequest | undefined
}

async function send(method: string, address: string, args: Sent, signal: AbortSignal) {
  return fetch(address, {
    method,
    signal,
    headers: {
      ...ownHeaders(),
      ...(args.project && { 'X-Meridian-Project': args.project }),
      ...(args.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(args.quiet && { [EXPECTED_HEADER]: 'yes' }),
      ...(args.calls && { [CALLS_HEADER]: args.calls.mode }),
    },
    ...(args.body !== undefined && { body: JSON.stringify(args.body) }),
  })
}

/** A path of the server, as `/api/…`, under the base path. */
export const underBase = (path: string): string => config.base + path.replace(/^\//, '')

/** The URL of a request. An id that cannot be part of a URL, as a typed one, is not found. */
export function addressOf(endpoint: Endpoint, args: AnyArgs): string {
  try {
    return underBase(urlOf(endpoint, args))
  } catch (cause) {
    const { message } = cause as Error // `fillPath` throws no other
    throw new ApiError(message, { reason: 'refused', endpoint: nameOf(endpoint), status: 404, cause })
  }
}

/** The headers of every request to our own server. */
export const ownHeaders = (): Record<string, string> => ({
  'X-CSRFToken': csrfToken(),
  'X-Requested-With': 'XMLHttpRequest',
  ...tabScopeHeaders(),
})

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`

export function failure(endpoint: Endpoint, reason: 'timeout' | 'unreachable', cause: unknown) {
  const what = reason === 'timeout' ? 'did not answer in time' : 'could not be reached'
  return new ApiError(`${nameOf(endpoint)} ${what}`, { reason, endpoint: nameOf(endpoint), cause })
}

async function refusal(endpoint: Endpoint, response: Response) {
  const body: unknown = await response.json().catch(() => null) // a proxy's error page is not JSON: the status text is used then
  const status = Number(response.headers.get(STATUS_HEADER) ?? response.status)
  return new ApiError(refusalText(body) ?? `${status} ${response.statusText}`, {
    reason: 'refused',
    endpoint: nameOf(endpoint),
    status,
    requestId: requestIdOf(response),
  })
}

/** Errors are a string; those of cells and of the topology's deletions are objects with the message. */
const Refusal = z.union([z.string().min(1), z.object({ message: z.string() }).transform(({ message }) => message)])

/** The server's message in the body of an error; undefined if it has none. */
export const refusalText = (body: unknown): string | undefined => Refusal.safeParse(body).data

async function read(endpoint: Endpoint, response: Response) {
  if (!endpoint.result) return undefined
  try {
    return endpoint.result.parse(await response.json())
  } catch (cause) {
    throw new ApiError(`${nameOf(endpoint)} returned an unexpected response`, {
      reason: 'unreadable',
      endpoint: nameOf(endpoint),
      status: response.status,
      requestId: requestIdOf(response),
      cause,
    })
  }
}

export const requestIdOf = (response: Response) =>
  response.headers.get('x-openstack-request-id') ?? response.headers.get('x-request-id')
