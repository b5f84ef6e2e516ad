import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { accepted, ok } from '../../../core/http/reply.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Call } from '../../../core/service/api.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { done } from '../actions.ts'
import { sinceOf } from '../microversion.ts'
import { showImage } from '../neighbours/images.ts'
import { asCaller, catchFault } from '../neighbours/requester.ts'
import { checkedId, findFor } from './access.ts'
import { CreateBody, ImagesBody, UpdateBody } from './body.ts'
import * as store from './store.ts'
import type { AggregateRow } from './store.ts'
import { toAggregate, toNewAggregate } from './view.ts'
import { rezoneProblem } from './zone-change.ts'

type One = { id: string }

export const list = (call: Call) => {
  call.authorize('os_compute_api:os-aggregates:index')
  return ok({ aggregates: store.list(call.db).map((row) => toAggregate(row, sinceOf(call))) })
}

export const show = (call: Call<One>) =>
  ok({ aggregate: toAggregate(findFor(call, 'os_compute_api:os-aggregates:show'), sinceOf(call)) })

export const create = (call: Call) => {
  const { name, availability_zone } = call.json(CreateBody).aggregate
  call.authorize('os_compute_api:os-aggregates:create')
  refuseTaken(call, name)
  const row: AggregateRow = {
    id: store.nextId(call.db),
    uuid: newUuid(),
    name,
    hosts: [],
    metadata: availability_zone ? { availability_zone } : {},
    created_at: isoSeconds(call.clock.now()),
    updated_at: null,
  }
  store.insert(call.db, row)
  return ok({ aggregate: toNewAggregate(row, sinceOf(call)) })
}

export const update = (call: Call<One>) => {
  const { name, availability_zone: zone } = call.json(UpdateBody).aggregate
  const row = findFor(call, 'os_compute_api:os-aggregates:update')
  if (name !== undefined && name !== row.name) refuseTaken(call, name)
  const renamed = { ...row, name: name ?? row.name }
  const problem = rezoneProblem(call.db, renamed, zone)
  if (problem !== undefined) throw badRequest(`Cannot update aggregate ${row.id}. Reason: ${problem}.`)
  const metadata = zone ? { ...row.metadata, availability_zone: zone } : row.metadata
  return save(call, { ...renamed, metadata })
}

export const remove = (call: Call<One>) => {
  const { id, hosts } = findFor(call, 'os_compute_api:os-aggregates:delete')
  if (hosts.length > 0) {
    throw badRequest(`Cannot remove host from aggregate ${id}. Reason: Host aggregate is not empty.`)
  }
  store.remove(call.db, id)
  return done
}

/** Has no effect: hosts here have no image cache. */
export const cacheImages = (call: Call<One>) => {
  const ids = call.json(ImagesBody).cache.map(({ id }) => id)
  checkedId(call, 'compute:aggregates:images')
  if (new Set(ids).size < ids.length) throw badRequest('Duplicate images in request')
  findFor(call, 'compute:aggregates:images')
  for (const id of ids) {
    catchFault(
      () => showImage(asCaller(call), id),
      () => {
        throw badRequest(`Image ${id} could not be found.`)
      },
    )
  }
  return accepted
}

export function save(call: Call, row: AggregateRow) {
  const saved = { ...row, updated_at: isoSeconds(call.clock.now()) }
  store.update(call.db, saved)
  return ok({ aggregate: toAggregate(saved, sinceOf(call)) })
}

function refuseTaken({ db }: Call, name: string): void {
  if (store.findNamed(db, name)) throw conflict(`Aggregate ${name} already exists.`)
}
