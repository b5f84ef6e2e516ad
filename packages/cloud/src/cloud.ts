import { mkdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { ask } from './core/ask.ts'
import { createBatch } from './core/batch.ts'
import { createBlobs } from './core/blobs.ts'
import { withAliases } from './core/catalog.ts'
import { createClock } from './core/clock.ts'
import type { ClockMode } from './core/clock.ts'
import { openDb, reasonOf } from './core/db.ts'
import { createDirectory } from './core/directory.ts'
import { createFaultRules } from './core/fault-rules.ts'
import { createJobs } from './core/jobs.ts'
import { mount, rootPathsOf } from './core/kernel.ts'
import type { Kernel, Mounted } from './core/kernel.ts'
import { createListener } from './core/listener.ts'
import { migrate } from './core/migrate.ts'
import type { Background, Service } from './core/service.ts'
import { glance } from './services/glance/index.ts'
import { keystone } from './services/keystone/index.ts'
import { nova } from './services/nova/index.ts'

/** In the order of seeding. */
export const SERVICES: readonly Service[] = [keystone, glance, nova]

const DAY_SECONDS = 86_400

export interface CloudOptions {
  /** Folder of the database and of image bytes; made where missing. */
  dataDir: string
  /** Default 127.0.0.1. */
  host?: string
  /** 0 takes a free port. */
  port: number
  /** Default `real`. */
  clock?: ClockMode
  /** Seeds demo/demo and admin/admin; otherwise passwords are generated. Only a new database is seeded. */
  demoAccounts: boolean
  /** Default a day. */
  tokenLifetimeSeconds?: number
  /** Gets a line for each unexpected error; default standard error. */
  log?: (line: string) => void
  /** Is told in one line when the disk fails under the running cloud; default says so and ends the process. */
  onFatal?: (line: string) => void
}

export interface RunningCloud {
  url: string
  port: number
  /** User → password, only when this start seeded the database with generated ones. */
  generatedPasswords?: Readonly<Record<string, string>>
  clock: {
    mode: ClockMode
    /** Puts a manual clock forward and does the work that becomes due. */
    advance(seconds: number): void
  }
  close: () => Promise<void>
}

/** Starts every service on one port. Rejects with one line fit for the operator. */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  const { dataDir, host = '127.0.0.1', log = sayOnStandardError, onFatal = sayAndExit } = options
  makeFolder(dataDir)
  const db = openDb(join(dataDir, 'cloud.sqlite'))
  const batch = createBatch(db, (error) => onFatal(`The cloud's database cannot be written: ${reasonOf(error)}`))
  const clock = createClock(options.clock ?? 'real')
  const mounted = mount(SERVICES, ({ type }) => createBlobs(join(dataDir, 'blobs', type)))
  const directory = createDirectory([...mounted.values()].map(({ service, blobs }) => service.offers?.({ blobs }) ?? {}))
  const background = ({ service, blobs }: Mounted): Background => ({
    db,
    clock,
    blobs,
    directory,
    later: (seconds, kind, payload) => jobs.add(service.type, seconds, kind, payload),
    ask: kernel.ask,
  })
  const jobs = createJobs(
    db,
    batch,
    clock,
    (type, kind, payload) => perform(mounted, background, type, kind, payload),
    log,
  )
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }) // uploads may take hours

  const kernel: Kernel = {
    db,
    batch,
    clock,
    jobs,
    directory,
    services: withAliases(SERVICES),
    mounted,
    rootPaths: rootPathsOf(mounted),
    faultRules: createFaultRules(),
    ask: (auth, type, question) => ask(kernel, auth, type, question),
    address: host,
    tokenLifetime: options.tokenLifetimeSeconds ?? DAY_SECONDS,
    log,
  }

  const generated: Record<string, string> = {}
  try {
    batch.run(() => {
      migrate(db, 'kernel', new URL('./core/schema.sql', import.meta.url))
      for (const one of mounted.values()) {
        const { service } = one
        const isNew = migrate(db, service.type, service.schema)
        const onPassword = (user: string, password: string) => (generated[user] = password)
        if (isNew) service.seed?.(background(one), { demoAccounts: options.demoAccounts, onPassword })
        service.recover?.(background(one))
      }
    })
    batch.flush()
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, host, resolve))
  } catch (error) {
    db.close()
    throw new Error(`The cloud cannot start: ${reasonOf(error)}`, { cause: error })
  }

  const { port } = server.address() as AddressInfo // a listening TCP server has one
  kernel.address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  server.on('request', createListener(kernel))
  jobs.start()

  return {
    url: `http://${kernel.address}`,
    port,
    ...(Object.keys(generated).length > 0 && { generatedPasswords: generated }),
    clock: {
      mode: clock.mode,
      advance(seconds) {
        jobs.advance(seconds)
        batch.flush()
      },
    },
    async close() {
      jobs.stop()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      batch.flush()
      db.close()
    },
  }
}

function perform(
  mounted: ReadonlyMap<string, Mounted>,
  background: (one: Mounted) => Background,
  type: string,
  kind: string,
  payload: unknown,
): void {
  const one = [...mounted.values()].find(({ service }) => service.type === type)
  const job = one?.service.jobs?.[kind]
  if (!one || !job) throw new Error(`No service does ${type}/${kind}`)
  job(background(one), payload as never) // what `later` was given with this kind
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
  } catch (error) {
    throw new Error(`Cannot make the data folder ${path}: ${reasonOf(error)}`, { cause: error })
  }
}

function sayOnStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}

function sayAndExit(line: string): void {
  sayOnStandardError(line)
  process.exit(1)
}
