import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import { accepted, noContent } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as services from '../compute-services/store.ts'
import { findUsable } from '../flavors/access.ts'
import * as hypervisors from '../hypervisors/store.ts'
import { perVersion } from '../microversion.ts'
import { moveOnFrom } from '../migrations/record.ts'
import { diskConfig, flavorRef, fqdn } from '../parameters.ts'
import { checkGrowth } from '../quotas/usage.ts'
import { findForMove } from '../servers/access.ts'
import { rootOf } from '../servers/create/devices.ts'
import { checkFit } from '../servers/create/image.ts'
import { copyOf } from '../servers/create/plan.ts'
import { SECONDS } from '../servers/durations.ts'
import type { FlavorCopy, ServerRow } from '../servers/row.ts'
import { begin } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

const resizeBody = z.strictObject({
  resize: z.strictObject({ flavorRef, 'OS-DCF:diskConfig': diskConfig.optional() }),
})

export const resize = (call: OfServer) => {
  const { resize: requested } = call.json(resizeBody)
  const row = findForMove(call, 'servers:resize', 'resize')
  checkHostUp(call, row)
  const flavor = newFlavor(call, row, requested.flavorRef)
  const changes = { progress: 0, auto_disk_config: requested['OS-DCF:diskConfig'] === 'AUTO' }
  begin(call, row, { action: 'resize', event: 'cold_migrate', ...PREPARING }, { flavor, host: null }, changes)
  return accepted
}

const migrateBody = perVersion((since) =>
  since(56)
    ? z.strictObject({ migrate: z.strictObject({ host: fqdn.nullable().optional() }).nullable() })
    : z.looseObject({ migrate: z.unknown() }),
)

/** A cold migration is a resize to the same flavor. */
export const migrate = (call: OfServer) => {
  const { migrate: requested } = call.json(migrateBody(call)) as { migrate: { host?: string | null } | null } // before 2.56 it is not looked at
  const row = findForMove(call, 'os-migrate-server:migrate', 'migrate')
  checkHostUp(call, row)
  const host = (typeof requested === 'object' && requested?.host) || null
  if (host !== null && !hypervisors.findByHost(call.db, host)) {
    throw badRequest(`Compute host ${host} could not be found.`)
  }
  if (host !== null && host === row.host) throw badRequest('Cannot migrate to the host where the server exists.')
  begin(call, row, { action: 'migrate', event: 'cold_migrate', ...PREPARING }, { flavor: null, host }, { progress: 0 })
  return accepted
}

const PREPARING = { during: 'resize_prep', job: 'prepareResize', seconds: SECONDS.resize } as const

function checkHostUp({ db }: Call, { host }: ServerRow): void {
  if (host !== null && !services.isUp(services.findCompute(db, host))) {
    throw conflict('Service is unavailable at this time.')
  }
}

function newFlavor(call: OfServer, row: ServerRow, id: string): FlavorCopy {
  const found = findUsable(call, id)
  if (!found || found.disabled) throw badRequest(`Flavor ${id} could not be found.`)
  const flavor = copyOf(found)
  const isVolume = rootOf(row.devices)?.destination_type === 'volume'
  if (flavor.disk === 0 && row.flavor.disk !== 0 && !isVolume) {
    throw badRequest('Server disk was unable to be resized because: Resize to zero disk flavor is not allowed.')
  }
  if (flavor.id === row.flavor.id) throw badRequest('When resizing, instances must change flavor!')
  checkGrowth(call, row, row.flavor, flavor)
  checkFit({ ...row.image, id: row.image_ref, isActive: true, bytes: 0 }, flavor, { isVolume, volumeGib: null }, true)
  return flavor
}

export const confirmResize = (call: OfServer) => {
  const row = findForMove(call, 'servers:confirm_resize', 'confirmResize')
  const start = { action: 'confirmResize', event: 'compute_confirm_resize', during: 'resize_confirming' } as const
  begin(call, row, { ...start, job: 'settleResize', seconds: SECONDS.confirm })
  moveOnFrom(call, row.id, 'finished', 'confirming')
  return noContent
}

export const revertResize = (call: OfServer) => {
  const row = findForMove(call, 'servers:revert_resize', 'revertResize')
  if (row.before?.flavor) checkGrowth(call, row, row.flavor, row.before.flavor)
  const start = { action: 'revertResize', event: 'compute_revert_resize', during: 'resize_reverting' } as const
  begin(call, row, { ...start, job: 'undoResize', seconds: SECONDS.resize })
  moveOnFrom(call, row.id, 'finished', 'reverting')
  return accepted
}
