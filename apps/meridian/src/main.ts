import { existsSync } from 'node:fs'
import * as path from 'node:path'
import { buildApp, ConfigError, Metrics, metricsApp, readConfig } from '@meridian/server'
import { startEmbeddedCloud, withOwnRules } from './embedded-cloud.ts'
import { cookieSecret } from './cookie-secret.ts'

const CONSOLE_DIR = path.resolve(import.meta.dirname, '../../../packages/console/dist')

/** Time limit for requests in progress when the console stops. */
const PATIENCE_MS = 30_000

/** How long it goes on listening meanwhile, so that load balancers read at `/readyz` that it shuts down. */
const DRAIN_MS = 10_000

/** Message of this process to its parent. */
export interface Ready {
  address: string
  cloudUrl: string | undefined
}

/** Reads the configuration, starts the embedded cloud unless a real one is configured, and serves the console. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const embedded = config.cloud ? null : await startEmbeddedCloud(config, process.env)
  const cloud = config.cloud ?? { authUrl: `${embedded?.url}/identity/v3` }
  const metrics = new Metrics()
  const app = await buildApp({
    ...config,
    ...cloud,
    secret: config.secret ?? cookieSecret(config.dataDir),
    policyOverrides: embedded ? withOwnRules(embedded.rules, config.policyOverrides) : config.policyOverrides,
    demoAccounts: embedded?.demoAccounts ?? [],
    // Without a build the server has only the API, which is enough for development.
    consoleDir: existsSync(CONSOLE_DIR) ? CONSOLE_DIR : undefined,
    metrics,
    log: process.stdout,
  })
  const watched = metricsApp(metrics, config)
  const stop = async () => {
    setTimeout(() => process.exit(1), PATIENCE_MS).unref()
    await app.drain(DRAIN_MS)
    await Promise.all([app.close(), watched.close()])
    await embedded?.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
  embedded?.onExit((code) => {
    process.stderr.write(`The embedded cloud stopped (${code}).\n`)
    process.exit(1)
  })
  if (config.metricsPort !== undefined) await watched.listen({ host: config.metricsHost, port: config.metricsPort })
  const address = await app.listen({ host: config.host, port: config.port })
  process.stdout.write(`Meridian is ready: ${address}${config.base}\n`)
  process.send?.({ address, cloudUrl: embedded?.url } satisfies Ready)
}

// Standard output can be a file on a full disk: a line that is lost must not end the console.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

main().catch((error: unknown) => {
  // Errors of the configuration and of the system (a port in use …) need no stack trace.
  const known = error instanceof ConfigError || (error instanceof Error && 'code' in error)
  const why = error instanceof Error ? (known ? error.message : error.stack) : String(error)
  process.stderr.write(`Meridian cannot start:\n${why}\n`)
  process.exit(1)
})
