import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { ContainerName, NamePageQuery } from './containers.ts'

const ListedObject = z.object({
  /** The whole name; the name of a folder ends with a slash. */
  path: z.string(),
  /** The last segment of the path. */
  name: z.string(),
  bytes: z.number(),
  is_subdir: z.boolean(),
  is_object: z.boolean(),
  content_type: z.string().nullable(),
  last_modified: z.string().nullable(),
})
export type ListedObject = z.infer<typeof ListedObject>

const StoredObject = z.object({
  name: z.string(),
  /** A string, as in Swift's header. */
  bytes: z.string(),
  content_type: z.string().nullable(),
  etag: z.string().nullable(),
  timestamp: z.string().nullable(),
})
export type StoredObject = z.infer<typeof StoredObject>

/** A limit, because the call reports no progress. */
const MAX_DELETIONS = 100

const DeletionResult = z.object({
  path: z.string(),
  /** 204 if deleted, otherwise the status of the failed deletion. */
  status: z.number(),
  message: z.string().nullable(),
  request_id: z.string().nullable(),
})

const OBJECT = '/api/swift/containers/:container/object/*path'

/** Where a copy goes. */
export const ObjectCopy = z.object({ dest_container: ContainerName, dest_name: z.string().min(1).max(1024) })

export const objectEndpoints = {
  objectList: get('/api/swift/containers/:container/objects/', 'List folders and objects directly under a path', {
    query: NamePageQuery.extend({ path: z.string().optional(), delimiter: z.string().optional() }),
    result: z.object({ items: z.array(ListedObject), has_more: z.boolean() }),
  }),
  objectView: get(
    '/api/swift/containers/:container/metadata/*path',
    'Show an object; 404 means that the name is free',
    { result: StoredObject },
  ),
  objectCreate: post(
    OBJECT,
    'Upload the file of a form (field `file`), or create a folder if the path ends with a slash',
    { bytes: 'in', location: OBJECT },
  ),
  objectDownload: get(OBJECT, 'Download an object; if the path ends with `/metadata/`, show it', {
    // Links send no headers, so the query has the tab's scope.
    query: z.object({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
  objectDelete: del(OBJECT, 'Delete an object with its segments, or an empty folder'),
  objectsDelete: post(
    '/api/swift/containers/:container/delete/',
    'Delete several objects and empty folders; returns the status of each',
    {
      body: z.object({ paths: z.array(z.string().min(1).max(1024)).min(1).max(MAX_DELETIONS) }),
      result: z.object({ items: z.array(DeletionResult) }),
    },
  ),
  objectCopy: post('/api/swift/containers/:container/copy/*path', 'Copy an object to a free name', {
    body: ObjectCopy,
    location: '/api/swift/containers/:dest_container/object/*dest_name',
  }),
}
