import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { startCloud } from '@meridian/cloud'
import { readConfig } from '@meridian/server/config'
import { isIPv4 } from 'node:net'

/** Message of this process to its parent. */
export interface CloudReady {
  url: string
  demoAccounts: { username: string; password: string }[]
  /** The policy rules that the cloud enforces, by service. */
  rules: Awaited<ReturnType<typeof startCloud>>['rules']
}

const DEMO_ACCOUNTS = [
  { username: 'demo', password: 'demo' },
  { username: 'admin', password: 'admin' },
]

/** Starts the embedded cloud with the options of the environment and the arguments, and prints its URL. */
export async function runCloud(environment: NodeJS.ProcessEnv): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'seed-servers': { type: 'string' },
      'seed-hosts': { type: 'string' },
      'seed-projects': { type: 'string' },
    },
  })
  const countOf = (option: 'seed-servers' | 'seed-hosts' | 'seed-projects') =>
    wholeNumber(option, values[option] ?? '0')
  const config = readConfig({ ...environment, ...(values.port ? { CLOUD_PORT: values.port } : {}) })
  const demo = isLoopback(config.host)
  const cloud = await startCloud({
    dataDir: config.dataDir,
    host: config.host,
    allowedHosts: config.allowedHosts,
    imageSources: config.imageSources,
    port: config.cloudPort,
    demoAccounts: demo,
    seedServers: countOf('seed-servers'),
    seedHosts: countOf('seed-hosts'),
    seedProjects: countOf('seed-projects'),
  })
  for (const [username, password] of Object.entries(cloud.generatedPasswords ?? {})) {
    process.stdout.write(`First start: password of ${username} is ${password}\n`)
  }
  const stop = () => void cloud.close().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  // The cloud must stop when its parent process ends for any reason.
  process.once('disconnect', stop)
  // Lists of a thousand servers create megabytes of garbage; a smaller growth factor collects it sooner.
  setFlagsFromString('--heap-growing-percent=30')
  process.send?.({ url: cloud.url, demoAccounts: demo ? DEMO_ACCOUNTS : [], rules: cloud.rules } satisfies CloudReady)
  if (!process.send) process.stdout.write(`Embedded cloud: OS_AUTH_URL=${cloud.url}/identity/v3\n`)
}

function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--${option} takes a number, not ${text}`)
  return Number(text)
}

/** Whether a listener on `host` is reachable only from this machine. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
