import * as z from 'zod'
import { del, get, post, put } from '../endpoint.ts'

/** Swift keeps any name but one with a slash; longer ones it refuses. */
export const ContainerName = z
  .string()
  .min(1)
  .max(256)
  .regex(/^[^/]*$/, 'Container name must not contain "/".')

const ListedContainer = z.object({
  name: z.string(),
  count: z.number(),
  bytes: z.number(),
  last_modified: z.string().nullable(),
})
export type ListedContainer = z.infer<typeof ListedContainer>

const Container = z.object({
  name: z.string(),
  /** As Swift's headers have them: strings. */
  container_object_count: z.string(),
  container_bytes_used: z.string(),
  /** When it was made, UTC without a zone. */
  timestamp: z.string().nullable(),
  data: z.null(),
  is_public: z.boolean(),
  /** Where anyone can read it; null unless it is public. */
  public_url: z.string().nullable(),
  storage_policy: z.object({ name: z.string() }).nullable(),
})
export type Container = z.infer<typeof Container>

/** It travels in a header, and Swift names policies so. */
const StoragePolicyName = z.string().regex(/^[\w.-]{1,255}$/)

const StoragePolicy = z.looseObject({ name: z.string(), default: z.boolean().optional() })

/** Lists of names page by the last one; without a limit the whole list is answered. */
export const NamePageQuery = z.object({
  marker: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(10_000).optional(),
})

export const containerEndpoints = {
  info: get('/api/swift/info/', {
    summary: 'What the object store can do',
    result: z.object({ info: z.record(z.string(), z.unknown()) }),
  }),
  policyList: get('/api/swift/policies/', {
    summary: 'Storage policies to choose from',
    result: z.object({ policies: z.array(StoragePolicy) }),
  }),
  containerList: get('/api/swift/containers/', {
    summary: "The project's containers by name",
    query: NamePageQuery.extend({ prefix: z.string().optional() }),
    result: z.object({ items: z.array(ListedContainer), has_more: z.boolean() }),
  }),
  containerView: get('/api/swift/containers/:container/metadata/', {
    summary: 'One container; 404 says that the name is free',
    result: Container,
  }),
  containerCreate: post('/api/swift/containers/:container/metadata/', {
    summary: 'Create a container',
    body: z.object({ is_public: z.boolean(), storage_policy: StoragePolicyName.optional() }),
    location: '/api/swift/containers/:container',
  }),
  containerUpdate: put('/api/swift/containers/:container/metadata/', {
    summary: 'Make a container public or private',
    body: z.object({ is_public: z.boolean() }),
  }),
  containerDelete: del('/api/swift/containers/:container/metadata/', { summary: 'Delete an empty container' }),
}
