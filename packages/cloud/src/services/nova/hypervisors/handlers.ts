import type { HypervisorSummary } from '@meridian/wire'
import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { checkedParameter, givenFlag, refuseRepeated } from '../checked-parameters.ts'
import { nextPage } from '../links.ts'
import { sinceOf } from '../microversion.ts'
import { fqdn } from '../parameters.ts'
import { limitOf, MAX_LIMIT, refuseOthers } from '../query-parameters.ts'
import * as servers from '../servers/store.ts'
import { findHost, hostsOf, matching, paged } from './hosts.ts'
import * as store from './store.ts'
import { uptimeOf, serversOf, statisticsOf, toHypervisor, toSummary } from './view.ts'
import type { Host } from './view.ts'

type View = (call: Call, host: Host) => HypervisorSummary

const PARAMETERS = ['limit', 'marker', 'hypervisor_hostname_pattern', 'with_servers']

/** Paged from 2.33 on; filters by name and shows servers from 2.53 on. */
const listing = (rule: string, path: string, view: View) => (call: Call) => {
  const { query } = call
  const since = sinceOf(call)
  if (since(53)) refuseRepeated(query, PARAMETERS)
  const limit = since(33) ? limitOf(query) : MAX_LIMIT
  const pattern = since(53) ? checkedParameter(query, 'hypervisor_hostname_pattern', fqdn) : undefined
  const withServers = since(53) && givenFlag(query, 'with_servers')
  if (since(53)) refuseOthers(query, PARAMETERS)
  call.authorize(`os_compute_api:os-hypervisors:${rule}`)
  if (pattern !== undefined && (query.has('limit') || query.get('marker'))) throw badRequest(NOT_PAGED)
  const rows =
    pattern === undefined ? paged(call, limit, since(33) ? query.get('marker') : null) : matching(call, pattern)
  const hypervisors = hostsOf(call, rows).map((host) => ({
    ...view(call, host),
    ...(withServers && hostedBy(call, host)),
  }))
  const isFull = since(33) && pattern === undefined && hypervisors.length === limit
  const last = isFull ? hypervisors.at(-1)?.id.toString() : undefined
  return ok({ hypervisors, ...nextPage(call, path, 'hypervisors', last) })
}

/** Nova's message for paging combined with a pattern. */
const NOT_PAGED = 'The server could not comply with the request since it is either malformed or otherwise incorrect.'

export const list = listing('list', 'os-hypervisors', toSummary)
export const listDetail = listing('list-detail', 'os-hypervisors/detail', toHypervisor)

export const show = (call: Call<{ id: string }>) => {
  const withServers = sinceOf(call)(53) && givenFlag(call.query, 'with_servers')
  if (sinceOf(call)(53)) refuseOthers(call.query, ['with_servers'])
  call.authorize('os_compute_api:os-hypervisors:show')
  const host = findHost(call)
  return ok({ hypervisor: { ...toHypervisor(call, host), ...(withServers && hostedBy(call, host)) } })
}

export const uptime = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-hypervisors:uptime')
  const host = findHost(call)
  const text = uptimeOf(host, call.clock.now())
  if (text === null) throw badRequest(`Compute service of ${host.row.host} is unavailable at this time.`)
  return ok({ hypervisor: { ...toSummary(call, host), uptime: text } })
}

export const search = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-hypervisors:search')
  return ok({ hypervisors: hostsOf(call, matching(call, call.params.id)).map((host) => toSummary(call, host)) })
}

export const listServers = (call: Call<{ id: string }>) => {
  call.authorize('os_compute_api:os-hypervisors:servers')
  const hosts = hostsOf(call, matching(call, call.params.id))
  return ok({ hypervisors: hosts.map((host) => ({ ...toSummary(call, host), ...hostedBy(call, host) })) })
}

export const statistics = (call: Call) => {
  call.authorize('os_compute_api:os-hypervisors:statistics')
  return ok({ hypervisor_statistics: statisticsOf(hostsOf(call, store.list(call.db))) })
}

/** Until 2.74 hypervisors without servers have no `servers`. */
function hostedBy(call: Call, { row }: Host) {
  const hosted = servers.numbersOnHost(call.db, row.host)
  return (hosted.length > 0 || sinceOf(call)(75)) && { servers: serversOf(hosted) }
}
