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

/** What every handler gets, token or not. */
export interface OpenCall<P = unknown> {
  params: P
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Path and query as the client sent them, without the service's prefix. */
  target: string
  /** `http://host:port` as the client reached us, for links. */
  baseUrl: string
  requestId: string
  /** The address that the request came from; this machine's own where another service asks. */
  peer: string
  db: Db
  clock: Clock
  blobs: Blobs
  directory: Directory
  services: readonly CatalogService[]
  /** Seconds that a new token lives. */
  tokenLifetime: number
  /** Seconds until a new password has to be changed; null for never. */
  passwordLifetime: number | null
  /** The body, checked; a mistake is the service's 400 and names the field. */
  json: <S extends z.ZodType>(schema: S) => z.output<S>
  /** Has the service's job `kind` done in `seconds`, also after a restart. */
  scheduleJob: (seconds: number, kind: string, payload: unknown) => void
  /** For what cannot be rolled back, such as removing a file. */
  afterCommit: (work: () => void) => void
}

/** What a handler gets behind the token check. */
export interface Call<P = unknown> extends OpenCall<P> {
  auth: Auth
  /** Throws the service's 403 unless its policy allows. */
  authorize: (rule: string, target?: Target) => void
  may: (rule: string, target?: Target) => boolean
  /** Asks another service in this transaction, as the caller or as somebody else; its refusal is thrown as a Fault. */
  callService: <T = unknown>(type: string, request: InternalRequest, as?: Auth) => InternalResponse<T>
}

/** What a handler gets that decides itself whom it serves. */
export interface AnyoneCall<P = unknown> extends OpenCall<P> {
  /** Who shows a valid token. */
  auth: Auth | undefined
}

/** A request whose body is read as it comes; rows are read and written in transactions of their own. */
export interface StreamCall<P = unknown, Inner = Call<P>> {
  headers: IncomingHttpHeaders
  input: Readable
  blobs: Blobs
  /** Resolves when what was written is on disk. */
  transaction: <T>(work: (call: Inner) => T) => Promise<T>
}

export type AnyoneStreamCall<P = unknown> = StreamCall<P, AnyoneCall<P>>

export type Handler<P> = (call: Call<P>) => Reply
export type OpenHandler<P> = (call: OpenCall<P>) => Reply
export type AnyoneHandler<P> = (call: AnyoneCall<P>) => Reply
export type StreamHandler<P> = (call: StreamCall<P>) => Promise<Reply>
export type AnyoneStreamHandler<P> = (call: AnyoneStreamCall<P>) => Promise<Reply>

type AnyParams = Record<string, string>

export type Route = { method: Method; path: string } & (
  | { kind: 'plain'; handle: Handler<AnyParams> }
  | { kind: 'open'; handle: OpenHandler<AnyParams> }
  | { kind: 'anyone'; handle: AnyoneHandler<AnyParams> }
  | { kind: 'stream'; handle: StreamHandler<AnyParams> }
  | { kind: 'anyone-stream'; handle: AnyoneStreamHandler<AnyParams> }
)

const plainRoute =
  (method: Method) =>
  <const Path extends string>(path: Path, handle: Handler<Params<Path>>): Route => ({
    kind: 'plain',
    method,
    path,
    handle: handle as Handler<AnyParams>, // the router fills exactly the names in the path
  })

const openRoute =
  (method: Method) =>
  <const Path extends string>(path: Path, handle: OpenHandler<Params<Path>>): Route => ({
    kind: 'open',
    method,
    path,
    handle: handle as OpenHandler<AnyParams>, // as above
  })

const streamRoute =
  (method: Method) =>
  <const Path extends string>(path: Path, handle: StreamHandler<Params<Path>>): Route => ({
    kind: 'stream',
    method,
    path,
    handle: handle as StreamHandler<AnyParams>, // as above
  })

const anyoneRoute =
  (method: Method) =>
  <const Path extends string>(path: Path, handle: AnyoneHandler<Params<Path>>): Route => ({
    kind: 'anyone',
    method,
    path,
    handle: handle as AnyoneHandler<AnyParams>, // as above
  })

const anyoneStreamRoute =
  (method: Method) =>
  <const Path extends string>(path: Path, handle: AnyoneStreamHandler<Params<Path>>): Route => ({
    kind: 'anyone-stream',
    method,
    path,
    handle: handle as AnyoneStreamHandler<AnyParams>, // as above
  })

export const get = plainRoute('GET')
export const head = plainRoute('HEAD')
export const post = plainRoute('POST')
export const put = plainRoute('PUT')
export const patch = plainRoute('PATCH')
export const del = plainRoute('DELETE')

/** Routes that want no token. */
export const open = { get: openRoute('GET'), post: openRoute('POST') }

/** Routes that read their body as a stream. */
export const stream = { put: streamRoute('PUT') }

/** Routes whose handlers decide whom they serve, with or without a token. */
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
