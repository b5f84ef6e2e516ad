import { backupChain } from '../cinder/backup-rules.ts'
import { volumeBackupEndpoints, type VolumeBackup } from '../cinder/backups.ts'
import { volumeGroupEndpoints } from '../cinder/groups.ts'
import { volumeGroupSnapshotEndpoints } from '../cinder/group-snapshots.ts'
import { qosSpecEndpoints } from '../cinder/qos-specs.ts'
import { volumeSnapshotEndpoints } from '../cinder/snapshots.ts'
import { volumeEndpoints } from '../cinder/volumes.ts'
import { objectEndpoints } from '../swift/objects.ts'
import { blocks, EVERYWHERE, everywhere, goes, stays, type Uses } from './uses.ts'

const { volumeList } = volumeEndpoints
const { volumeGroupList } = volumeGroupEndpoints
const { groupSnapshotList } = volumeGroupSnapshotEndpoints

type Owned = { id: string; project_id?: string | null }

/** Only administrators see whose it is, and only they may list all projects. */
const scopeOf = ({ project_id: project }: Owned) => (project ? EVERYWHERE : {})

export const volumeTypeUses: Uses<{ id: string; name: string }> = [
  blocks('volume').in(volumeList, everywhere, ({ volume_type: type }, { id, name }) => type === name || type === id),
]

export const qosSpecUses: Uses<{ id: string }> = [
  blocks('volumeType').in(qosSpecEndpoints.qosSpecAssociations, ({ id }) => ({ params: { id } })),
]

export const groupTypeUses: Uses<{ id: string }> = [
  blocks('volumeGroup').in(volumeGroupList, everywhere, ({ group_type: type }, { id }) => type === id),
]

/** Cinder refuses a group with volumes, unless they are deleted with it. */
export const volumeGroupUses: Uses<Owned & { volumes: readonly string[] }> = [
  blocks('groupSnapshot').in(groupSnapshotList, scopeOf, ({ group_id: of }, { id }) => of === id),
  blocks('volume', 'volumeInGroup').in(
    volumeList,
    (group) => scopeOf(group),
    ({ id }, { volumes }) => volumes.includes(id),
  ),
]

export const groupSnapshotUses: Uses<Owned> = [
  goes('snapshot').in(
    volumeSnapshotEndpoints.snapshotList,
    scopeOf,
    ({ group_snapshot_id: of }, { id }) => of === id,
    ({ id, name, size }) => ({ id, name, gigabytes: size }),
  ),
  stays('volumeGroup').in(volumeGroupList, scopeOf, ({ group_snapshot_id: from }, { id }) => from === id),
]

/** Swift refuses a container with objects. */
export const containerUses: Uses<{ id: string; count: number }> = [
  {
    effect: 'blocks',
    reason: 'objectsOfContainer',
    type: 'container',
    find: async ({ id, count }, read) => {
      // The list of containers counts minutes later: the container itself knows.
      const objects = await read(objectEndpoints.objectList, { params: { container: id }, query: { limit: 1 } })
      return objects.length > 0 ? [{ id, detail: String(Math.max(count, objects.length)) }] : []
    },
  },
]

/** Increments build on the backups before them. */
export const backupUses: Uses<
  Pick<VolumeBackup, 'id' | 'volume_id' | 'has_dependent_backups' | 'os-backup-project-attr:project_id'>
> = [
  {
    effect: 'blocks',
    type: 'backup',
    find: async (backup, read) => {
      if (!backup.has_dependent_backups) return []
      const { id, volume_id: volume, 'os-backup-project-attr:project_id': project_id } = backup
      const all = await read(volumeBackupEndpoints.backupList, scopeOf({ id, project_id }))
      const chain = backupChain(
        all.filter(({ volume_id: of }) => of === volume),
        id,
      )
      return chain.slice(chain.findIndex((one) => one.id === id) + 1)
    },
  },
]
