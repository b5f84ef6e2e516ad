import { SNAPSHOT_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput } from '../faults.ts'
import { accepted, acceptedPage } from '../replies.ts'
import { findSnapshot } from './access.ts'
import { beginDeleting, moved } from './states.ts'
import { save } from './store.ts'

type PathParams = { id: string }

const Reset = z.strictObject({ 'os-reset_status': z.strictObject({ status: z.string() }) })

const resetStatus = (call: Call<PathParams>) => {
  const given = call.json(Reset)['os-reset_status'].status
  const status = SNAPSHOT_STATUSES.find((candidate) => candidate === given.toLowerCase())
  if (!status) {
    const listed = `(${SNAPSHOT_STATUSES.map(repr).join(', ')})`
    throw badRequest(`Snapshot status: ${given} is invalid, valid statuses are: ${listed}.`)
  }
  const snapshot = findSnapshot(call, call.params.id, 'volume_extension:snapshot_admin_actions:reset_status')
  save(call, { ...snapshot, status })
  return accepted
}

const forceDelete = (call: Call<PathParams>) => {
  const snapshot = findSnapshot(call, call.params.id, 'volume_extension:snapshot_admin_actions:force_delete')
  save(call, beginDeleting(snapshot, true))
  call.scheduleJob(SECONDS.deleteSnapshot, 'snapshot-deleted', { id: snapshot.id })
  return accepted
}

const UpdateStatus = z.strictObject({
  'os-update_snapshot_status': z.strictObject({
    status: z.string(),
    progress: z.string().nullable().optional(),
  }),
})

/** Nova reports the status of snapshots that it takes or deletes with Cinder. */
const updateStatus = (call: Call<PathParams>) => {
  const { status, progress } = call.json(UpdateStatus)['os-update_snapshot_status']
  if (progress && !/^(\d{1,2}|100)%$/.test(progress)) {
    throw invalidInput('progress must be an integer percentage between 0 and 100')
  }
  const rule = 'snapshot_extension:snapshot_actions:update_snapshot_status'
  const snapshot = findSnapshot(call, call.params.id, rule)
  save(call, { ...snapshot, status: moved(snapshot, status), ...(progress && { progress }) })
  return acceptedPage
}

const ACTIONS: Actions<PathParams> = {
  'os-reset_status': resetStatus,
  'os-force_delete': forceDelete,
  'os-update_snapshot_status': updateStatus,
}

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
