import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { REAL_CLOUD, SLOWNESS } from './clouds.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../apps/meridian/src/main.ts')

/** As main.ts tells it. */
interface Ready {
  address: string
  /** The embedded cloud, if there is one. */
  cloudUrl?: string
}

export type Meridian = Awaited<ReturnType<typeof startMeridian>>

/** Real services take their time; tests of the embedded ones would rather see a time-out soon. */
const CONFIG = `upstream_timeout: ${REAL_CLOUD ? 60 : 2}\n`

/** The whole product as `npm start` runs it, on ports and data of its own. */
export async function startMeridian(config = CONFIG) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-e2e-'))
  const configFile = path.join(dataDir, 'meridian.yaml')
  writeFileSync(configFile, config)
  const child = fork(PROGRAM, [], {
    env: {
      ...process.env,
      ...(REAL_CLOUD && { OS_AUTH_URL: REAL_CLOUD }),
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
  const faults = async (...rules: object[]) => {
    if (REAL_CLOUD && rules.length === 0) return
    const answer = await fetch(`${cloudUrl}/_meridian/faults`, {
      method: 'PUT',
      body: JSON.stringify({ rules: [...rules, ...SLOWNESS] }),
    })
    if (!answer.ok) throw new Error(`faults refused: ${await answer.text()}`)
  }
  await faults()
  return {
    url: address,
    authUrl: REAL_CLOUD ?? `${cloudUrl}/identity/v3`,
    /** Makes services slow, dead or odd until the next call of this function. */
    faults,
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true })
    },
  }
}
