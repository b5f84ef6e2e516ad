import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { send } from '../../../test-support/http.ts'
import { credentials, inProject } from '../../../test-support/test-cloud.ts'

const ROUNDS = 3
const WRITERS = 6

const dataDir = mkdtempSync(join(tmpdir(), 'meridian-objects-'))
let running: ChildProcess | undefined
afterAll(() => {
  running?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

async function start() {
  const program = new URL('../../../test-support/serve.ts', import.meta.url).pathname
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  running = child
  const [url]: string[] = await once(createInterface({ input: child.stdout }), 'line')
  const body = credentials('demo', inProject('demo'))
  const signedIn = await send(String(url), 'POST', '/identity/v3/auth/tokens', { body })
  const base = `/object-store/v1/AUTH_${signedIn.body.token.project.id}`
  const headers = { 'x-auth-token': String(signedIn.headers['x-subject-token']) }
  const ask = (method: string, path: string, sent?: string, more = {}) =>
    send(String(url), method, base + path, { headers: { ...headers, ...more }, body: sent })
  return { child, ask }
}

type Ask = Awaited<ReturnType<typeof start>>['ask']

/** What was acknowledged: contents by name, undefined for what was deleted. */
const acknowledged = new Map<string, string | undefined>()
/** What the kill cut off may have happened or not. */
const unsure = new Set<string>()

async function write(ask: Ask, round: number, writer: number): Promise<void> {
  for (let count = 0; ; count++) {
    // until the kill cuts a request off
    const name = `w${writer}/${count % 7}`
    const content = `${round}/${writer}/${count} `.repeat(count % 5 === 0 ? 5000 : 5)
    unsure.add(name)
    if ((await ask('PUT', `/box/${name}`, content)).status === 201) acknowledged.set(name, content)
    unsure.delete(name)
    unsure.add(`${name}-copy`)
    if ((await ask('COPY', `/box/${name}`, undefined, { destination: `box/${name}-copy` })).status === 201) {
      acknowledged.set(`${name}-copy`, content)
    }
    unsure.delete(`${name}-copy`)
    if (count % 3 !== 0) continue
    unsure.add(name)
    if ((await ask('DELETE', `/box/${name}`)).status === 204) acknowledged.set(name, undefined)
    unsure.delete(name)
  }
}

/** Every acknowledged object is there and whole, and so is every other; the counts agree with the listing. */
async function expectWhole(ask: Ask): Promise<void> {
  const { body, headers } = await ask('GET', '/box?format=json')
  const listed = new Map<string, { hash: string; bytes: number }>(body.map((row: { name: string }) => [row.name, row]))
  for (const [name, content] of acknowledged) {
    if (!unsure.has(name)) expect({ name, isThere: listed.has(name) }).toEqual({ name, isThere: content !== undefined })
  }
  for (const name of unsure) acknowledged.set(name, undefined)
  for (const [name, { bytes }] of listed) {
    const answer = await ask('GET', `/box/${name}`)
    expect([name, answer.status, answer.bytes.length]).toEqual([name, 200, bytes])
    if (unsure.has(name)) acknowledged.set(name, answer.body)
    expect(answer.body).toBe(acknowledged.get(name))
  }
  unsure.clear()
  const sum = [...listed.values()].reduce((total, { bytes }) => total + bytes, 0)
  expect(headers).toMatchObject({
    'x-container-object-count': String(listed.size),
    'x-container-bytes-used': String(sum),
  })
}

const files = () => readdirSync(join(dataDir, 'blobs', 'object-store')).length

test(`what was acknowledged survives ${ROUNDS} kills`, { timeout: 120_000 }, async () => {
  let seeded = 0
  for (let round = 0; round < ROUNDS; round++) {
    const { child, ask } = await start()
    if (round === 0) seeded = files()
    await ask('PUT', '/box')
    await expectWhole(ask)
    const writing = Promise.allSettled(Array.from({ length: WRITERS }, (_, writer) => write(ask, round, writer)))
    await delay(300 + round * 90) // a kill at another moment each round
    child.kill('SIGKILL')
    await once(child, 'exit')
    await writing
  }
  const { ask } = await start()
  await expectWhole(ask)
  expect([...acknowledged.values()].filter((content) => content !== undefined).length).toBeGreaterThan(0)
  for (const [name] of acknowledged) await ask('DELETE', `/box/${name}`)
  expect(files()).toBe(seeded)
})
