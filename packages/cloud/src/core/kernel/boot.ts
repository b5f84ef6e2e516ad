import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createBlobs } from '../blobs/blobs.ts'
import { createBatch } from '../database/batch.ts'
import { openDb, reasonOf } from '../database/db.ts'
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
  log: (line: string) => void
  onFatal: (line: string) => void
}

/** Opens the folder and puts the services together; `prepare` then makes their tables ready. */
export function boot(services: readonly Service[], options: BootOptions) {
  const { dataDir, clock: mode, tokenLifetime, passwordLifetime, log, onFatal } = options
  makeFolder(dataDir)
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

  const perform = (type: string, kind: string, payload: unknown) => {
    const one = [...mounted.values()].find(({ service }) => service.type === type)
    const job = one?.service.jobs?.[kind]
    if (!one || !job) throw new Error(`No service does ${type}/${kind}`)
    job(background(one), payload as never) // what `scheduleJob` was given with this kind
  }

  const jobs = createJobs(db, batch, clock, perform, log)
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
    log,
  }

  /** Brings the tables up to date, fills new ones, and mends what a crash left half done: all of it or nothing. */
  const prepare = (seedOptions: SeedOptions) => {
    batch.run(() => {
      migrate(db, 'kernel', new URL('./schema.sql', import.meta.url))
      for (const one of mounted.values()) {
        const isNew = migrate(db, one.service.type, one.service.schema)
        if (isNew) one.service.seed?.(background(one), seedOptions)
      }
      recover()
    })
    batch.flush()
  }

  const shutDown = () => {
    jobs.stop()
    batch.flush()
    db.close()
  }

  return { kernel, prepare, shutDown }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Error(`Cannot make the data folder ${path}: ${reasonOf(error)}`, { cause: error })
  }
}
