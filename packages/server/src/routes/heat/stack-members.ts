import { canBeStackMember, consoleType, type StackMember } from '@meridian/contract'
import { OpenStackError, stackResources, stacks, type ServiceClient } from '@meridian/openstack'
import type { StackSummary } from '@meridian/wire'
import { eachOf } from '../../each-of.ts'
import { LruMap } from '../../lru-map.ts'
import { toStackResource } from './stacks.map.ts'

/** The newest stacks are searched, page by page; each costs one call when it has changed. */
const PAGE_STACKS = 200
const MAX_STACKS = 2000
/** As deep as Heat nests stacks by default. */
const NESTED_DEPTH = 5
const MAX_CACHED_STACKS = 5000
/** Groups that scale change their nested stacks, and not the stack that is listed. */
const MAX_AGE_MS = 60_000

interface Index {
  /** What the stack was like when it was read. */
  version: string
  readAt: number
  isNested: boolean
  members: StackMember[]
}

/** The resources of stacks. Each request lists the stacks first, so nobody finds those of other projects. */
const indexes = new LruMap<string, Index>(MAX_CACHED_STACKS)

/** The stacks that own resources: Heat can only be asked the other way round. */
export async function stackMembers(
  heat: ServiceClient,
  { ids }: { ids: string },
): Promise<{ items: StackMember[]; incomplete: boolean }> {
  const missing = new Set(ids.split(','))
  const items: StackMember[] = []
  let [searched, isLast, isGap] = [0, false, false]
  let marker: string | undefined
  // One stack owns an item, though others may attach it; later pages are read only for those that are not found yet.
  while (missing.size > 0 && !isLast && searched < MAX_STACKS) {
    const { items: listed, more, next } = await stacks.page(heat, { limit: PAGE_STACKS, ...(marker && { marker }) })
    const found = await eachOf(listed, (stack) => membersOf(heat, stack))
    const fitting = found.flatMap((members) => members?.filter(({ id }) => missing.has(id)) ?? [])
    items.push(...fitting)
    for (const { id, resource_type: type } of fitting) if (canBeStackMember(consoleType(type))) missing.delete(id)
    isGap ||= found.includes(null)
    searched += listed.length
    marker = next ?? listed.at(-1)?.id
    isLast = !more || marker === undefined
  }
  return { items, incomplete: missing.size > 0 && (isGap || !isLast) }
}

/** Null if the stack cannot be read, for example because it is deleted by now. */
async function membersOf(heat: ServiceClient, stack: StackSummary): Promise<StackMember[] | null> {
  const key = heat.urlOf(`/stacks/${stack.id}`)
  const version = `${stack.stack_status} ${stack.updated_time}`
  const known = indexes.get(key)
  if (known?.version === version && (!known.isNested || Date.now() - known.readAt < MAX_AGE_MS)) return known.members
  try {
    const name = stack.stack_name
    const resources = await stackResources.list(heat, { name, id: stack.id }, { nested_depth: NESTED_DEPTH })
    const members = resources
      .map((resource) => memberOf(stack, toStackResource(stack.id, resource)))
      .filter(({ id }) => id !== '')
    const isNested = members.some(({ parent_id: parent }) => parent !== stack.id)
    const isAtRest = !stack.stack_status.endsWith('_IN_PROGRESS')
    if (isAtRest) indexes.set(key, { version, readAt: Date.now(), isNested, members })
    return members
  } catch (error) {
    if (error instanceof OpenStackError) return null
    throw error
  }
}

const memberOf = (stack: StackSummary, resource: ReturnType<typeof toStackResource>): StackMember => ({
  id: resource.physical_resource_id,
  resource_type: resource.resource_type,
  resource_name: resource.resource_name,
  parent_id: resource.stack_id,
  stack_id: stack.id,
  stack_name: stack.stack_name,
})
