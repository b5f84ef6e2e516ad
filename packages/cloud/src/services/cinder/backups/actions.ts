import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import { accepted } from '../replies.ts'
import { findBackup } from './access.ts'
import { beginDeleting } from './deletion.ts'
import { save } from './store.ts'

type PathParams = { id: string }

const Reset = z.strictObject({ 'os-reset_status': z.strictObject({ status: z.string() }) })

const resetStatus = (call: Call<PathParams>) => {
  const given = call.json(Reset)['os-reset_status'].status
  const status = (['available', 'error'] as const).find((candidate) => candidate === given.toLowerCase())
  if (!status) {
    throw badRequest(`Backup status: ${given} is invalid, valid statuses are: ['available', 'error'].`)
  }
  const backup = findBackup(call, call.params.id, 'volume_extension:backup_admin_actions:reset_status')
  save(call, { ...backup, status })
  return accepted
}

const forceDelete = (call: Call<PathParams>) => {
  const backup = findBackup(call, call.params.id, 'volume_extension:backup_admin_actions:force_delete')
  beginDeleting(call, backup, true)
  return accepted
}

const ACTIONS: Actions<PathParams> = { 'os-reset_status': resetStatus, 'os-force_delete': forceDelete }

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
