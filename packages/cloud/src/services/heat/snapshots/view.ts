import type { SnapshotRow } from './store.ts'

export const toSnapshot = ({ id, name, status, status_reason, data, creation_time }: SnapshotRow) => ({
  id,
  name,
  status,
  status_reason,
  data,
  creation_time,
})
