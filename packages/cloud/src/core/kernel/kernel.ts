import { createEnforcer } from '@meridian/policy'
import type { Enforcer } from '@meridian/policy'
import type { Auth } from '../auth/auth.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Batch } from '../database/batch.ts'
import type { Db } from '../database/db.ts'
import type { FaultRules } from '../http/fault-rules.ts'
import { createRouter } from '../http/router.ts'
import type { Directory } from '../service/directory.ts'
import type { InternalResponse, InternalRequest } from '../service/internal-request.ts'
import type { Service } from '../service/service.ts'
import type { Clock } from '../time/clock.ts'
import type { Jobs } from '../time/jobs.ts'

/** A service with its router, policy and blobs. */
export interface MountedService {
  service: Service
  find: ReturnType<typeof createRouter>
  policy: Enforcer
  /** Only this service's blobs, so that it can remove unknown files. */
  blobs: Blobs
}

/** The state that all requests share. */
export interface Kernel {
  db: Db
  batch: Batch
  clock: Clock
  jobs: Jobs
  directory: Directory
  services: readonly Service[]
  /** By the first segment of the path. */
  mounted: ReadonlyMap<string, MountedService>
  /** Services by further first segments outside of their prefix. */
  rootPaths: ReadonlyMap<string, MountedService>
  faultRules: FaultRules
  /** Saves the state of the whole cloud, in place of the one that was saved before. */
  takeSnapshot: () => void
  /** Puts the saved state back; false if none was saved. */
  restoreSnapshot: () => boolean
  callService: <T = unknown>(auth: Auth, type: string, request: InternalRequest) => InternalResponse<T>
  /** `host:port`, for requests without a Host header. */
  address: string
  tokenLifetime: number
  passwordLifetime: number | null
  imageSources: readonly string[]
  log: (line: string) => void
}

export const mount = (
  services: readonly Service[],
  blobsOf: (service: Service) => Blobs,
): ReadonlyMap<string, MountedService> =>
  new Map(
    services.map((service) => [
      service.prefix.slice(1),
      { service, find: createRouter(service.routes), policy: createEnforcer(service.rules), blobs: blobsOf(service) },
    ]),
  )

export const rootPathsOf = (mounted: ReadonlyMap<string, MountedService>): ReadonlyMap<string, MountedService> =>
  new Map([...mounted.values()].flatMap((one) => (one.service.rootPaths ?? []).map((first) => [first, one])))
