import { volumeSnapshotEndpoints } from '@meridian/contract'
import { query, queryClient } from '../../../api/query.ts'

export const snapshotsOf = (volume: string) =>
  query(volumeSnapshotEndpoints.snapshotList, { query: { volume_id: volume } })

/** There is one more, or one fewer. */
export const refreshSnapshots = (volume: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: snapshotsOf(volume).queryKey })
