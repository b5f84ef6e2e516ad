import type { VersionEntry } from '@meridian/wire'
import { objectEntry } from '../containers/view.ts'
import type { Folder } from '../listing/walk.ts'
import type { VersionRow } from '../objects/store.ts'
import { timestamp } from '../times.ts'

export const versionId = (version: number | null) => (version === null ? 'null' : timestamp(version))

/** The newest row of a name is the latest, also if it is a delete marker. */
export function toEntries(rows: readonly (VersionRow | Folder)[]): (VersionEntry | Folder)[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    if ('subdir' in row) return row
    const isNewest = !seen.has(row.name)
    seen.add(row.name)
    return {
      ...objectEntry(row),
      version_id: versionId(row.version),
      is_latest: row.is_current === 1 || (row.is_marker === 1 && isNewest),
    }
  })
}
