import type { Container, ListedObject, ObjectVersion, StoredObject } from '@meridian/contract'
import type { objects } from '@meridian/openstack'

type Headers = Record<string, string | string[] | undefined>

const text = (headers: Headers, name: string): string | null => {
  const value = headers[name]
  return typeof value === 'string' ? value : null
}

/** A timestamp of Swift as UTC without a zone suffix. */
const timestampOf = (headers: Headers): string | null => {
  const seconds = Number(text(headers, 'x-timestamp'))
  return seconds > 0 ? new Date(seconds * 1000).toISOString().replace('Z', '') : null
}

/** Swift's ACL element for anonymous reads. */
const isPublic = (headers: Headers) =>
  (text(headers, 'x-container-read') ?? '').split(',').some((one) => one.trim() === '.r:*')

export function toContainer(name: string, headers: Headers, url: string): Container {
  const policy = text(headers, 'x-storage-policy')
  const open = isPublic(headers)
  return {
    name,
    container_object_count: text(headers, 'x-container-object-count') ?? '0',
    container_bytes_used: text(headers, 'x-container-bytes-used') ?? '0',
    timestamp: timestampOf(headers),
    data: null,
    is_public: open,
    public_url: open ? url : null,
    storage_policy: policy === null ? null : { name: policy },
  }
}

export const toStoredObject = (name: string, headers: Headers): StoredObject => ({
  name,
  bytes: text(headers, 'content-length') ?? '0',
  content_type: text(headers, 'content-type'),
  etag: text(headers, 'etag')?.replaceAll('"', '') ?? null,
  timestamp: timestampOf(headers),
})

const lastPart = (path: string) => path.replace(/\/$/, '').split('/').at(-1) ?? path

/** An object whose name ends with a slash is the marker of a folder. */
export function toListedObject(entry: objects.Entry): ListedObject {
  if ('subdir' in entry) {
    const name = lastPart(entry.subdir)
    return {
      path: entry.subdir,
      name,
      bytes: 0,
      is_subdir: true,
      is_object: false,
      content_type: null,
      last_modified: null,
    }
  }
  return {
    path: entry.name,
    name: lastPart(entry.name),
    bytes: entry.bytes,
    is_subdir: false,
    is_object: true,
    content_type: entry.content_type,
    last_modified: entry.last_modified,
  }
}

/** The content type of the entry that stands for a deletion. */
const DELETION = 'application/x-deleted'

export function toObjectVersion(entry: objects.Version): ObjectVersion {
  const { version_id: version = 'null', is_latest: isLatest = true } = entry
  const isDeletion = entry.content_type?.startsWith(DELETION) ?? false
  return {
    id: `${version}/${entry.name}`,
    path: entry.name,
    version_id: version,
    bytes: entry.bytes,
    content_type: isDeletion ? null : entry.content_type,
    last_modified: entry.last_modified,
    // After an older version was restored, Swift marks the deletion too.
    is_current: isLatest && !isDeletion,
    is_deletion: isDeletion,
  }
}
