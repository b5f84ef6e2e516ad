import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { json, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget, projectOf, visible } from '../access.ts'
import { invalidSnapshot, invalidVolume, missing } from '../faults.ts'
import { boolean, notValid, uuid } from '../fields.ts'
import { equals, ofProjects, readFilters } from '../filters.ts'
import { pageReply, readWindow } from '../listing.ts'
import { isSince } from '../microversion.ts'
import { checkSize, reserve } from '../quotas/reserve.ts'
import { acceptedPage } from '../replies.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { findVolumeFor } from '../volumes/access.ts'
import { begin } from '../volumes/states.ts'
import { save } from '../volumes/store.ts'
import * as volumes from '../volumes/store.ts'
import type { VolumeRow } from '../volumes/store.ts'
import * as store from './store.ts'
import type { SortColumn, TransferRow } from './store.ts'
import { toSummary, toTransfer } from './view.ts'

type PathParams = { id: string }

const KNOWN = { id: equals('id'), name: equals('name'), display_name: equals('name'), volume_id: equals('volume_id') }
const SORT_KEYS: Readonly<Record<string, SortColumn | 'id'>> = { id: 'id', name: 'name', created_at: 'created_at' }
const OLDEST_FIRST = new URLSearchParams({ sort: 'created_at:asc' })

export const list = (call: Call) => listed(call, (row) => toSummary(call, row))
export const listDetails = (call: Call) => listed(call, (row) => toTransfer(call, row))

/** Only `volume-transfers` is paged, from 3.59 on. */
function listed(call: Call, view: (row: TransferRow) => object) {
  call.authorize('volume:get_all_transfers', ownTarget(call))
  const isPaged = call.target.includes('/volume-transfers') && isSince(call, 59)
  const window = readWindow(isPaged ? call : { query: OLDEST_FIRST }, SORT_KEYS)
  if (window.marker !== undefined) find(call, window.marker)
  const filters = readFilters(call, { known: KNOWN, userFilters: Object.keys(KNOWN) })
  const rows = store.list(call.db, [...ofProjects(call), ...filters], window)
  return pageReply(call, { key: 'transfers', path: 'os-volume-transfer' }, rows, view)
}

/** A name that is not blank. */
const name = z
  .unknown()
  .refine(
    (value) => value == null || (typeof value === 'string' && value.trim() !== '' && value.trim().length <= 255),
    notValid,
  )
  .transform((value) => (typeof value === 'string' ? value.trim() : null))
  .optional()
const Body = z.strictObject({ transfer: z.strictObject({ volume_id: uuid, name }) })
const BodyFrom55 = z.strictObject({
  transfer: z.strictObject({ volume_id: uuid, name, no_snapshots: boolean.optional() }),
})
type Request = z.infer<typeof BodyFrom55>

/** Offers a volume for transfer; only this response has the auth key. */
export const create = (call: Call) => {
  const isNewer = call.target.includes('/volume-transfers') && isSince(call, 55)
  const { transfer: body }: Request = call.json(isNewer ? BodyFrom55 : Body)
  const volume = findVolumeFor(call, body.volume_id, 'volume:create_transfer')
  const noSnapshots = body.no_snapshots ?? false
  const offered = begin(volume, 'offer')
  checkOffer(call, volume, noSnapshots)
  const key = randomBytes(8).toString('hex')
  const salt = randomBytes(4).toString('hex')
  const transfer: TransferRow = {
    id: newUuid(),
    project_id: volume.project_id,
    volume_id: volume.id,
    name: body.name ?? null,
    salt,
    key_hash: hashOf(salt, key),
    no_snapshots: noSnapshots,
    created_at: now(call),
  }
  store.insert(call.db, transfer)
  save(call, { ...offered, previous_status: null })
  return json(202, { transfer: toTransfer(call, transfer, key) })
}

function checkOffer(call: Call, { id, encryption_key_id }: VolumeRow, noSnapshots: boolean): void {
  if (encryption_key_id !== null) {
    if (!isSince(call, 70)) throw invalidVolume('transferring encrypted volume is not supported')
    if (noSnapshots) {
      throw invalidVolume('transferring an encrypted volume without its snapshots is not supported')
    }
  }
  const unready = noSnapshots ? [] : snapshots.listOfVolume(call.db, id).filter(({ status }) => status !== 'available')
  if (unready[0]) throw invalidSnapshot(`snapshot: ${unready[0].id} status must be available`)
}

const hashOf = (salt: string, key: string) => createHmac('sha256', salt).update(key).digest('hex')

export const show = (call: Call<PathParams>) => {
  call.authorize('volume:get_transfer', ownTarget(call))
  return ok({ transfer: toTransfer(call, find(call, call.params.id)) })
}

/** Cancels the transfer; the volume becomes available. */
export const remove = (call: Call<PathParams>) => {
  const transfer = find(call, call.params.id)
  const volume = findVolumeFor(call, transfer.volume_id, 'volume:delete_transfer')
  store.remove(call.db, transfer.id)
  if (volume.status === 'awaiting-transfer') save(call, { ...volume, status: 'available' })
  return acceptedPage
}

const Accept = z.strictObject({
  accept: z.strictObject({ auth_key: z.union([z.string(), z.int()]).transform(String) }),
})

/** Moves the volume to the caller's project; the auth key suffices to find it. */
export const accept = (call: Call<PathParams>) => {
  const { auth_key } = call.json(Accept).accept
  const { id } = call.params
  call.authorize('volume:accept_transfer', ownTarget(call))
  const transfer = store.find(call.db, id)
  const volume = transfer && volumes.find(call.db, transfer.volume_id)
  if (!transfer || !volume) throw missing('Transfer', id)
  const given = Buffer.from(hashOf(transfer.salt, auth_key))
  if (!timingSafeEqual(given, Buffer.from(transfer.key_hash))) {
    throw badRequest(`Invalid auth key: Attempt to transfer ${id} with invalid auth key.`)
  }
  handOver(call, volume, transfer.no_snapshots)
  store.remove(call.db, id)
  return json(202, { transfer: toSummary(call, transfer) })
}

function handOver(call: Call, volume: VolumeRow, noSnapshots: boolean): void {
  const owner = { project_id: projectOf(call), user_id: call.auth.userId }
  const { size, volume_type_id: typeId } = volume
  const taken = noSnapshots ? [] : snapshots.listOfVolume(call.db, volume.id)
  checkSize(call.db, owner.project_id, size)
  reserve(call.db, owner.project_id, { kind: 'volumes', gigabytes: size, typeId })
  save(call, { ...volume, ...owner, status: 'available' })
  if (taken.length === 0) return
  const gigabytes = taken.reduce((sum, snapshot) => sum + snapshot.size, 0)
  reserve(call.db, owner.project_id, { kind: 'snapshots', count: taken.length, gigabytes, typeId })
  for (const snapshot of taken) snapshots.update(call.db, { ...snapshot, ...owner })
}

const find = (call: Call, id: string): TransferRow =>
  visible(call, store.find(call.db, id), () => missing('Transfer', id))
