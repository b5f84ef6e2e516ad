import type { Volume } from '@meridian/contract'
import { useMemo } from 'react'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { snapshotsOf } from './snapshot.resource.tsx'

/** The snapshots that were taken of a volume. */
export function SnapshotsTab({ volume }: { volume: Volume }) {
  return <ResourcePanel part scope="project" resource={useMemo(() => snapshotsOf(volume), [volume])} />
}
