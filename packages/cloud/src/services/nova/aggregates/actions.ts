import { badRequest, conflict, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { oneOfActions } from '../actions.ts'
import * as services from '../compute-services/store.ts'
import { checkedId, findFor } from './access.ts'
import { AddHostBody, MetadataBody, RemoveHostBody } from './body.ts'
import { save } from './handlers.ts'
import { rezoneProblem, zoneProblem } from './zone-change.ts'

type One = { id: string }

const addHost = (call: Call<One>) => {
  const { host } = call.json(AddHostBody).add_host
  checkedId(call, 'os_compute_api:os-aggregates:add_host')
  if (!services.findCompute(call.db, host)) throw notFound(`Compute host ${host} could not be found.`)
  const row = findFor(call, 'os_compute_api:os-aggregates:add_host')
  const problem = zoneProblem(call.db, row, row.metadata['availability_zone'], [host])
  if (problem !== undefined) throw conflict(`Cannot add host to aggregate ${row.id}. Reason: ${problem}.`)
  if (row.hosts.includes(host)) throw conflict(`Aggregate ${row.id} already has host ${host}.`)
  return save(call, { ...row, hosts: [...row.hosts, host] })
}

const removeHost = (call: Call<One>) => {
  const { host } = call.json(RemoveHostBody).remove_host
  const id = checkedId(call, 'os_compute_api:os-aggregates:remove_host')
  const gone = notFound(`Cannot remove host ${host} in aggregate ${id}`)
  const row = findFor(call, 'os_compute_api:os-aggregates:remove_host', gone)
  if (!row.hosts.includes(host)) throw gone
  return save(call, { ...row, hosts: row.hosts.filter((other) => other !== host) })
}

const setMetadata = (call: Call<One>) => {
  const { metadata } = call.json(MetadataBody).set_metadata
  const row = findFor(call, 'os_compute_api:os-aggregates:set_metadata')
  const problem = rezoneProblem(call.db, row, metadata['availability_zone'])
  if (problem !== undefined) throw badRequest(`Cannot update metadata of aggregate ${row.id}. Reason: ${problem}.`)
  const merged = Object.entries({ ...row.metadata, ...metadata })
  const left = merged.flatMap(([key, value]) => (value === null ? [] : [[key, value] as const]))
  return save(call, { ...row, metadata: Object.fromEntries(left) })
}

export const act = oneOfActions({ add_host: addHost, remove_host: removeHost, set_metadata: setMetadata })
