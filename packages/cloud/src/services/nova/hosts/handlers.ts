import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { zoneOfService } from '../aggregates/zones.ts'
import { applied } from '../compute-services/change.ts'
import * as services from '../compute-services/store.ts'
import type { ServiceRow } from '../compute-services/store.ts'
import * as hypervisors from '../hypervisors/store.ts'
import * as servers from '../servers/store.ts'
import { toResources } from './view.ts'

type Named = { host: string }

const Switch = z.enum(['enable', 'disable', 'Enable', 'Disable', 'ENABLE', 'DISABLE'])
const UpdateBody = z.strictObject({ status: Switch.optional(), maintenance_mode: Switch.optional() })

export const list = (call: Call) => {
  call.authorize('os_compute_api:os-hosts:list')
  const zone = call.query.get('zone')
  const enabled = services.list(call.db).filter(({ status }) => status === 'enabled')
  const hosts = enabled.map((row) => ({
    host_name: row.host,
    service: row.binary.replace('nova-', ''),
    zone: zoneOfService(call.db, row),
  }))
  return ok({ hosts: hosts.filter((host) => !zone || host.zone === zone) })
}

export const show = (call: Call<Named>) => {
  call.authorize('os_compute_api:os-hosts:show')
  const { host } = find(call)
  const hypervisor = hypervisors.findByHost(call.db, host)
  if (!hypervisor) throw notFound(`Compute host ${host} could not be found.`)
  return ok({ host: toResources(hypervisor, servers.loadsByProject(call.db, host)) })
}

export const update = (call: Call<Named>) => {
  const { status, maintenance_mode } = call.json(UpdateBody)
  call.authorize('os_compute_api:os-hosts:update')
  const row = find(call)
  const isOn = (value: string) => value.toLowerCase() === 'enable'
  if (status) applied(call, row, { status: isOn(status) ? 'enabled' : 'disabled' })
  return ok({
    host: row.host,
    ...(status && { status: isOn(status) ? 'enabled' : 'disabled' }),
    ...(maintenance_mode && { maintenance_mode: isOn(maintenance_mode) ? 'on_maintenance' : 'off_maintenance' }),
  })
}

/** Has no effect, since there are no real hosts. */
const powering = (action: string, rule: string) => (call: Call<Named>) => {
  call.authorize(`os_compute_api:os-hosts:${rule}`)
  return ok({ host: find(call).host, power_action: action })
}

export const startUp = powering('startup', 'start')
export const shutDown = powering('shutdown', 'shutdown')
export const reboot = powering('reboot', 'reboot')

function find({ db, params }: Call<Named>): ServiceRow {
  const row = services.findCompute(db, params.host)
  if (!row) throw notFound(`Host '${params.host}' is not mapped to any cell`)
  return row
}
