import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import { noContent, ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as aggregates from '../aggregates/store.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { sinceOf } from '../microversion.ts'
import * as migrations from '../migrations/store.ts'
import { isUuid } from '../parameters.ts'
import { refuseOthers } from '../query-parameters.ts'
import * as servers from '../servers/store.ts'
import { act } from './actions.ts'
import { UpdateBody } from './body.ts'
import { applied } from './change.ts'
import * as store from './store.ts'
import type { ServiceRow } from './store.ts'
import { toService } from './view.ts'

type One = { id: string }

export const list = (call: Call) => {
  const { query, db } = call
  if (sinceOf(call)(75)) refuseOthers(query, ['host', 'binary'])
  call.authorize('os_compute_api:os-services:list')
  const wanted = { host: query.get('host'), binary: query.get('binary') }
  const rows = store
    .list(db)
    .filter((row) => (!wanted.host || row.host === wanted.host) && (!wanted.binary || row.binary === wanted.binary))
  return ok({ services: rows.map((row) => toService(call, row)) })
}

/** From 2.53 on the path has the service's id; before, the action. */
export const update = (call: Call<One>) => {
  if (!sinceOf(call)(53)) return act(call)
  const { id } = call.params
  const body = call.json(UpdateBody)
  if (!isUuid(id)) throw badRequest(`Invalid uuid ${id}`)
  call.authorize('os_compute_api:os-services:update')
  const row = store.find(call.db, id)
  if (!row) throw notFound(`Service ${id} could not be found.`)
  return ok({ service: toService(call, applied(call, row, body)) })
}

/** Also removes the host. */
export const remove = (call: Call<One>) => {
  call.authorize('os_compute_api:os-services:delete')
  const row = findEither(call)
  if (row.binary === 'nova-compute') removeHost(call, row)
  store.remove(call.db, row.id)
  return noContent
}

function findEither(call: Call<One>): ServiceRow {
  const { id } = call.params
  if (sinceOf(call)(53)) {
    if (!isUuid(id)) throw badRequest(`Invalid uuid ${id}`)
  } else if (!/^[+-]?\d+$/.test(id)) throw badRequest('Invalid input received: id must be an integer')
  const row = sinceOf(call)(53) ? store.find(call.db, id) : store.findNumbered(call.db, Number(id))
  if (!row) throw notFound(`Service ${id} not found.`)
  return row
}

function removeHost({ db }: Call, { host }: ServiceRow): void {
  const isHosting = servers.loads(db).some((load) => load.host === host)
  if (isHosting) {
    throw conflict('Unable to delete compute service that is hosting instances. Migrate or delete the instances first.')
  }
  if (migrations.isUnderWay(db, host)) {
    throw conflict(
      'Unable to delete compute service that has in-progress migrations. Complete the migrations or delete the instances first.',
    )
  }
  for (const aggregate of aggregates.withHost(db, host)) {
    aggregates.update(db, { ...aggregate, hosts: aggregate.hosts.filter((other) => other !== host) })
  }
  const hypervisor = hypervisors.findByHost(db, host)
  if (hypervisor) hypervisors.remove(db, hypervisor.id)
}
