import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items, Metadata, MetadataChange } from '../items.ts'

const Aggregate = z.object({
  id: z.number(),
  name: z.string(),
  availability_zone: z.string().nullable(),
  hosts: z.array(z.string()),
  metadata: Metadata,
  created_at: z.string(),
  updated_at: z.string().nullable(),
})
export type Aggregate = z.infer<typeof Aggregate>

const AggregateName = z.string().trim().min(1).max(255)
const ZoneName = z.string().min(1).max(255)

export const aggregateEndpoints = {
  aggregateList: get('/api/nova/aggregates/', 'List host aggregates', { result: items(Aggregate) }),
  aggregateCreate: post('/api/nova/aggregates/', 'Create a host aggregate', {
    body: z.object({ name: AggregateName, availability_zone: ZoneName.optional() }),
    // Nova's response to a creation lacks hosts and metadata.
    result: Aggregate.extend({ hosts: Aggregate.shape.hosts.default([]), metadata: Metadata.default({}) }),
  }),
  aggregateView: get('/api/nova/aggregates/:id/', 'Show a host aggregate', { result: Aggregate }),
  aggregateUpdate: patch('/api/nova/aggregates/:id/', "Change an aggregate's name or availability zone", {
    body: z.object({ name: AggregateName.optional(), availability_zone: ZoneName.optional() }),
  }),
  aggregateDelete: del('/api/nova/aggregates/:id/', 'Delete an aggregate without hosts'),
  aggregateHostAdd: post('/api/nova/aggregates/:id/hosts/', 'Add a host to an aggregate', {
    body: z.object({ host: z.string().min(1) }),
  }),
  aggregateHostRemove: del('/api/nova/aggregates/:id/hosts/:host', 'Remove a host from an aggregate'),
  aggregateExtraSpecs: get('/api/nova/aggregates/:id/extra-specs/', "Show an aggregate's metadata", {
    result: Metadata,
  }),
  aggregateExtraSpecsUpdate: patch(
    '/api/nova/aggregates/:id/extra-specs/',
    "Set and remove keys of an aggregate's metadata",
    { body: MetadataChange },
  ),
}
