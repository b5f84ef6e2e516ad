import { VOLUME_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr } from '../../../core/errors/invalid.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as attachments from '../attachments/store.ts'
import { poolsOf, isEnabled } from '../backends/pools.ts'
import { backendOf } from '../backends/store.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput, invalidVolume } from '../faults.ts'
import { boolean, name, orNull, uuid } from '../fields.ts'
import { isSince } from '../microversion.ts'
import { accepted } from '../replies.ts'
import * as snapshots from '../snapshots/store.ts'
import { findVolume, findVolumeFor } from './access.ts'
import { beginDeleting } from './deletion.ts'
import { isMigrating } from './states.ts'
import { save } from './store.ts'
import type { VolumeRow } from './store.ts'

type PathParams = { id: string }

const find = (call: Call<PathParams>, action: string) =>
  findVolumeFor(call, call.params.id, `volume_extension:volume_admin_actions:${action}`)

const optionalText = orNull(z.string(), 'string').optional()
const Reset = z.strictObject({
  'os-reset_status': z.strictObject({
    status: optionalText,
    attach_status: optionalText,
    migration_status: optionalText,
  }),
})

const ATTACH_STATUSES = ['attached', 'detached'] as const
const MIGRATION_STATUSES = ['migrating', 'error', 'success', 'completing', 'none', 'starting'] as const

/** Returns the lower-case word if Cinder knows it, undefined if absent; throws 400 otherwise. */
function readStatus<W extends string>(
  requested: string | null | undefined,
  statuses: readonly W[],
  what: string,
): W | undefined {
  if (!requested) return undefined
  const found = statuses.find((candidate) => candidate === requested.toLowerCase())
  if (found) return found
  const listed = `(${statuses.map(repr).join(', ')})`
  const shown = what === 'Volume attach status' ? `[${statuses.map(repr).join(', ')}]` : listed
  throw badRequest(`${what}: ${requested} is invalid, valid statuses are: ${shown}.`)
}

/** Sets the status of a volume regardless of its current status. */
export const resetStatus = (call: Call<PathParams>) => {
  const body = call.json(Reset)['os-reset_status']
  const status = readStatus(body.status, VOLUME_STATUSES, 'Volume status')
  const attach = readStatus(body.attach_status, ATTACH_STATUSES, 'Volume attach status')
  const migration = readStatus(body.migration_status, MIGRATION_STATUSES, 'Volume migration status')
  if (!status && !attach && !migration) {
    throw badRequest("Must specify 'status', 'attach_status' or 'migration_status' for update.")
  }
  const volume = find(call, 'reset_status')
  refuseReset(call, volume, status)
  const { attached_mode: _, ...flags } = volume.admin_metadata
  if (attach === 'detached') attachments.removeOfVolume(call.db, volume.id)
  save(call, {
    ...volume,
    growth: 0,
    ...(status && { status, previous_status: null }),
    ...(attach && { attach_status: attach }),
    ...(attach === 'detached' && { admin_metadata: flags }),
    ...(migration && { migration_status: migration === 'none' ? null : migration }),
  })
  return accepted
}

function refuseReset(call: Call, { id }: VolumeRow, status: string | undefined): void {
  if (status === 'deleting') throw badRequest(`Cannot reset-state to ${status}`)
  if (status === 'in-use' && attachments.listOfVolume(call.db, id).length === 0) {
    throw badRequest('Cannot reset-state to in-use because volume does not have any attachments.')
  }
}

export const forceDelete = (call: Call<PathParams>) => {
  beginDeleting(call, find(call, 'force_delete'), { force: true })
  return accepted
}

const fields = {
  force_host_copy: boolean.optional(),
  lock_volume: boolean.optional(),
}
const Migrate = z.strictObject({
  'os-migrate_volume': z.strictObject({ host: z.string().max(255), ...fields }),
})
const MigrateFrom316 = z.strictObject({
  'os-migrate_volume': z.strictObject({ host: name, cluster: name, ...fields }),
})

export const migrate = (call: Call<PathParams>) => {
  const hasClusters = isSince(call, 16)
  const body = call.json(hasClusters ? MigrateFrom316 : Migrate)['os-migrate_volume']
  const volume = find(call, 'migrate_volume')
  const cluster = 'cluster' in body ? body.cluster : undefined
  const { host } = body
  if (Boolean(cluster) === Boolean(host)) {
    throw invalidInput(hasClusters ? 'One and only one of cluster and host must be set.' : 'Host field is missing.')
  }
  const pool = poolsOf(call.db).find((one) => one.host === host || backendOf(one.host) === host)
  if (!pool || !isEnabled(call.db, pool)) {
    throw badRequest(`Invalid host: No available service named '${cluster || host}'`)
  }
  const isBusy = isMigrating(volume) || volume.group_id !== null || pool.host === volume.host
  const isIdle = ['available', 'in-use'].includes(volume.status) && !isBusy
  if (!isIdle || snapshots.listOfVolume(call.db, volume.id).length > 0) {
    throw invalidVolume(
      `Volume ${volume.id} status must be available or in-use, must not be migrating, have snapshots, be replicated, be part of a group and destination host/cluster must be different than the current one`,
    )
  }
  const locked = body.lock_volume && volume.status === 'available'
  save(call, {
    ...volume,
    migration_status: 'migrating',
    ...(locked && { status: 'maintenance', previous_status: 'available' }),
  })
  call.scheduleJob(SECONDS.migrate, 'volume-migrated', { id: volume.id, host: pool.host })
  return accepted
}

const Completion = z.strictObject({
  'os-migrate_volume_completion': z.strictObject({
    new_volume: uuid,
    error: z.union([z.string(), z.boolean()]).nullable().optional(),
  }),
})

/** Only validates the request: migrations here complete by themselves. */
export const completeMigration = (call: Call<PathParams>) => {
  const { new_volume } = call.json(Completion)['os-migrate_volume_completion']
  const volume = find(call, 'migrate_volume_completion')
  const other = findVolume(call, new_volume)
  if (!volume.migration_status && !other.migration_status) return ok({ save_volume_id: other.id })
  if (!volume.migration_status) throw invalidVolume('Source volume not mid-migration.')
  if (!other.migration_status) throw invalidVolume('Destination volume not mid-migration.')
  throw invalidVolume(`Destination has migration_status ${other.migration_status}, expected target:${volume.id}.`)
}
