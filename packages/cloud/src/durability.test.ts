import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { send } from '../test-support/http.ts'
import { KINDS } from '../test-support/kill/kinds.ts'
import type { Writer } from '../test-support/kill/kinds.ts'
import { ledgerOf } from '../test-support/kill/ledger.ts'
import { standby } from '../test-support/kill/standby.ts'
import { credentials, inProject } from '../test-support/test-cloud.ts'

const ROUNDS = 100
/** The kill comes behind one of so many acknowledged writes, whichever chance says, and a moment later. */
const MOST_WRITES = 80
const LONGEST_MOMENT_MS = 10

const folder = mkdtempSync(join(tmpdir(), 'meridian-durability-'))
const clouds = standby(folder)
afterAll(() => {
  clouds.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs in and makes what the writers write into. */
async function prepare(url: string): Promise<Omit<Writer, 'send'> & { token: string }> {
  const body = credentials('admin', inProject('admin'))
  const { headers, body: signedIn } = await send(url, 'POST', '/identity/v3/auth/tokens', { body })
  const token = String(headers['x-subject-token'])
  const projectId: string = signedIn.token.project.id
  const ask = (method: string, path: string, requested?: object) =>
    send(url, method, path, { headers: { 'x-auth-token': token }, body: requested })
  await ask('PUT', `/compute/v2.1/os-quota-sets/${projectId}`, { quota_set: { instances: -1, cores: -1, ram: -1 } })
  await ask('PUT', `/volume/v3/os-quota-sets/${projectId}`, { quota_set: { volumes: -1, gigabytes: -1 } })
  await ask('PUT', `/object-store/v1/AUTH_${projectId}/box`)
  const { body: made } = await ask('POST', '/network/v2.0/networks', { network: { name: 'ground' } })
  const networkId: string = made.network.id
  const subnet = { network_id: networkId, ip_version: 4, cidr: '10.99.0.0/16' }
  await ask('POST', '/network/v2.0/subnets', { subnet })
  return { token, projectId, networkId }
}

test(`what was acknowledged survives ${ROUNDS} kills, and unfinished work goes on`, { timeout: 900_000 }, async () => {
  const first = await clouds.open()
  const { token, ...ground } = await prepare(first)
  const writes = new EventEmitter()
  const ledgers = Object.entries(KINDS).map(([title, kind]) => ledgerOf(title, kind, () => writes.emit('acknowledged')))
  const writerAt = (url: string): Writer => ({
    ...ground,
    send: (method, path, { headers, body } = {}) =>
      send(url, method, path, { headers: { 'x-auth-token': token, ...headers }, body }),
  })
  const wrongIn = async (writer: Writer) => (await Promise.all(ledgers.map((ledger) => ledger.check(writer)))).flat()
  const busyIn = async (writer: Writer) => (await Promise.all(ledgers.map((ledger) => ledger.busy(writer)))).flat()

  let writer = writerAt(first)
  for (let round = 0; round < ROUNDS; round++) {
    const writing = Promise.allSettled(ledgers.map((ledger) => ledger.write(writer, round)))
    for (let left = Math.random() * MOST_WRITES; left > 0; left--) await once(writes, 'acknowledged')
    await delay(Math.random() * LONGEST_MOMENT_MS)
    await clouds.kill()
    await writing
    writer = writerAt(await clouds.open())
    expect(await wrongIn(writer)).toEqual([])
  }
  await expect.poll(() => busyIn(writer), { timeout: 30_000, interval: 250 }).toEqual([])
  expect(await wrongIn(writer)).toEqual([])
  expect(ledgers.filter((ledger) => ledger.acknowledged() < ROUNDS / 10)).toEqual([])
})
