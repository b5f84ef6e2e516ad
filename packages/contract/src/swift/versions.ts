import * as z from 'zod'
import { del, get, put } from '../endpoint.ts'

const ObjectVersion = z.object({
  /** Unique in the container. */
  id: z.string(),
  /** The whole name of the object. */
  path: z.string(),
  /** Swift's id: a timestamp, or `null` for an object from before versioning. */
  version_id: z.string(),
  bytes: z.number(),
  content_type: z.string().nullable(),
  last_modified: z.string().nullable(),
  /** The content that the object has now. */
  is_current: z.boolean(),
  /** The moment of a deletion, without content. */
  is_deletion: z.boolean(),
})
export type ObjectVersion = z.infer<typeof ObjectVersion>

/** So many versions are listed. */
export const MAX_VERSIONS = 1000

const VERSION = '/api/swift/containers/:container/versions/:version/*path'

export const objectVersionEndpoints = {
  objectVersionList: get(
    '/api/swift/containers/:container/versions/',
    'List the versions of the object `path`, newest first; without it the older versions of all objects',
    {
      query: z.object({ path: z.string().min(1).max(1024).optional() }),
      result: z.object({ items: z.array(ObjectVersion), is_complete: z.boolean() }),
    },
  ),
  objectVersionDownload: get(VERSION, 'Download a version of an object', {
    // Links send no headers, so the query has the tab's scope.
    query: z.object({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
  objectVersionRestore: put(VERSION, 'Make an older version the content of its object'),
  objectVersionDelete: del(VERSION, 'Delete a version of an object permanently'),
}
