import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import * as path from 'node:path'
import { startMeridian } from './meridian.ts'

const PROGRAM = path.resolve(import.meta.dirname, '../../apps/meridian/src/cloud.ts')

/** The product on an embedded cloud whose project demo has so many more servers. */
export async function startLarge(servers: number) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'meridian-e2e-'))
  const child = fork(PROGRAM, ['--seed-servers', String(servers)], {
    env: { ...process.env, CLOUD_PORT: '0', MERIDIAN_DATA: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const { url } = await new Promise<{ url: string }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { url: string })) // run-cloud.ts sends nothing else
    child.once('exit', (code) => reject(new Error(`the cloud did not start (${code})`)))
  })
  const meridian = await startMeridian(undefined, `${url}/identity/v3`)
  return {
    url: meridian.url,
    stop: async () => {
      await meridian.stop()
      child.kill('SIGTERM')
      await gone
      rmSync(dataDir, { recursive: true })
    },
  }
}
