import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { ContainerName, NamePageQuery } from './containers.ts'

const ListedObject = z.object({
  /** The whole name; that of a folder ends with a slash. */
  path: z.string(),
  /** The last part of it. */
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
  /** As Swift's header has it: a string. */
  bytes: z.string(),
  content_type: z.string().nullable(),
  etag: z.string().nullable(),
  timestamp: z.string().nullable(),
})
export type StoredObject = z.infer<typeof StoredObject>

/** More than these would be long without a word of how far it has come. */
const MOST_AT_ONCE = 100

const Removed = z.object({
  path: z.string(),
  /** 204 where it is deleted, else as deleting it alone would have been refused. */
  status: z.number(),
  message: z.string().nullable(),
  request_id: z.string().nullable(),
})

const OBJECT = '/api/swift/containers/:container/object/*path'

export const objectEndpoints = {
  objectList: get('/api/swift/containers/:container/objects/', {
    summary: 'Folders and objects directly under a path',
    query: NamePageQuery.extend({ path: z.string().optional(), delimiter: z.string().optional() }),
    result: z.object({ items: z.array(ListedObject), has_more: z.boolean() }),
  }),
  objectView: get('/api/swift/containers/:container/metadata/*path', {
    summary: 'One object; 404 says that the name is free',
    result: StoredObject,
  }),
  objectCreate: post(OBJECT, {
    summary: 'Store the file of a form (field `file`), or make a folder when the path ends with a slash',
    bytes: 'in',
    location: OBJECT,
  }),
  objectDownload: get(OBJECT, {
    summary: "An object's bytes, as a download",
    // A link cannot send headers: it names the tab's scope in its query.
    query: z.object({ project: z.string().optional(), region: z.string().optional() }),
    bytes: 'out',
  }),
  objectDelete: del(OBJECT, { summary: 'Delete an object with its segments, or an empty folder' }),
  objectsDelete: post('/api/swift/containers/:container/delete/', {
    summary: 'Delete several objects and empty folders; says of each what became of it',
    body: z.object({ paths: z.array(z.string().min(1).max(1024)).min(1).max(MOST_AT_ONCE) }),
    result: z.object({ items: z.array(Removed) }),
  }),
  objectCopy: post('/api/swift/containers/:container/copy/*path', {
    summary: 'Copy an object to a free name',
    body: z.object({ dest_container: ContainerName, dest_name: z.string().min(1).max(1024) }),
    result: z.object({ dest_container: z.string(), dest_name: z.string() }),
    location: '/api/swift/containers/:dest_container/object/*dest_name',
  }),
}
