import { GROUP_STATUSES } from '@meridian/wire'
import * as z from 'zod'
import { badRequest } from '../../../core/errors/fault.ts'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { perform } from '../actions.ts'
import type { Actions } from '../actions.ts'
import { SECONDS } from '../durations.ts'
import { invalidGroup } from '../faults.ts'
import { boolean } from '../fields.ts'
import * as groupSnapshots from '../group-snapshots/store.ts'
import { from } from '../microversion.ts'
import { acceptedPage } from '../replies.ts'
import * as snapshots from '../snapshots/store.ts'
import { now } from '../timestamp.ts'
import { save } from '../volumes/store.ts'
import * as volumes from '../volumes/store.ts'
import { findGroup } from './access.ts'
import * as store from './store.ts'
import type { GroupRow } from './store.ts'

type PathParams = { id: string }

const Reset = z.strictObject({ reset_status: z.strictObject({ status: z.string() }) })

const resetStatus = (call: Call<PathParams>) => {
  const given = call.json(Reset).reset_status.status
  const status = GROUP_STATUSES.find((candidate) => candidate === given.toLowerCase() && candidate !== 'in-use')
  if (!status) {
    const listed = `(${GROUP_STATUSES.map(repr).join(', ')})`
    throw badRequest(`Invalid Group Status: Group status: ${given} is invalid, valid status are: ${listed}.`)
  }
  const group = findGroup(call, call.params.id, 'group:reset_status')
  store.update(call.db, { ...group, status, updated_at: now(call) })
  return acceptedPage
}

const Delete = z.strictObject({ delete: z.strictObject({ 'delete-volumes': boolean.optional() }) })

/** Groups with volumes need `delete-volumes`. */
const remove = (call: Call<PathParams>) => {
  const withVolumes = call.json(Delete).delete['delete-volumes'] ?? false
  deleteGroup(call, findGroup(call, call.params.id, 'group:delete'), withVolumes)
  return acceptedPage
}

export function deleteGroup(call: Call, group: GroupRow, withVolumes: boolean): void {
  if (group.host === null) {
    store.remove(call.db, group.id)
    return
  }
  const members = volumes.listOfGroup(call.db, group.id)
  checkDeletion(call, group, members, withVolumes)
  for (const volume of members) save(call, { ...volume, status: 'deleting' })
  store.update(call.db, { ...group, status: 'deleting', updated_at: now(call) })
  call.scheduleJob(SECONDS.deleteGroup, 'group-deleted', { id: group.id })
}

function checkDeletion(call: Call, group: GroupRow, members: volumes.VolumeRow[], withVolumes: boolean): void {
  if (!withVolumes && !['available', 'error'].includes(group.status)) {
    throw invalidGroup(`Group status must be available or error, but current status is: ${group.status}`)
  }
  if (groupSnapshots.hasAny(call.db, group.id)) throw invalidGroup('Group has existing snapshots.')
  if (members.length > 0 && !withVolumes) {
    throw invalidGroup(`Group ${group.id} still contains volumes. The delete-volumes flag is required to delete it.`)
  }
  if (members.some(({ attach_status }) => attach_status === 'attached')) {
    throw invalidGroup(`Volume in group ${group.id} is attached. Need to detach first.`)
  }
  if (members.some(({ id }) => snapshots.listOfVolume(call.db, id).length > 0)) {
    throw invalidGroup('Volume in group still has dependent snapshots.')
  }
}

/** Always fails, since no backend replicates. */
const replication = (rule: string) => (call: Call<PathParams>) => {
  const group = findGroup(call, call.params.id, `group:${rule}`)
  throw badRequest(`Invalid group type: Group ${group.id} is not a replication group type.`)
}

const ACTIONS: Actions<PathParams> = {
  delete: remove,
  reset_status: from(20, resetStatus),
  enable_replication: from(38, replication('enable_replication')),
  disable_replication: from(38, replication('disable_replication')),
  failover_replication: from(38, replication('failover_replication')),
  list_replication_targets: from(38, replication('list_replication_targets')),
}

export const act = (call: Call<PathParams>) => perform(call, ACTIONS)
