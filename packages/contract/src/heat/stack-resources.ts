import * as z from 'zod'
import { get, patch, post } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'

const StackResource = z.object({
  resource_name: z.string(),
  resource_type: z.string(),
  /** Id of the OpenStack resource; empty until it is created. */
  physical_resource_id: z.string(),
  resource_status: z.string(),
  resource_status_reason: z.string().nullable(),
  creation_time: z.string().nullable(),
  updated_time: z.string().nullable(),
  required_by: z.array(z.string()),
  /** The stack of the resource, which may be nested in the requested one. */
  stack_id: z.string(),
  /** The nested stack, if the resource is a stack. */
  nested_stack_id: z.string().nullable(),
  /** Name of the parent resource of its nested stack. */
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
  stackResourceList: get(
    '/api/heat/stacks/:id/resources',
    'List the resources of a stack; with `nested_depth` also those of nested stacks',
    { query: z.object(nested), result: items(StackResource) },
  ),
  stackResourceView: get('/api/heat/stacks/:id/resources/:name', 'Show a resource with its attributes', {
    result: StackResourceView,
  }),
  stackResourceMetadata: get('/api/heat/stacks/:id/resources/:name/metadata', "Show a resource's metadata", {
    result: z.record(z.string(), z.unknown()),
  }),
  stackResourceSignal: post(
    '/api/heat/stacks/:id/resources/:name/signal',
    'Signal a resource, such as a wait condition',
    { body: z.object({ details: z.record(z.string(), z.unknown()) }) },
  ),
  stackResourceMark: patch(
    '/api/heat/stacks/:id/resources/:name',
    'Mark a resource as unhealthy, so that the next update replaces it, or as healthy',
    { body: z.object({ mark_unhealthy: z.boolean(), resource_status_reason: z.string().max(255).optional() }) },
  ),
  stackEventList: get('/api/heat/stacks/:id/events', 'List the events of a stack, newest first', {
    query: EventQuery,
    result: page(StackEvent),
  }),
  stackResourceEvents: get(
    '/api/heat/stacks/:id/resources/:name/events',
    'List the events of a resource, newest first',
    { query: EventQuery, result: page(StackEvent) },
  ),
  stackEventView: get(
    '/api/heat/stacks/:id/resources/:name/events/:event',
    'Show an event with the properties of its resource',
    { result: StackEventView },
  ),
}
