import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import type { Target } from '@meridian/policy'
import type * as z from 'zod'
import type { Auth } from '../auth/auth.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Db } from '../database/db.ts'
import type { Reply } from '../http/reply.ts'
import type { Clock } from '../time/clock.ts'
import type { CatalogService } from './catalog.ts'
import type { Directory } from './directory.ts'
import type { Method } from './internal-request.ts'
import type { InternalResponse, InternalRequest } from './internal-request.ts'

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}${':' | '*'}${infer Name}`
    ? Name
    : never

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path

/** The parameters that a path names: `/v2/images/:id` → `{ id: string }`. */
export type Params<Path extends string> = Record<ParamNames<WithoutQuery<Path>>, string>

/** A request as handlers of open routes get it; others get more. */
export interface OpenCall<P = unknown> {
  params: P
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Raw path and query, without the service's prefix. */
  target: string
  /** `http://host:port` from the client's view, for links. */
  baseUrl: string
  requestId: string
  /** IP address of the client; 127.0.0.1 for calls between services. */
  peer: string
  db: Db
  clock: Clock
  blobs: Blobs
  directory: Directory
  services: readonly CatalogService[]
  /** Lifetime of new tokens, in seconds. */
  tokenLifetime: number
  /** Lifetime of new passwords, in seconds; null for no limit. */
  passwordLifetime: number | null
  /** Addresses below which images may be downloaded. */
  imageSources: readonly string[]
  /** Parses the body; throws the service's 400, which names the field. */
  json: <S extends z.ZodType>(schema: S) => z.output<S>
  /** Runs the service's job `kind` in `seconds`, also after a restart. */
  scheduleJob: (seconds: number, kind: string, payload: unknown) => void
  /** For work that cannot be rolled back, such as deleting a file. */
  afterCommit: (work: () => void) => void
}

/** A request with a valid token. */
export interface Call<P = unknown> extends OpenCall<P> {
  auth: Auth
  /** Throws the service's 403 unless the policy allows it. */
  authorize: (rule: string, target?: Target) => void
  may: (rule: string, target?: Target) => boolean
  /** Calls another service in this transaction, as the caller or as `as`. Throws its error as a Fault. */
  callService: <T = unknown>(type: string, request: InternalRequest, as?: Auth) => InternalResponse<T>
}

/** A request with or without a token. */
export interface AnyoneCall<P = unknown> extends OpenCall<P> {
  /** undefined without a valid token. */
  auth: Auth | undefined
}

/** A request whose body is streamed. The handler reads and writes rows in separate transactions. */
export interface StreamCall<P = unknown, Inner = Call<P>> {
  headers: IncomingHttpHeaders
  input: Readable
  blobs: Blobs
  /** Resolves after the commit. With `body`, the call parses it as JSON. */
  transaction: <T>(work: (call: Inner) => T, body?: Buffer) => Promise<T>
}

export type AnyoneStreamCall<P = unknown> = StreamCall<P, AnyoneCall<P>>

export type Handler<P> = (call: Call<P>) => Reply
export type OpenHandler<P> = (call: OpenCall<P>) => Reply
export type AnyoneHandler<P> = (call: AnyoneCall<P>) => Reply
export type StreamHandler<P> = (call: StreamCall<P>) => Promise<Reply>
export type AnyoneStreamHandler<P> = (call: AnyoneStreamCall<P>) => Promise<Reply>

/** The handler of each kind of route, for paths with these parameters. */
interface Handlers<P> {
  plain: Handler<P>
  open: OpenHandler<P>
  anyone: AnyoneHandler<P>
  stream: StreamHandler<P>
  'anyone-stream': AnyoneStreamHandler<P>
}
type Kind = keyof Handlers<unknown>

export type Route = {
  [K in Kind]: { method: Method; path: string; kind: K; handle: Handlers<Record<string, string>>[K] }
}[Kind]

const routeOf =
  <K extends Kind>(kind: K) =>
  (method: Method) =>
  <const Path extends string>(path: Path, handle: Handlers<Params<Path>>[K]): Route =>
    ({ kind, method, path, handle }) as unknown as Route // the router fills exactly the names in the path

const plainRoute = routeOf('plain')
const openRoute = routeOf('open')
const streamRoute = routeOf('stream')
const anyoneRoute = routeOf('anyone')
const anyoneStreamRoute = routeOf('anyone-stream')

export const get = plainRoute('GET')
export const head = plainRoute('HEAD')
export const post = plainRoute('POST')
export const put = plainRoute('PUT')
export const patch = plainRoute('PATCH')
export const del = plainRoute('DELETE')

/** Routes that need no token. */
export const open = { get: openRoute('GET'), post: openRoute('POST') }

/** Routes that stream the body. */
export const stream = { put: streamRoute('PUT'), post: streamRoute('POST') }

/** Routes with an optional token; the handler decides what it allows. */
export const anyone = {
  get: anyoneRoute('GET'),
  head: anyoneRoute('HEAD'),
  post: anyoneRoute('POST'),
  put: anyoneRoute('PUT'),
  del: anyoneRoute('DELETE'),
  stream: {
    post: anyoneStreamRoute('POST'),
    put: anyoneStreamRoute('PUT'),
    del: anyoneStreamRoute('DELETE'),
    copy: anyoneStreamRoute('COPY'),
  },
}
