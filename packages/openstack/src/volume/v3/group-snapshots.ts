import type { VolumeGroupSnapshot } from '@meridian/wire'
import { cinderCalls, WITH_GROUPS } from './calls.ts'

export interface GroupSnapshotRequest {
  group_id: string
  name: string | null
  description: string | null
}

/** The response of a create has only id and name. */
export const { page, show, create, remove } = cinderCalls<
  VolumeGroupSnapshot,
  GroupSnapshotRequest,
  Pick<VolumeGroupSnapshot, 'id' | 'name'>
>({ one: 'group_snapshot', many: 'group_snapshots', at: '/group_snapshots', microversions: WITH_GROUPS })
