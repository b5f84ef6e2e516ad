import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reasonOf } from './core/database/db.ts'
import { createListener } from './core/http/listener.ts'
import { boot } from './core/kernel/boot.ts'
import type { Service } from './core/service/service.ts'
import type { ClockMode } from './core/time/clock.ts'
import { cinder } from './services/cinder/index.ts'
import { glance } from './services/glance/index.ts'
import { gnocchi } from './services/gnocchi/index.ts'
import { heat } from './services/heat/index.ts'
import { keystone } from './services/keystone/index.ts'
import { neutron } from './services/neutron/index.ts'
import { nova } from './services/nova/index.ts'
import { placement } from './services/placement/index.ts'
import { swift } from './services/swift/index.ts'

/** In the order of seeding. */
export const SERVICES: readonly Service[] = [keystone, glance, cinder, neutron, nova, swift, gnocchi, placement, heat]

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
  /** Seeds so many servers more, to see how everything fares with them. */
  seedServers?: number
  /** Default a day. */
  tokenLifetimeSeconds?: number
  /** How long a password that is set from now on lasts before it has to be changed; default for ever. */
  passwordLifetimeSeconds?: number
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
    advance: (seconds: number) => void
  }
  close: () => Promise<void>
}

/** Starts every service on one port. Rejects with one line fit for the operator. */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  const { dataDir, host = '127.0.0.1', log = sayOnStandardError, onFatal = sayAndExit } = options
  const { clock: mode = 'real', tokenLifetimeSeconds: tokenLifetime = DAY_SECONDS } = options
  const { passwordLifetimeSeconds: passwordLifetime = null } = options
  const lifetimes = { tokenLifetime, passwordLifetime }
  const { kernel, prepare, shutDown } = boot(SERVICES, { dataDir, clock: mode, ...lifetimes, log, onFatal })
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: 60_000 }) // uploads may take hours

  const generated: Record<string, string> = {}
  const onPassword = (user: string, password: string) => (generated[user] = password)
  try {
    prepare({ demoAccounts: options.demoAccounts, onPassword, servers: options.seedServers ?? 0 })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, host, resolve))
  } catch (error) {
    shutDown()
    throw new Error(`The cloud cannot start: ${reasonOf(error)}`, { cause: error })
  }

  const { port } = server.address() as AddressInfo // a listening TCP server has one
  kernel.address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  server.on('request', createListener(kernel))
  kernel.jobs.start()

  return {
    url: `http://${kernel.address}`,
    port,
    ...(Object.keys(generated).length > 0 && { generatedPasswords: generated }),
    clock: {
      mode,
      advance(seconds) {
        kernel.jobs.advance(seconds)
        kernel.batch.flush()
      },
    },
    async close() {
      kernel.jobs.stop()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
      shutDown()
    },
  }
}

function sayOnStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}

function sayAndExit(line: string): void {
  sayOnStandardError(line)
  process.exit(1)
}
