import type { Image } from '@meridian/contract'

type Seen = Pick<Image, 'id' | 'name' | 'created_at' | 'properties'>

/** The backups of a type that stay beside a new one, and the oldest, which Nova deletes. */
export function rotatedOut(
  images: readonly Seen[],
  type: string,
  rotation: number,
): { kept: readonly Seen[]; deleted: readonly Seen[] } {
  const newestFirst = images
    .filter(({ properties }) => properties['backup_type'] === type.trim())
    .toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at))
  // The new backup takes one of the places.
  const room = Math.max(0, rotation - 1)
  return { kept: newestFirst.slice(0, room), deleted: newestFirst.slice(room) }
}
