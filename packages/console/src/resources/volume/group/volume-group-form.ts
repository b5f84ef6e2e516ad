import type { Volume } from '@meridian/contract'
import type { Group } from './volume-group.queries.ts'

type Candidate = Pick<Volume, 'group_id' | 'volume_type' | 'status'>

/** Whether the volume is in the group or could be: of one of its types, at rest and in no other group. */
export const canJoin = (volume: Candidate, { id, typeNames }: Pick<Group, 'id' | 'typeNames'>): boolean =>
  volume.group_id === id ||
  (volume.group_id === null &&
    ['available', 'in-use'].includes(volume.status) &&
    typeNames.includes(volume.volume_type ?? ''))

/** What to add and what to remove; null if nothing changes. */
export function volumeChange(before: readonly string[], after: readonly string[]) {
  const add = after.filter((id) => !before.includes(id))
  const remove = before.filter((id) => !after.includes(id))
  return add.length + remove.length > 0 ? { add_volumes: add, remove_volumes: remove } : null
}
