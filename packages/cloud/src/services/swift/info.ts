import { json, text } from '../../core/http/reply.ts'
import type { OpenCall } from '../../core/service/api.ts'
import { refused } from './faults.ts'
import * as limits from './limits.ts'

/** The capabilities of this cloud. */
const INFO = {
  swift: {
    version: '2.30.1',
    strict_cors_mode: true,
    policies: [{ name: limits.POLICY, aliases: limits.POLICY, default: true }],
    allow_account_management: true,
    account_autocreate: true,
    max_file_size: limits.MAX_FILE_SIZE,
    max_meta_name_length: limits.MAX_META_NAME,
    max_meta_value_length: limits.MAX_META_VALUE,
    max_meta_count: limits.MAX_META_COUNT,
    max_meta_overall_size: limits.MAX_META_SIZE,
    max_header_size: limits.MAX_HEADER_SIZE,
    max_object_name_length: limits.MAX_OBJECT_NAME,
    container_listing_limit: limits.MAX_LISTING,
    account_listing_limit: limits.MAX_LISTING,
    max_account_name_length: limits.MAX_ACCOUNT_NAME,
    max_container_name_length: limits.MAX_CONTAINER_NAME,
    extra_header_count: 0,
  },
  symlink: { symloop_max: limits.MAX_LINKS, static_links: true },
  versioned_writes: { allowed_flags: ['x-versions-location', 'x-history-location'] },
  object_versioning: {},
  slo: {
    max_manifest_segments: limits.MAX_SEGMENTS,
    max_manifest_size: limits.MAX_MANIFEST_BYTES,
    yield_frequency: 10,
    min_segment_size: 1,
    allow_async_delete: false,
  },
  account_quotas: {},
  container_quotas: {},
  ratelimit: {
    account_ratelimit: 0,
    max_sleep_time_seconds: 60,
    container_ratelimits: [],
    container_listing_ratelimits: [],
  },
  tempurl: {
    methods: ['GET', 'HEAD', 'PUT', 'POST', 'DELETE'],
    incoming_remove_headers: ['x-timestamp'],
    incoming_allow_headers: [],
    outgoing_remove_headers: ['x-object-meta-*'],
    outgoing_allow_headers: ['x-object-meta-public-*'],
    allowed_digests: ['sha1', 'sha256', 'sha512'],
    deprecated_digests: ['sha1'],
  },
  bulk_upload: {
    max_containers_per_extraction: limits.MAX_EXTRACTED_CONTAINERS,
    max_failed_extractions: limits.MAX_BULK_FAILURES,
  },
  bulk_delete: { max_deletes_per_request: limits.MAX_DELETES, max_failed_deletes: limits.MAX_BULK_FAILURES },
  formpost: { allowed_digests: ['sha1', 'sha256', 'sha512'], deprecated_digests: ['sha1'] },
  staticweb: {},
  container_sync: { realms: {} },
}

/** The admin section, which needs a signature, is refused. */
export const info = ({ query }: OpenCall) => {
  if (query.has('swiftinfo_sig')) throw refused(403)
  return json(200, INFO, { 'content-type': 'application/json; charset=UTF-8' })
}

export const healthcheck = () => text(200, 'text/plain', 'OK')
