interface Seen {
  status: string
}

/** Whether the status of a group or of its snapshot changes by itself. */
export const isGroupChanging = ({ status }: Seen): boolean => !['available', 'error', 'error_deleting'].includes(status)

/** What the state of a volume group allows. */
export const groupCan = {
  /** Volumes come and go, a copy or a snapshot is made. */
  change: ({ status }: Seen) => status === 'available',
  edit: (group: Seen) => !isGroupChanging(group),
  delete: (group: Seen & { hasSnapshots: boolean }) => !isGroupChanging(group) && !group.hasSnapshots,
}

/** What the state of a group's snapshot allows. */
export const groupSnapshotCan = {
  createGroup: ({ status }: Seen) => status === 'available',
  delete: (snapshot: Seen) => !isGroupChanging(snapshot),
}
