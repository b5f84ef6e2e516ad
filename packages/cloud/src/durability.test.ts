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

/** How often the cloud is killed. `npm run test:soak` kills it 100 times. */
const KILLS = Number(process.env['MERIDIAN_KILLS'] ?? 10)

/** Each kill follows a random number of acknowledged writes and a random delay. */
const MAX_WRITES = 80
const MAX_DELAY_MS = 10

const folder = mkdtempSync(join(tmpdir(), 'meridian-durability-'))
const clouds = standby(folder)
afterAll(() => {
  clouds.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Signs in and creates the container and the network that the writers use. */
async function prepare(url: string): Promise<Omit<Writer, 'send'> & { token: string }> {
  const body = credentials('admin', inProject('admin'))
  const { headers, body: signedIn } = await send(url, 'POST', '/identity/v3/auth/tokens', { body })
  const token = String(headers['x-subject-token'])
  const projectId: string = signedIn.token.project.id
  const request = (method: string, path: string, content?: object) =>
    send(url, method, path, { headers: { 'x-auth-token': token }, body: content })
  await request('PUT', `/compute/v2.1/os-quota-sets/${projectId}`, { quota_set: { instances: -1, cores: -1, ram: -1 } })
  await request('PUT', `/volume/v3/os-quota-sets/${projectId}`, { quota_set: { volumes: -1, gigabytes: -1 } })
  await request('PUT', `/object-store/v1/AUTH_${projectId}/box`)
  const { body: created } = await request('POST', '/network/v2.0/networks', { network: { name: 'durability' } })
  const networkId: string = created.network.id
  const subnet = { network_id: networkId, ip_version: 4, cidr: '10.99.0.0/16' }
  await request('POST', '/network/v2.0/subnets', { subnet })
  return { token, projectId, networkId }
}

test(`acknowledged writes survive ${KILLS} kills, and interrupted jobs continue`, { timeout: 900_000 }, async () => {
  const first = await clouds.open()
  const { token, ...prepared } = await prepare(first)
  const writes = new EventEmitter()
  const ledgers = Object.entries(KINDS).map(([title, kind]) => ledgerOf(title, kind, () => writes.emit('acknowledged')))
  const writerAt = (url: string): Writer => ({
    ...prepared,
    send: (method, path, { headers, body } = {}) =>
      send(url, method, path, { headers: { 'x-auth-token': token, ...headers }, body }),
  })
  const errorsIn = async (writer: Writer) => (await Promise.all(ledgers.map((ledger) => ledger.check(writer)))).flat()
  const busyIn = async (writer: Writer) => (await Promise.all(ledgers.map((ledger) => ledger.busy(writer)))).flat()

  let writer = writerAt(first)
  for (let round = 0; round < KILLS; round++) {
    const writing = Promise.allSettled(ledgers.map((ledger) => ledger.write(writer, round)))
    for (let left = Math.random() * MAX_WRITES; left > 0; left--) await once(writes, 'acknowledged')
    await delay(Math.random() * MAX_DELAY_MS)
    await clouds.kill()
    await writing
    writer = writerAt(await clouds.open())
    expect(await errorsIn(writer)).toEqual([])
  }
  await expect.poll(() => busyIn(writer), { timeout: 180_000, interval: 250 }).toEqual([])
  expect(await errorsIn(writer)).toEqual([])
  expect(ledgers.filter((ledger) => ledger.acknowledged() < KILLS / 10)).toEqual([])
})
