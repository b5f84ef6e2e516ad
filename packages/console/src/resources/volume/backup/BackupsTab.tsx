import type { Volume } from '@meridian/contract'
import { useMemo } from 'react'
import { ResourcePanel } from '../../../framework/panel/ResourcePanel.tsx'
import { backupQueries } from './backup.queries.ts'
import { backup } from './backup.resource.tsx'

/** The backups of a volume, on its details page. */
export function BackupsTab({ volume: { id } }: { volume: Volume }) {
  const resource = useMemo(
    () => ({
      ...backup,
      columns: backup.columns.filter((column) => column.id !== 'volume'),
      list: { ...backup.list, query: () => backupQueries.list({ volume_id: id }) },
    }),
    [id],
  )
  return <ResourcePanel part scope="project" resource={resource} />
}
