import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createBlobs } from '../blobs/blobs.ts'
import { createBatch } from '../database/batch.ts'
import { isDiskFull, openDb, reasonOf } from '../database/db.ts'
import { migrate } from '../database/migrate.ts'
import { createSnapshot } from '../database/snapshot.ts'
import { createFaultRules } from '../http/fault-rules.ts'
import { callService } from '../service/call-service.ts'
import { withAliases } from '../service/catalog.ts'
import { createDirectory } from '../service/directory.ts'
import type { Background, SeedOptions, Service } from '../service/service.ts'
import { createClock } from '../time/clock.ts'
import type { ClockMode } from '../time/clock.ts'
import { createJobs } from '../time/jobs.ts'
import { mount, rootPathsOf } from './kernel.ts'
import type { Kernel, MountedService } from './kernel.ts'

export interface BootOptions {
  dataDir: string
  clock: ClockMode
  tokenLifetime: number
  passwordLifetime: number | null
  imageSources: readonly string[]
  log: (line: string) => void
  onFatal: (line: string) => void
}

/** Opens the data folder and connects the services; `prepare` then creates and seeds their tables. */
export function boot(services: readonly Service[], options: BootOptions) {
  const { dataDir, clock: mode, tokenLifetime, passwordLifetime, imageSources, log, onFatal } = options
  createFolder(dataDir)
  const db = openDb(join(dataDir, 'cloud.sqlite'))
  const batch = createBatch(db, (error) => onFatal(`The cloud's database cannot be written: ${reasonOf(error)}`))
  const clock = createClock(mode)
  const mounted = mount(services, ({ type }) =>
    createBlobs({ db, batch, directory: join(dataDir, 'blobs', type), owner: type }),
  )
  const directory = createDirectory(
    [...mounted.values()].map(({ service, blobs }) => service.offers?.({ blobs }) ?? {}),
  )

  const background = ({ service, blobs }: MountedService): Background => ({
    db,
    clock,
    blobs,
    directory,
    scheduleJob: (seconds, kind, payload) => jobs.add(service.type, seconds, kind, payload),
    callService: (auth, type, request) => callService(kernel, auth, type, request),
  })

  const runJob = (type: string, kind: string, payload: unknown) => {
    const one = [...mounted.values()].find(({ service }) => service.type === type)
    const job = one?.service.jobs?.[kind]
    if (!one || !job) throw new Error(`No service has the job ${type}/${kind}`)
    job(background(one), payload as never) // the payload given to `scheduleJob` with this kind
  }

  const jobs = createJobs(db, batch, clock, runJob, log)
  const snapshot = createSnapshot(db, dataDir)
  const recover = () => {
    for (const one of mounted.values()) one.service.recover?.(background(one))
  }
  const kernel: Kernel = {
    db,
    batch,
    clock,
    jobs,
    directory,
    services: withAliases(services),
    mounted,
    rootPaths: rootPathsOf(mounted),
    faultRules: createFaultRules(),
    takeSnapshot() {
      batch.flush()
      snapshot.take()
    },
    restoreSnapshot() {
      jobs.stop()
      batch.flush()
      const restored = snapshot.restore()
      if (restored) batch.run(recover)
      batch.flush()
      jobs.start()
      return restored
    },
    callService: (auth, type, request) => callService(kernel, auth, type, request),
    address: '',
    tokenLifetime,
    passwordLifetime,
    imageSources,
    log,
  }

  /** Runs `work` in a transaction of its own; throws, too, if the disk is full. */
  const atOnce = (work: () => void) => {
    let lost: Error | undefined
    batch.run(work)
    batch.afterCommit(
      () => {},
      (error) => (lost = error as Error), // SQLite throws nothing else
    )
    batch.flush()
    if (lost) throw lost
  }

  /**
   * Migrates and seeds the tables, and repairs what a crash interrupted. Only a new or an older database cannot start on a
   * full disk: in any other, users can still read.
   */
  const prepare = (seedOptions: SeedOptions) => {
    atOnce(() => {
      migrate(db, 'kernel', new URL('./schema.sql', import.meta.url))
      for (const one of mounted.values()) {
        const isNew = migrate(db, one.service.type, one.service.schema)
        if (isNew) one.service.seed?.(background(one), seedOptions)
      }
    })
    try {
      atOnce(recover)
    } catch (error) {
      if (!isDiskFull(error)) throw error
      log('The disk is full: what a crash interrupted is repaired at the next start.')
    }
  }

  const shutDown = () => {
    jobs.stop()
    batch.flush()
    db.close()
  }

  return { kernel, prepare, shutDown }
}

function createFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    makePrivate(path)
  } catch (error) {
    throw new Error(`Cannot create the data folder ${path}: ${reasonOf(error)}`, { cause: error })
  }
}

/** The folder may be older, and holds everybody's data. One of another owner cannot be changed, and is used as it is. */
function makePrivate(path: string): void {
  try {
    chmodSync(path, 0o700)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
