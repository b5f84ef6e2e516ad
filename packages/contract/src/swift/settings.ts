import * as z from 'zod'
import { get, post, put } from '../endpoint.ts'
import { Metadata } from '../items.ts'

/** Values are sent in headers: one line, and no control characters. */
const HeaderText = z
  .string()
  .max(4096)
  // oxlint-disable-next-line no-control-regex -- these are refused
  .regex(/^[^\u0000-\u001f\u007f]*$/, 'must be one line')

/** Keys become parts of header names. */
const MetadataKey = z.string().regex(/^[\w-]{1,128}$/, 'Keys have letters, digits, "-" and "_" only.')

export const SwiftMetadata = z.record(MetadataKey, HeaderText.min(1))

/** null: no limit. */
const QuotaLimit = z.number().int().min(0).nullable()

/** All that an owner can set on a container; an empty text is unset. */
export const ContainerSettings = z.object({
  /** Swift's access lists: `.r:*`, `project:user` … */
  read_acl: HeaderText,
  write_acl: HeaderText,
  /** Whether Swift keeps older versions of its objects. */
  versions_enabled: z.boolean(),
  quota_bytes: QuotaLimit,
  quota_count: QuotaLimit,
  /** The object that a static website shows for a folder, as `index.html`; empty: no website. */
  web_index: HeaderText,
  /** The suffix of the website's error pages: `error.html` is stored as `404error.html`. */
  web_error: HeaderText,
  /** Whether a folder without an index lists its objects. */
  web_listings: z.boolean(),
  metadata: SwiftMetadata,
})
export type ContainerSettings = z.infer<typeof ContainerSettings>

export const ObjectSettings = z.object({
  content_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+(; ?charset=[\w-]+)?$/, 'must be a media type'),
  /** When Swift deletes the object; null: never. */
  delete_at: z.iso.datetime().nullable(),
  metadata: SwiftMetadata,
})
export type ObjectSettings = z.infer<typeof ObjectSettings>

/** A hundred years. */
const MAX_SECONDS = 100 * 366 * 24 * 3600

const ObjectSettingsChange = ObjectSettings.extend({
  /** Swift deletes the object so many seconds after the request; `delete_at` is then ignored. */
  delete_after: z.number().int().min(1).max(MAX_SECONDS).optional(),
})
export type ObjectSettingsChange = z.infer<typeof ObjectSettingsChange>

const Account = z.object({
  containers: z.number(),
  objects: z.number(),
  bytes: z.number(),
  /** null: no limit. */
  quota_bytes: z.number().nullable(),
  metadata: Metadata,
})

export const TEMPORARY_SECONDS = { min: 60, max: 30 * 24 * 3600 } as const

/** Matches are searched in so many names. */
export const MAX_SEARCHED = 100_000

const FoundObject = z.object({
  path: z.string(),
  bytes: z.number(),
  content_type: z.string().nullable(),
  last_modified: z.string().nullable(),
})

const SETTINGS = '/api/swift/containers/:container/settings/'

export const swiftSettingEndpoints = {
  accountView: get('/api/swift/account/', "Show the usage and quota of the project's object store", {
    result: Account,
  }),
  accountUpdate: put('/api/swift/account/', "Replace the metadata of the project's account in the object store", {
    body: z.object({ metadata: SwiftMetadata }),
  }),
  containerSettings: get(SETTINGS, 'Show the access, versions, quotas, website and metadata of a container', {
    result: ContainerSettings.extend({
      versions_supported: z.boolean(),
      /** The address of the website. */
      web_url: z.string(),
    }),
  }),
  containerSettingsUpdate: put(SETTINGS, 'Change the access, versions, quotas, website and metadata of a container', {
    body: ContainerSettings,
  }),
  objectSettings: get(`${SETTINGS}*path`, 'Show the content type, expiry and metadata of an object', {
    result: ObjectSettings.extend({ content_type: z.string() }),
  }),
  objectSettingsUpdate: put(`${SETTINGS}*path`, 'Replace the content type, expiry and metadata of an object', {
    body: ObjectSettingsChange,
  }),
  objectTemporaryUrl: post(
    '/api/swift/containers/:container/temporary-url/*path',
    'Make a link with which anyone can download an object for a while; the key stays in Swift',
    {
      body: z.object({ seconds: z.number().int().min(TEMPORARY_SECONDS.min).max(TEMPORARY_SECONDS.max) }),
      result: z.object({ url: z.string(), expires_at: z.string() }),
    },
  ),
  objectSearch: get(
    '/api/swift/containers/:container/search/',
    'Find objects below a path whose name has a text, over all pages of the list',
    {
      query: z.object({ path: z.string().optional(), text: z.string().min(1).max(1024) }),
      result: z.object({ items: z.array(FoundObject), is_complete: z.boolean() }),
    },
  ),
}
