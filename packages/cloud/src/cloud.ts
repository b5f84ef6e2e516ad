import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { reasonOf } from './core/database/db.ts'
import { createListener } from './core/http/listener.ts'
import { boot } from './core/kernel/boot.ts'
import type { Service } from './core/service/service.ts'
import { createUpgrades } from './core/sockets/upgrade.ts'
import type { ClockMode } from './core/time/clock.ts'
import { barbican } from './services/barbican/index.ts'
import { cinder } from './services/cinder/index.ts'
import { glance } from './services/glance/index.ts'
import { gnocchi } from './services/gnocchi/index.ts'
import { heat } from './services/heat/index.ts'
import { keystone } from './services/keystone/index.ts'
import { neutron } from './services/neutron/index.ts'
import { nova } from './services/nova/index.ts'
import { octavia } from './services/octavia/index.ts'
import { placement } from './services/placement/index.ts'
import { swift } from './services/swift/index.ts'

/** In the order of seeding. */
export const SERVICES: readonly Service[] = [
  keystone,
  glance,
  cinder,
  neutron,
  nova,
  swift,
  gnocchi,
  placement,
  heat,
  barbican,
  octavia,
]

const DAY_SECONDS = 86_400

export interface CloudOptions {
  /** Folder of the database and the blobs; created if missing. */
  dataDir: string
  /** Default 127.0.0.1. */
  host?: string
  /** Other host names under which clients reach the cloud; loopback and its own address are always served. */
  allowedHosts?: readonly string[]
  /** 0 for a free port. */
  port: number
  /** Default `real`. */
  clock?: ClockMode
  /** Creates demo/demo and admin/admin in a new database; otherwise passwords are generated. */
  demoAccounts: boolean
  /** Number of additional servers to seed, for load tests. */
  seedServers?: number
  /** Number of hosts for them; one for each 500 unless given. */
  seedHosts?: number
  /** Number of additional projects, which own them; the demo project does unless given. */
  seedProjects?: number
  /** Default a day. */
  tokenLifetimeSeconds?: number
  /** Lifetime of passwords that are set from now on; default unlimited. */
  passwordLifetimeSeconds?: number
  /** Addresses below which images may be downloaded, beside the cloud's own disk; default none. */
  imageSources?: readonly string[]
  /** Called with a line for each unexpected error; default writes to standard error. */
  log?: (line: string) => void
  /** Called with one line if the disk fails; default logs it and exits. */
  onFatal?: (line: string) => void
}

export interface RunningCloud {
  url: string
  port: number
  /** User → password, if this start seeded the database with generated passwords. */
  generatedPasswords?: Readonly<Record<string, string>>
  clock: {
    mode: ClockMode
    /** Advances a manual clock and runs the jobs that become due. */
    advance: (seconds: number) => void
  }
  /** The policy rules that the services enforce, by type. */
  rules: Readonly<Record<string, Readonly<Record<string, string>>>>
  close: () => Promise<void>
}

/** Starts every service on one port. Rejects with one line for the operator. */
export async function startCloud(options: CloudOptions): Promise<RunningCloud> {
  const { dataDir, host = '127.0.0.1', allowedHosts = [], log = logToStandardError, onFatal = logAndExit } = options
  const { clock: mode = 'real', tokenLifetimeSeconds: tokenLifetime = DAY_SECONDS } = options
  const { passwordLifetimeSeconds: passwordLifetime = null, imageSources = [] } = options
  const settings = { tokenLifetime, passwordLifetime, imageSources }
  const { kernel, prepare, shutDown } = boot(SERVICES, { dataDir, clock: mode, ...settings, log, onFatal })
  const hosts = new Set([host, ...allowedHosts].map((name) => name.toLowerCase()))
  const upgrades = createUpgrades(kernel, hosts)
  // Uploads may take hours.
  const server = createServer({
    requestTimeout: 0,
    keepAliveTimeout: 60_000,
    shouldUpgradeCallback: upgrades.isSocket,
  })

  const generated: Record<string, string> = {}
  const onPassword = (user: string, password: string) => (generated[user] = password)
  try {
    const { demoAccounts, seedServers: servers = 0, seedHosts = 0, seedProjects: projects = 0 } = options
    prepare({ demoAccounts, onPassword, servers, hosts: seedHosts, projects })
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options.port, host, resolve))
  } catch (error) {
    shutDown()
    throw new Error(`The cloud cannot start: ${reasonOf(error)}`, { cause: error })
  }

  const { port } = server.address() as AddressInfo // a listening TCP server has one
  kernel.address = `${host.includes(':') ? `[${host}]` : host}:${port}`
  server.on('request', createListener(kernel, hosts))
  server.on('upgrade', (...upgrade) => void upgrades.serve(...upgrade))
  kernel.jobs.start()

  return {
    url: `http://${kernel.address}`,
    port,
    rules: Object.fromEntries(SERVICES.map(({ type, rules }) => [type.replace(/v3$/, ''), rules])),
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
      upgrades.close()
      await closed
      shutDown()
    },
  }
}

function logToStandardError(line: string): void {
  process.stderr.write(`${line}\n`)
}

function logAndExit(line: string): void {
  logToStandardError(line)
  process.exit(1)
}
