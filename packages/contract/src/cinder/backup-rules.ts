import type { VolumeBackup } from './backups.ts'

type Seen = Pick<VolumeBackup, 'status' | 'has_dependent_backups'>

const FINAL = ['available', 'error', 'error_deleting', 'deleted']

/** Whether the backup's status changes by itself. */
export const isBackupChanging = ({ status }: Pick<Seen, 'status'>): boolean => !FINAL.includes(status)

/** What the state of a volume backup allows. */
export const backupCan = {
  restore: ({ status }: Seen) => status === 'available',
  /** Increments need the backups that they build on. */
  delete: ({ status, has_dependent_backups: isNeeded }: Seen) =>
    (status === 'available' || status === 'error') && !isNeeded,
  /** For administrators, if a backup no longer changes although its status says so. */
  forceDelete: ({ status }: Seen) => ['error_deleting', 'restoring', 'creating'].includes(status),
}

type Link = Pick<VolumeBackup, 'id' | 'created_at' | 'is_incremental' | 'status'>

/**
 * The backups that restoring this one needs and those that build on it, the full one first; all are of one volume.
 * Cinder does not say what an increment builds on: it is the newest complete backup at its time.
 */
export function backupChain<T extends Link>(backups: readonly T[], id: string): T[] {
  const ordered = backups.toSorted((a, b) =>
    // Of the same second, the full one comes first.
    a.created_at < b.created_at
      ? -1
      : a.created_at > b.created_at
        ? 1
        : Number(a.is_incremental) - Number(b.is_incremental),
  )
  const chains: T[][] = []
  for (const backup of ordered) {
    const latest = chains.findLast((chain) => chain.some(({ status }) => status !== 'error'))
    if (backup.is_incremental && latest) latest.push(backup)
    else chains.push([backup])
  }
  return chains.find((chain) => chain.some((backup) => backup.id === id)) ?? []
}
