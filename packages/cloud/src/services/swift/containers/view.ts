import type { ObjectEntry } from '@meridian/wire'
import { POLICY } from '../limits.ts'
import { attribute, elements, escaped } from '../listing/formats.ts'
import type { Folder } from '../listing/walk.ts'
import type { ListedRow } from '../objects/store.ts'
import { urlPath } from '../paths.ts'
import { isoTime, lastModified, timestamp } from '../times.ts'
import type { ContainerRow } from './store.ts'

/** Headers that only the owner sees. */
const OWNER_ONLY = /^x-container-(?:read|write|sync-key|sync-to|meta-temp-url-key(?:-2)?)$/

export function containerHeaders(container: ContainerRow, isOwner: boolean): Record<string, string> {
  const { object_count, bytes, created, changed, headers } = container
  const shown = Object.entries(headers).filter(([name]) => isOwner || !OWNER_ONLY.test(name))
  return {
    'x-container-object-count': String(object_count),
    'x-container-bytes-used': String(bytes),
    'x-timestamp': timestamp(created),
    'last-modified': lastModified(changed),
    'accept-ranges': 'bytes',
    'x-storage-policy': POLICY,
    ...Object.fromEntries(shown),
  }
}

export const toEntry = (row: ListedRow | Folder): ObjectEntry | Folder => ('subdir' in row ? row : objectEntry(row))

export function objectEntry(row: ListedRow): ObjectEntry {
  const { name, stamp, bytes, etag, content_type, large_etag, large_bytes, link } = row
  return {
    bytes: large_bytes ?? bytes,
    hash: etag,
    name,
    content_type,
    last_modified: isoTime(stamp),
    ...(large_etag !== null && { slo_etag: `"${large_etag}"` }),
    ...(link?.etag !== undefined && { symlink_etag: link.etag, symlink_bytes: link.bytes ?? 0 }),
    ...(link && { symlink_path: urlPath(link) }),
  }
}

export function toXml(container: string, entries: readonly (ObjectEntry | Folder)[]): string {
  const lines = entries.map((entry) =>
    'subdir' in entry
      ? `<subdir name=${attribute(entry.subdir)}><name>${escaped(entry.subdir)}</name></subdir>`
      : `<object>${elements(entry, ['name', 'hash', 'bytes', 'content_type', 'last_modified'])}</object>`,
  )
  return `<container name=${attribute(container)}>${lines.join('')}</container>`
}
