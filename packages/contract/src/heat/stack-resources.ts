import * as z from 'zod'
import { get, patch, post } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'

const StackResource = z.object({
  resource_name: z.string(),
  resource_type: z.string(),
  /** The id of the real resource; empty until there is one. */
  physical_resource_id: z.string(),
  resource_status: z.string(),
  resource_status_reason: z.string().nullable(),
  creation_time: z.string().nullable(),
  updated_time: z.string().nullable(),
  required_by: z.array(z.string()),
  /** The stack that has it, which may be nested in the one that was asked for. */
  stack_id: z.string(),
  /** The stack that it is, for a resource that is a stack itself. */
  nested_stack_id: z.string().nullable(),
  /** The resource that its nested stack is. */
  parent_resource: z.string().nullable(),
})
export type StackResource = z.infer<typeof StackResource>

const StackResourceView = StackResource.extend({
  description: z.string().nullable(),
  attributes: z.record(z.string(), z.unknown()).nullable(),
})
export type StackResourceView = z.infer<typeof StackResourceView>

const StackEvent = z.object({
  id: z.string(),
  event_time: z.string(),
  resource_name: z.string(),
  physical_resource_id: z.string().nullable(),
  resource_status: z.string(),
  resource_status_reason: z.string().nullable(),
  stack_id: z.string(),
})
export type StackEvent = z.infer<typeof StackEvent>

const StackEventView = StackEvent.extend({
  resource_type: z.string().nullable(),
  resource_properties: z.record(z.string(), z.unknown()).nullable(),
})
export type StackEventView = z.infer<typeof StackEventView>

const nested = { nested_depth: z.coerce.number().int().min(0).max(10).optional() }

const EventQuery = PageQuery.omit({ sort_key: true }).extend(nested)

export const stackResourceEndpoints = {
  stackResourceList: get('/api/heat/stacks/:id/resources', {
    summary: "A stack's resources; with `nested_depth` also those of nested stacks",
    query: z.object(nested),
    result: items(StackResource),
  }),
  stackResourceView: get('/api/heat/stacks/:id/resources/:name', {
    summary: 'One resource with its attributes',
    result: StackResourceView,
  }),
  stackResourceMetadata: get('/api/heat/stacks/:id/resources/:name/metadata', {
    summary: "A resource's metadata",
    result: z.record(z.string(), z.unknown()),
  }),
  stackResourceSignal: post('/api/heat/stacks/:id/resources/:name/signal', {
    summary: 'Signal a resource, such as a wait condition',
    body: z.object({ details: z.record(z.string(), z.unknown()) }),
  }),
  stackResourceMark: patch('/api/heat/stacks/:id/resources/:name', {
    summary: 'Mark a resource as unhealthy, so that the next update replaces it, or as healthy again',
    body: z.object({ mark_unhealthy: z.boolean(), resource_status_reason: z.string().max(255).optional() }),
  }),
  stackEventList: get('/api/heat/stacks/:id/events', {
    summary: "A stack's events, newest first",
    query: EventQuery,
    result: page(StackEvent),
  }),
  stackResourceEvents: get('/api/heat/stacks/:id/resources/:name/events', {
    summary: "A resource's events, newest first",
    query: EventQuery,
    result: page(StackEvent),
  }),
  stackEventView: get('/api/heat/stacks/:id/resources/:name/events/:event', {
    summary: 'One event with the properties of its resource',
    result: StackEventView,
  }),
}
