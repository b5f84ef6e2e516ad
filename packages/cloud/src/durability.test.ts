import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { send } from '../test-support/http.ts'
import { credentials } from '../test-support/test-cloud.ts'

const ROUNDS = 5
const WRITERS = 8

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-durability-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function start() {
  const program = new URL('../test-support/serve.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  const [url]: string[] = await once(createInterface({ input: child.stdout }), 'line')
  const signedIn = await send(String(url), 'POST', '/identity/v3/auth/tokens', { body: credentials('demo') })
  const token = String(signedIn.headers['x-subject-token'])
  const ask = (method: string, path: string, body?: unknown, type = 'application/json') =>
    send(String(url), method, path, { headers: { 'x-auth-token': token, 'content-type': type }, body })
  return { child, ask }
}

/** What was acknowledged: images that were made, those whose bytes arrived, those that were deleted. */
const made = new Set<string>()
const filled = new Map<string, string>()
const deleted = new Set<string>()

test(`what was acknowledged survives ${ROUNDS} kills`, { timeout: 120_000 }, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { child, ask } = await start()
    await expectAllThere(ask)
    const write = async (writer: number) => {
      for (let count = 0; ; count++) {
        // until the kill cuts a request off
        const bytes = `${round}/${writer}/${count} `.repeat(200)
        const image = { name: bytes.slice(0, 20), disk_format: 'raw', container_format: 'bare' }
        const { body } = await ask('POST', '/image/v2/images', image)
        made.add(body.id)
        const path = `/image/v2/images/${body.id}`
        if ((await ask('PUT', `${path}/file`, bytes, 'application/octet-stream')).status === 204)
          filled.set(body.id, bytes)
        if (count % 3 === 0 && (await ask('DELETE', path)).status === 204) deleted.add(body.id)
      }
    }
    const writing = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(writer)))
    await delay(100 + round * 60) // a kill at another moment each round
    child.kill('SIGKILL')
    await once(child, 'exit')
    await writing
  }
  const { ask } = await start()
  await expectAllThere(ask)
  expect(filled.size).toBeGreaterThan(ROUNDS)
})

async function expectAllThere(ask: Awaited<ReturnType<typeof start>>['ask']): Promise<void> {
  const found = await Promise.all(
    [...made].map(async (id) => {
      const { status, body } = await ask('GET', `/image/v2/images/${id}`)
      const bytes = status === 200 && filled.has(id) ? (await ask('GET', `/image/v2/images/${id}/file`)).body : null
      return { id, status: status === 200 ? body.status : status, bytes }
    }),
  )
  const isWrong = ({ id, status, bytes }: (typeof found)[number]) => {
    if (deleted.has(id)) return status !== 404
    // Without a word from us, the last thing that was asked for may have happened or not.
    if (filled.has(id)) return status !== 404 && !(status === 'active' && bytes === filled.get(id))
    return status !== 'queued' && status !== 'active'
  }
  expect(found.filter(isWrong)).toEqual([])
}
