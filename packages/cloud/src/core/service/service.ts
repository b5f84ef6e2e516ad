import type { IncomingHttpHeaders } from 'node:http'
import type { Auth } from '../auth/auth.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Db } from '../database/db.ts'
import type { Fault } from '../errors/fault.ts'
import type { Problem } from '../errors/invalid.ts'
import type { Reply } from '../http/reply.ts'
import type { Clock } from '../time/clock.ts'
import type { Route } from './api.ts'
import type { CatalogService } from './catalog.ts'
import type { Directory, Offers } from './directory.ts'
import type { InternalResponse, InternalRequest } from './internal-request.ts'

/** What can be known of a request before anything is looked up. */
export interface RequestMeta {
  method: string
  /** Behind the service's prefix, without the query. */
  path: string
  headers: IncomingHttpHeaders
  baseUrl: string
  requestId: string
}

/** How a service refuses. */
export interface Faults {
  /** Writes the envelope. */
  write: (fault: Fault, meta: RequestMeta) => Reply
  /** The sentence for a body that is no JSON. */
  malformed: string
  /** The sentence for a body of the wrong shape; it names the field. */
  invalid: (problem: Problem) => string
  /** For a path that no route has: the sentence of a 404, or what is refused with instead. */
  unknownPath: string | Fault
  /** For a path whose encoding is broken, where that is another answer than for an unknown one. */
  brokenPath?: Fault
  /** The sentence for a request without a valid token. */
  noToken: string
  /** The sentence for what the policy refuses. */
  refused: (rule: string) => string
}

/** What runs outside of a request: jobs and start-up work, inside a transaction. */
export interface Background {
  db: Db
  clock: Clock
  blobs: Blobs
  directory: Directory
  scheduleJob: (seconds: number, kind: string, payload: unknown) => void
  /** Asks another service in this transaction; its refusal is thrown as a Fault. */
  callService: <T = unknown>(auth: Auth, type: string, request: InternalRequest) => InternalResponse<T>
}

export interface SeedOptions {
  /** Well-known passwords (demo/demo, admin/admin) instead of generated ones. */
  demoAccounts: boolean
  /** Is told each password that was generated. */
  onPassword: (user: string, password: string) => void
  /** So many servers more than the demonstration has. */
  servers: number
}

/** A service of the cloud; cloud.ts lists them. */
export interface Service extends CatalogService {
  /** In the order of the public API reference. */
  routes: readonly Route[]
  faults: Faults
  /** Policy rules by name. */
  rules: Readonly<Record<string, string>>
  /** A file, or a folder of them by topic: sections `-- version N`; later ones are applied to databases that lack them. */
  schema: URL
  /** Fills a new database. */
  seed?: (background: Background, options: SeedOptions) => void
  /** Runs at every start and after a snapshot is restored: mends what a crash left half done, drops what is cached. */
  recover?: (background: Background) => void
  /** Work for `scheduleJob`, by kind. */
  jobs?: Readonly<Record<string, (background: Background, payload: never) => void>>
  /** What it does for other services, with its own files at hand. */
  offers?: (own: { blobs: Blobs }) => Partial<Offers>
  /** Refuses, behind the token check, what no handler is to see: a microversion or a media type that is not served. */
  admit?: (meta: RequestMeta) => void
  /** What paths may end in without meaning anything by it: `.json`. */
  ignoredEnding?: string
  /** First segments outside of the prefix that lead here as well: `info`, for clients that ask the host's root. */
  rootPaths?: readonly string[]
  /** Headers of every answer. */
  headers?: (meta: RequestMeta) => Record<string, string>
}
