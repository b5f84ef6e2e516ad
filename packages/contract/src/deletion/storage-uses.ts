import { backupChain } from '../cinder/backup-rules.ts'
import { volumeBackupEndpoints, type VolumeBackup } from '../cinder/backups.ts'
import { volumeGroupEndpoints } from '../cinder/groups.ts'
import { volumeGroupSnapshotEndpoints } from '../cinder/group-snapshots.ts'
import { qosSpecEndpoints } from '../cinder/qos-specs.ts'
import { volumeSnapshotEndpoints } from '../cinder/snapshots.ts'
import { volumeEndpoints } from '../cinder/volumes.ts'
import { objectEndpoints } from '../swift/objects.ts'
import { EVERYWHERE, type Uses } from './uses.ts'

type Owned = { id: string; project_id?: string | null }

/** Only administrators see whose it is, and only they may list all projects. */
const scopeOf = ({ project_id: project }: Owned) => (project ? EVERYWHERE : {})

export const volumeTypeUses: Uses<{ id: string; name: string }> = [
  {
    effect: 'blocks',
    type: 'volume',
    find: async ({ id, name }, read) =>
      (await read(volumeEndpoints.volumeList, EVERYWHERE)).filter(
        ({ volume_type: type }) => type === name || type === id,
      ),
  },
]

export const qosSpecUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'volumeType',
    find: ({ id }, read) => read(qosSpecEndpoints.qosSpecAssociations, { params: { id } }),
  },
]

export const groupTypeUses: Uses<{ id: string }> = [
  {
    effect: 'blocks',
    type: 'volumeGroup',
    find: async ({ id }, read) =>
      (await read(volumeGroupEndpoints.volumeGroupList, EVERYWHERE)).filter(({ group_type: type }) => type === id),
  },
]

/** Cinder refuses a group with volumes, unless they are deleted with it. */
export const volumeGroupUses: Uses<Owned & { volumes: readonly string[] }> = [
  {
    effect: 'blocks',
    type: 'groupSnapshot',
    find: async (group, read) =>
      (await read(volumeGroupSnapshotEndpoints.groupSnapshotList, scopeOf(group))).filter(
        ({ group_id: of }) => of === group.id,
      ),
  },
  {
    effect: 'blocks',
    reason: 'volumeInGroup',
    type: 'volume',
    find: async (group, read) =>
      (await read(volumeEndpoints.volumeList, scopeOf(group))).filter(({ id }) => group.volumes.includes(id)),
  },
]

export const groupSnapshotUses: Uses<Owned> = [
  {
    effect: 'goes',
    type: 'snapshot',
    find: async (snapshot, read) =>
      (await read(volumeSnapshotEndpoints.snapshotList, scopeOf(snapshot)))
        .filter(({ group_snapshot_id: of }) => of === snapshot.id)
        .map(({ id, name, size }) => ({ id, name, gigabytes: size })),
  },
  {
    effect: 'stays',
    type: 'volumeGroup',
    find: async (snapshot, read) =>
      (await read(volumeGroupEndpoints.volumeGroupList, scopeOf(snapshot))).filter(
        ({ group_snapshot_id: from }) => from === snapshot.id,
      ),
  },
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
