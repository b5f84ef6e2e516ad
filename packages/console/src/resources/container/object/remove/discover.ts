import { mapWithLimit } from '../../../../framework/actions/map-with-limit.ts'
import { BATCH_AT_ONCE } from '../../../../framework/timing.ts'
import { isFolder, type ObjectAddress } from '../object-address.ts'

/** All that goes when something is deleted. */
export interface Found {
  files: ObjectAddress[]
  /** The outermost first; those of a level lie beside each other. */
  folderLevels: ObjectAddress[][]
}

interface Discovery {
  /** What lies directly in a folder. */
  listFolder: (folder: ObjectAddress, signal: AbortSignal) => Promise<readonly ObjectAddress[]>
  /** Told as the numbers grow. */
  onFound: (files: number, folders: number) => void
  signal: AbortSignal
}

/** Looks into all folders, and into those in them, level by level, until the signal ends it. */
export async function discover(
  roots: readonly ObjectAddress[],
  { listFolder, onFound, signal }: Discovery,
): Promise<Found> {
  const files = roots.filter((root) => !isFolder(root))
  const folderLevels: ObjectAddress[][] = []
  let level = roots.filter(isFolder)
  let folders = level.length
  onFound(files.length, folders)
  while (level.length > 0) {
    folderLevels.push(level)
    const below: ObjectAddress[] = []
    await mapWithLimit(level, BATCH_AT_ONCE, async (folder) => {
      signal.throwIfAborted()
      for (const inside of await listFolder(folder, signal)) (isFolder(inside) ? below : files).push(inside)
      onFound(files.length, folders + below.length)
    })
    folders += below.length
    level = below
  }
  return { files, folderLevels }
}
