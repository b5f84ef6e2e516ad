import type { VolumeGroup } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { isSince } from '../microversion.ts'
import * as volumes from '../volumes/store.ts'
import type { GroupRow } from './store.ts'

export const toSummary = ({ id, name }: GroupRow) => ({ id, name })

export function toGroup(call: Call, row: GroupRow): VolumeGroup {
  const showsProject = isSince(call, 58) && call.may('group:group_project_attribute', ownTarget(call))
  return {
    id: row.id,
    status: row.status,
    availability_zone: row.availability_zone,
    created_at: row.created_at,
    name: row.name,
    description: row.description,
    group_type: row.group_type_id,
    volume_types: row.volume_type_ids,
    ...(isSince(call, 14) && { group_snapshot_id: row.group_snapshot_id, source_group_id: row.source_group_id }),
    ...(isSince(call, 25) &&
      booleanParameter(call.query, 'list_volume') && {
        volumes: volumes.listOfGroup(call.db, row.id).map(({ id }) => id),
      }),
    ...(isSince(call, 38) && { replication_status: 'disabled' }),
    ...(showsProject && { project_id: row.project_id }),
  }
}
