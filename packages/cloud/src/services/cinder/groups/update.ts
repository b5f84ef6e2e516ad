import * as z from 'zod'
import { repr } from '../../../core/errors/invalid.ts'
import type { Call } from '../../../core/service/api.ts'
import { visible } from '../access.ts'
import { SECONDS } from '../durations.ts'
import { invalidGroup, invalidVolume } from '../faults.ts'
import { description, name, notValid } from '../fields.ts'
import { acceptedPage } from '../replies.ts'
import { now } from '../timestamp.ts'
import * as volumes from '../volumes/store.ts'
import { findGroup } from './access.ts'
import type { Changed } from './jobs.ts'
import * as store from './store.ts'
import type { GroupRow } from './store.ts'

const listOfIds = z.string().max(4096).nullable().optional()

const Update = z.strictObject({
  group: z
    .strictObject({ name, description, add_volumes: listOfIds, remove_volumes: listOfIds })
    .refine((group) => Object.keys(group).length > 0, notValid),
})

/** Updates name and description at once; a job changes the volumes. */
export const update = (call: Call<{ id: string }>) => {
  const { group: body } = call.json(Update)
  updateGroup(call, findGroup(call, call.params.id, 'group:update'), body)
  return acceptedPage
}

export type Changes = z.infer<typeof Update>['group']

export function updateGroup(call: Call, group: GroupRow, body: Changes): void {
  const add = idsIn(body.add_volumes)
  const remove = idsIn(body.remove_volumes)
  const both = add.filter((id) => remove.includes(id))
  if (both.length > 0) throw invalidVolume(`UUIDs ${repr(both)} are in both add and remove volume list.`)
  const added = add.filter((id) => isToBeAdded(call, group, id))
  for (const id of remove) checkRemoval(call, group, id)
  const newName = body.name?.trim() === group.name ? undefined : body.name?.trim()
  const newDescription = body.description?.trim() === group.description ? undefined : body.description?.trim()
  const isMoving = added.length > 0 || remove.length > 0
  if (newName === undefined && newDescription === undefined && !isMoving) {
    throw invalidGroup(
      `Cannot update group ${group.id} because no valid name, description, add_volumes, or remove_volumes were provided.`,
    )
  }
  if (isMoving && group.status !== 'available') throw invalidGroup('Group status must be available.')
  store.update(call.db, {
    ...group,
    ...(newName !== undefined && { name: newName }),
    ...(newDescription !== undefined && { description: newDescription }),
    status: isMoving ? 'updating' : 'available',
    updated_at: now(call),
  })
  const job: Changed = { id: group.id, add: added, remove }
  if (isMoving) call.scheduleJob(SECONDS.changeGroup, 'group-changed', job)
}

const idsIn = (list: string | null | undefined) => (list ?? '').split(',').filter((id) => id !== '')

/** Returns false if the volume is already in the group. */
function isToBeAdded(call: Call, group: GroupRow, id: string): boolean {
  const attempt = `Cannot add volume ${id} to group ${group.id}`
  const volume = visible(call, volumes.find(call.db, id), () =>
    invalidVolume(`${attempt} because volume cannot be found.`),
  )
  if (volume.group_id === group.id) return false
  if (volume.group_id !== null) {
    throw invalidVolume(`${attempt} because it is already in group ${volume.group_id}.`)
  }
  if (volume.project_id !== group.project_id) {
    throw invalidVolume(`${attempt} as they belong to different projects.`)
  }
  if (!group.volume_type_ids.includes(volume.volume_type_id)) {
    throw invalidVolume(`${attempt} because volume type ${volume.volume_type_id} is not supported by the group.`)
  }
  refuseState(attempt, volume.status)
  if (volume.host !== group.host) throw invalidVolume('Volume is not local to this node.')
  return true
}

function checkRemoval(call: Call, group: GroupRow, id: string): void {
  const attempt = `Cannot remove volume ${id} from group ${group.id}`
  const volume = volumes.find(call.db, id)
  if (volume?.group_id !== group.id) throw invalidVolume(`${attempt} because it is not in the group.`)
  refuseState(attempt, volume.status, 'error', 'error_deleting')
}

function refuseState(attempt: string, status: string, ...more: string[]): void {
  const valid = ['available', 'in-use', ...more]
  if (valid.includes(status)) return
  const listed = `(${valid.map(repr).join(', ')})`
  throw invalidVolume(`${attempt} because volume is in an invalid state: ${status}. Valid states are: ${listed}.`)
}
