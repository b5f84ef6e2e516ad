import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as services from '../compute-services/store.ts'
import { sinceOf } from '../microversion.ts'
import { isUuid } from '../parameters.ts'
import * as servers from '../servers/store.ts'
import * as store from './store.ts'
import type { HypervisorRow } from './store.ts'
import type { Host } from './view.ts'

/** The hypervisors whose service exists. */
export function hostsOf({ db }: Call, rows: readonly HypervisorRow[]): Host[] {
  const [only, ...more] = rows
  const found = only && more.length === 0 ? servers.loadOf(db, only.host) : servers.loads(db)
  const loads = new Map(found.map((load) => [load.host, load]))
  return rows.flatMap((row) => {
    const service = services.findCompute(db, row.host)
    return service ? [{ row, service, load: loads.get(row.host), workload: servers.countBusy(db, row.host) }] : []
  })
}

/** Throws 404, or 400 if the version uses another kind of id. */
export function findHost(call: Call<{ id: string }>): Host {
  const { id } = call.params
  if (sinceOf(call)(53) && !isUuid(id)) throw badRequest(`Invalid uuid ${id}`)
  const row = sinceOf(call)(53) ? store.find(call.db, id) : numbered(call, id)
  const [host] = row ? hostsOf(call, [row]) : []
  if (!host) throw notFound(`Hypervisor with ID '${id}' could not be found.`)
  return host
}

/** Hypervisors whose name contains the text; throws 404 if none does. */
export function matching({ db }: Call, text: string): HypervisorRow[] {
  const wanted = text.toLowerCase()
  const rows = store.list(db).filter((row) => row.hypervisor_hostname.toLowerCase().includes(wanted))
  if (rows.length === 0) throw notFound(`No hypervisor matching '${text}' could be found.`)
  return rows
}

/** Starts after `marker`; throws 400 for an unknown marker. */
export function paged(call: Call, limit: number, marker: string | null): HypervisorRow[] {
  if (marker === null) return store.list(call.db, { limit })
  const row = sinceOf(call)(53) ? store.find(call.db, marker) : numbered(call, marker)
  if (!row) throw badRequest(`marker [${marker}] not found`)
  return store.list(call.db, { limit, after: row.id })
}

const numbered = ({ db }: Call, id: string) => (/^\d{1,9}$/.test(id) ? store.findNumbered(db, Number(id)) : undefined)
