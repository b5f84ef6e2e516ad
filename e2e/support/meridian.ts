import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { REAL_CLOUD, SLOWNESS, UPSTREAM_TIMEOUT_SECONDS } from './clouds.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../apps/meridian/src/main.ts')

/** The message that main.ts sends. */
interface Ready {
  address: string
  /** The embedded cloud, if there is one. */
  cloudUrl?: string
}

export type Meridian = Awaited<ReturnType<typeof startMeridian>>

/**
 * Real services are slow. A test can name its user's address. Pages see only what they ask for, since many walks change
 * the cloud behind a page that must not know it yet; `live.e2e.ts` has streams.
 */
const CONFIG = `upstream_timeout: ${REAL_CLOUD ? 60 : UPSTREAM_TIMEOUT_SECONDS}
trusted_proxies: ['127.0.0.1', '::1']
settings: { LIVE_STREAMS: 0 }
`

/** The whole product as `npm start` runs it, on ports and data of its own. */
export async function startMeridian(config = CONFIG, realCloud = REAL_CLOUD) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-e2e-'))
  const configFile = path.join(dataDir, 'meridian.yaml')
  writeFileSync(configFile, config)
  const child = fork(PROGRAM, [], {
    env: {
      ...process.env,
      ...(realCloud && { OS_AUTH_URL: realCloud }),
      PORT: '0',
      CLOUD_PORT: '0',
      MERIDIAN_DATA: dataDir,
      MERIDIAN_CONFIG: configFile,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { address, cloudUrl } = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready)) // main.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`Meridian did not start (${code})`)))
  })
  const control = async (method: string, call: string, body?: object) => {
    const reply = await fetch(`${cloudUrl}/_meridian/${call}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      // A test that waits here longer says so, instead of only running out of its own time.
      signal: AbortSignal.timeout(120_000),
    })
    const text = await reply.text()
    if (!reply.ok) throw new Error(`${method} ${call} refused: ${text}`)
  }
  const faults = async (...rules: object[]) => {
    if (realCloud && rules.length === 0) return
    await control('PUT', 'faults', { rules: [...rules, ...SLOWNESS] })
  }
  await faults()
  if (!realCloud) await control('PUT', 'snapshot')
  return {
    url: address,
    authUrl: realCloud ?? `${cloudUrl}/identity/v3`,
    /** Makes services slow, dead or odd until the next call of this function. */
    faults,
    /** Puts the embedded cloud back to what it was seeded with; all tokens end. */
    reset: async () => {
      if (!realCloud) await control('POST', 'snapshot/restore')
    },
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true })
    },
  }
}
