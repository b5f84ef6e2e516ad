import { volumeBackupEndpoints, volumeEndpoints, volumeSnapshotEndpoints, type VolumeBackup } from '@meridian/contract'
import { call } from '../../../api/client.ts'
import { pages } from '../../../api/pages.ts'
import { query, type ItemQuery, type ListQuery } from '../../../api/query.ts'
import type { Filters } from '../../../framework/resource/column.ts'
import type { PanelScope } from '../../../framework/resource/item.ts'
import { itemsById, joinedOne, joinedPages, orNull } from '../../../api/joined.ts'

/** A backup with the names of its volume and snapshot, if they exist and could be loaded. */
export interface Backup extends VolumeBackup {
  project_id: string | null
  volumeName?: string
  snapshotName?: string
}

const withProject = (backup: VolumeBackup): Backup => ({
  ...backup,
  project_id: backup['os-backup-project-attr:project_id'],
})

export const backupQueries = {
  list: (filters: Filters, scope?: PanelScope): ListQuery<Backup> => {
    const all = scope === 'admin' ? { all_projects: 'true' } : {}
    return joinedPages(
      volumeBackupEndpoints.backupList,
      { ...filters, ...all },
      () =>
        Promise.all([
          itemsById(pages(volumeEndpoints.volumeList, all)),
          itemsById(pages(volumeSnapshotEndpoints.snapshotList, all)),
        ]),
      (backup, found): Backup => ({
        ...withProject(backup),
        volumeName: found?.[0].get(backup.volume_id)?.name,
        snapshotName: found?.[1].get(backup.snapshot_id ?? '')?.name,
      }),
    )
  },
  one: (id: string): ItemQuery<Backup> =>
    joinedOne(query(volumeBackupEndpoints.backupView, { params: { id } }), async (backup, signal) => {
      const { volume_id: volumeId, snapshot_id: snapshotId } = backup
      const [volume, snapshot] = await Promise.all([
        orNull(call(volumeEndpoints.volumeView, { params: { id: volumeId } }, { signal })),
        snapshotId
          ? orNull(call(volumeSnapshotEndpoints.snapshotView, { params: { id: snapshotId } }, { signal }))
          : null,
      ])
      return { ...withProject(backup), volumeName: volume?.name, snapshotName: snapshot?.name }
    }),
}
