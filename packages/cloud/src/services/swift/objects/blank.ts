const EMPTY_ETAG = 'd41d8cd98f00b204e9800998ecf8427e'

/** What says that an object was deleted then. */
export const DELETED_TYPE = 'application/x-deleted;swift_versions_deleted=1'

/** What an object without bytes, manifest or link has. */
export const BLANK = {
  bytes: 0,
  etag: EMPTY_ETAG,
  blob: null,
  segments: null,
  large_etag: null,
  large_bytes: null,
  link: null,
} as const
