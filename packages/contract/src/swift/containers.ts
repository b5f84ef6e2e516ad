import * as z from 'zod'
import { del, get, post, put } from '../endpoint.ts'

/** Swift refuses a slash and longer names. */
export const ContainerName = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[^/]*$/, 'Container name must not contain "/".')
  .refine((name) => name.trim() !== '', 'Container name must not be blank.')

const ListedContainer = z.object({
  name: z.string(),
  count: z.number(),
  bytes: z.number(),
  last_modified: z.string().nullable(),
})
export type ListedContainer = z.infer<typeof ListedContainer>

const Container = z.object({
  name: z.string(),
  /** Strings, as in Swift's headers. */
  container_object_count: z.string(),
  container_bytes_used: z.string(),
  /** Time of creation, in UTC without a zone. */
  timestamp: z.string().nullable(),
  data: z.null(),
  is_public: z.boolean(),
  /** Public URL; null unless the container is public. */
  public_url: z.string().nullable(),
  storage_policy: z.object({ name: z.string() }).nullable(),
})
export type Container = z.infer<typeof Container>

/** Swift's rule for policy names; the name is sent in a header. */
const StoragePolicyName = z.string().regex(/^[\w.-]{1,255}$/)

const StoragePolicy = z.looseObject({ name: z.string(), default: z.boolean().optional() })

/** Pages by the last name; without a limit the reply has the whole list. */
export const NamePageQuery = z.object({
  marker: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
})

export const containerEndpoints = {
  info: get('/api/swift/info/', 'Show the capabilities of Swift', {
    result: z.object({ info: z.record(z.string(), z.unknown()) }),
  }),
  policyList: get('/api/swift/policies/', 'List storage policies', {
    result: z.object({ policies: z.array(StoragePolicy) }),
  }),
  containerList: get('/api/swift/containers/', "List the project's containers by name", {
    query: NamePageQuery.extend({ prefix: z.string().optional() }),
    result: z.object({ items: z.array(ListedContainer), has_more: z.boolean() }),
  }),
  containerView: get(
    '/api/swift/containers/:container/metadata/',
    'Show a container; 404 means that the name is free',
    { result: Container },
  ),
  containerCreate: post('/api/swift/containers/:container/metadata/', 'Create a container', {
    body: z.object({ is_public: z.boolean(), storage_policy: StoragePolicyName.optional() }),
    location: '/api/swift/containers/:container',
  }),
  containerUpdate: put('/api/swift/containers/:container/metadata/', 'Make a container public or private', {
    body: z.object({ is_public: z.boolean() }),
  }),
  containerDelete: del('/api/swift/containers/:container/metadata/', 'Delete an empty container'),
}
