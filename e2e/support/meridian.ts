import { fork } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'

const PROGRAM = path.resolve(import.meta.dirname, '../../apps/meridian/src/main.ts')

export type Meridian = Awaited<ReturnType<typeof startMeridian>>

/** The whole product as `npm start` runs it, on ports and data of its own. */
export async function startMeridian(config = 'upstream_timeout: 2\n') {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-e2e-'))
  const configFile = path.join(dataDir, 'meridian.yaml')
  writeFileSync(configFile, config)
  const child = fork(PROGRAM, [], {
    env: { ...process.env, PORT: '0', CLOUD_PORT: '0', MERIDIAN_DATA: dataDir, MERIDIAN_CONFIG: configFile },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { address, cloudUrl } = await new Promise<{ address: string; cloudUrl: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { address: string; cloudUrl: string })) // main.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`Meridian did not start (${code})`)))
  })
  return {
    url: address,
    cloudUrl,
    /** Makes services slow, dead or odd until the next call of this function. */
    faults: async (...faults: object[]) => {
      const answer = await fetch(`${cloudUrl}/_meridian/faults`, {
        method: 'PUT',
        body: JSON.stringify({ rules: faults }),
      })
      if (!answer.ok) throw new Error(`faults refused: ${await answer.text()}`)
    },
    stop: async () => {
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true })
    },
  }
}
