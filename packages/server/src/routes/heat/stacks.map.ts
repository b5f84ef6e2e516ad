import type { HeatResourceType, PlannedResource, StackEvent, StackPreview, StackResource } from '@meridian/contract'
import type {
  Link,
  PreviewedResource,
  PreviewTree,
  ResourceTypeSummary,
  StackEvent as WireEvent,
  StackPreview as WirePreview,
  StackResource as WireResource,
} from '@meridian/wire'

/** Heat names a stack's id only inside links, which are read and not followed. */
export function stackIdIn(links: readonly Link[] | undefined, rel: string): string | null {
  const href = links?.find((link) => link.rel === rel)?.href ?? ''
  return /\/stacks\/[^/]+\/([^/?#]+)/.exec(href)?.[1] ?? null
}

export const toStackResource = (id: string, resource: WireResource): StackResource => ({
  ...resource,
  physical_resource_id: resource.physical_resource_id ?? '',
  stack_id: stackIdIn(resource.links, 'stack') ?? id,
  nested_stack_id: stackIdIn(resource.links, 'nested'),
  parent_resource: resource.parent_resource ?? null,
})

export const toStackEvent = (id: string, event: WireEvent): StackEvent => ({
  ...event,
  stack_id: stackIdIn(event.links, 'stack') ?? id,
})

export const toPlannedResource = (resource: PreviewedResource): PlannedResource => ({
  ...resource,
  physical_resource_id: resource.physical_resource_id || null,
  stack_name: resource.stack_identity.stack_name,
})

const flat = (tree: PreviewTree): PreviewedResource[] => (Array.isArray(tree) ? tree.flatMap(flat) : [tree])

export const toStackPreview = (preview: WirePreview): StackPreview => ({
  ...preview,
  resources: preview.resources.flatMap(flat).map(toPlannedResource),
})

export const toResourceType = ({ resource_type: id, description }: ResourceTypeSummary): HeatResourceType => ({
  id,
  // Heat's words for no description.
  description: description === 'No description available' ? null : description,
})
