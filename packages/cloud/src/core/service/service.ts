import type { IncomingHttpHeaders } from 'node:http'
import type { WebSocket } from 'ws'
import type { Auth } from '../auth/auth.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Db } from '../database/db.ts'
import type { Fault } from '../errors/fault.ts'
import type { Problem } from '../errors/invalid.ts'
import type { Reply } from '../http/reply.ts'
import type { Clock } from '../time/clock.ts'
import type { OpenCall, Route } from './api.ts'
import type { CatalogService } from './catalog.ts'
import type { Directory, Offers } from './directory.ts'
import type { InternalResponse, InternalRequest } from './internal-request.ts'

/** What is known of a request before routing and authentication. */
export interface RequestMeta {
  method: string
  /** Without the service's prefix and the query. */
  path: string
  headers: IncomingHttpHeaders
  baseUrl: string
  requestId: string
}

/** The error responses of a service. */
export interface Faults {
  /** Writes the envelope. */
  write: (fault: Fault, meta: RequestMeta) => Reply
  /** Message for a body that is not JSON. */
  malformed: string
  /** Message for an invalid body; it names the field. */
  invalid: (problem: Problem) => string
  /** For unknown paths: the message of the 404, or another error. */
  unknownPath: string | Fault
  /** For paths with an invalid encoding; default `unknownPath`. */
  brokenPath?: Fault
  /** Message for a request without a valid token. */
  noToken: string
  /** Message for a request that the policy refuses. */
  refused: (rule: string) => string
}

/** What jobs and start-up code get. They run in a transaction. */
export interface Background {
  db: Db
  clock: Clock
  blobs: Blobs
  directory: Directory
  scheduleJob: (seconds: number, kind: string, payload: unknown) => void
  /** Calls another service in this transaction. Throws its error as a Fault. */
  callService: <T = unknown>(auth: Auth, type: string, request: InternalRequest) => InternalResponse<T>
}

export interface SeedOptions {
  /** Well-known passwords (demo/demo, admin/admin) instead of generated ones. */
  demoAccounts: boolean
  /** Called with each generated password. */
  onPassword: (user: string, password: string) => void
  /** Numbers of additional servers, of the hosts that they run on, and of the projects that they belong to. */
  servers: number
  hosts: number
  projects: number
}

/** A request for a WebSocket. */
export interface SocketCall extends OpenCall {
  /** For work that is done while the socket is open. */
  transaction: <T>(work: () => T) => T
  /** Aborts when the cloud closes. */
  closing: AbortSignal
}

/** Decides on the request, throwing a `Fault` to refuse it, and returns what uses the socket. */
export type SocketOpener = (call: SocketCall) => (socket: WebSocket) => void

/** A service of the cloud; cloud.ts lists them. */
export interface Service extends CatalogService {
  /** In the order of the public API reference. */
  routes: readonly Route[]
  faults: Faults
  /** Policy rules by name. */
  rules: Readonly<Record<string, string>>
  /** A file or a folder of files with sections `-- version N`. Missing versions are applied at start-up. */
  schema: URL
  /** Creates the first rows of a new database. */
  seed?: (background: Background, options: SeedOptions) => void
  /** Runs at every start and after a snapshot is restored: mends what a crash left half done, drops what is cached. */
  recover?: (background: Background) => void
  /** The jobs of `scheduleJob`, by kind. */
  jobs?: Readonly<Record<string, (background: Background, payload: never) => void>>
  /** What it offers other services. */
  offers?: (context: { blobs: Blobs }) => Partial<Offers>
  /** Runs after the token check; throws for an unsupported microversion or media type. */
  admit?: (meta: RequestMeta) => void
  /** A suffix of paths that is ignored: `.json`. */
  ignoredEnding?: string
  /** Further first path segments of this service: `info`, which clients request at the root. */
  rootPaths?: readonly string[]
  /** WebSockets by path. */
  sockets?: Readonly<Record<string, SocketOpener>>
  /** Headers of every response. */
  headers?: (meta: RequestMeta) => Record<string, string>
}
