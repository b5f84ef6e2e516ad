/** A container in the listing of an account. */
export interface ContainerEntry {
  name: string
  count: number
  bytes: number
  /** `2026-11-15T02:31:15.310430`, UTC without a zone. */
  last_modified: string
}

/** An object in the listing of a container. */
export interface ObjectEntry {
  name: string
  /** MD5 in hexadecimal; of a static large object, that of its manifest. */
  hash: string
  /** Of a static large object, the size of all segments. */
  bytes: number
  content_type: string
  last_modified: string
  /** Only on static large objects; quoted. */
  slo_etag?: string
  /** Only on symbolic links: the path of the target. */
  symlink_path?: string
  symlink_etag?: string
  symlink_bytes?: number
}

/** What the names behind a delimiter have in common: a pseudo-folder. */
export interface SubdirEntry {
  subdir: string
}

/** In the listing of all versions. */
export interface VersionEntry extends ObjectEntry {
  version_id: string
  is_latest: boolean
}

/** The status is here, not in the answer's own. */
export interface BulkReport {
  'Response Status': string
  'Response Body': string
  /** Name and status. */
  Errors: [string, string][]
}

export interface BulkDeleteReport extends BulkReport {
  'Number Deleted': number
  'Number Not Found': number
}

export interface BulkUploadReport extends BulkReport {
  'Number Files Created': number
}

/** A segment as the manifest of a static large object is written by a client. */
export type LargeObjectSegmentRequest =
  | { path: string; etag?: string | null; size_bytes?: number | null; range?: string | null }
  /** Base64. */
  | { data: string }

/** A segment as `multipart-manifest=get` shows it. */
export type LargeObjectSegment =
  | {
      name: string
      bytes: number
      hash: string
      content_type: string
      last_modified: string
      range?: string
      /** It is a static large object itself. */
      sub_slo?: boolean
    }
  | { data: string }
