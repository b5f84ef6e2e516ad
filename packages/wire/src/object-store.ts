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
  /** MD5 in hexadecimal; for a static large object, the MD5 of its manifest. */
  hash: string
  /** For a static large object, the size of all segments. */
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

/** Common prefix of the names up to a delimiter: a pseudo-folder. */
export interface SubdirEntry {
  subdir: string
}

/** An object in the listing of all versions. */
export interface VersionEntry extends ObjectEntry {
  version_id: string
  is_latest: boolean
}

/** Response of a bulk request; the status is here, not in the HTTP status. */
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

/** A segment in the manifest that a client uploads. */
export type LargeObjectSegmentRequest =
  | { path: string; etag?: string | null; size_bytes?: number | null; range?: string | null }
  /** Base64. */
  | { data: string }

/** A segment in the response to `multipart-manifest=get`. */
export type LargeObjectSegment =
  | {
      name: string
      bytes: number
      hash: string
      content_type: string
      last_modified: string
      range?: string
      /** The segment is a static large object itself. */
      sub_slo?: boolean
    }
  | { data: string }
