import * as z from 'zod'
import type { Call } from '../../../core/service/api.ts'
import { isSince } from '../microversion.ts'

const resources = z.record(
  z.string().max(255),
  z
    .int()
    .min(1)
    .max(2 ** 31 - 1),
)
const identity = { project_id: z.string().min(1).max(255), user_id: z.string().min(1).max(255) }

const allocations = z.record(z.uuid(), z.object({ resources, generation: z.int().optional() }))
const generation = { consumer_generation: z.int().min(1).nullable() }

/** The body of each version, oldest first. */
const ListOf = z.object({
  allocations: z.array(z.object({ resource_provider: z.object({ uuid: z.uuid() }), resources })).min(1),
  project_id: identity.project_id.optional(),
  user_id: identity.user_id.optional(),
})
const Plain = z.object({ allocations, ...identity })
const Counted = z.object({ allocations, ...identity, ...generation })
const Typed = z.object({
  allocations,
  ...identity,
  ...generation,
  consumer_type: z.string().regex(/^[A-Z0-9_]{1,255}$/),
})

export interface AllocationRequest {
  allocations: Record<string, Record<string, number>>
  project_id: string
  user_id: string
  /** Absent if the version has no consumer generations. */
  consumer_generation?: number | null
  consumer_type: string
}

/** The project of consumers from versions without projects. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export function readAllocations(call: Call): AllocationRequest {
  if (!isSince(call, 12)) {
    const { allocations: list, project_id = NOBODY, user_id = NOBODY } = call.json(ListOf)
    const byProvider = list.map(({ resource_provider, resources: given }) => [resource_provider.uuid, given])
    return { allocations: Object.fromEntries(byProvider), project_id, user_id, consumer_type: 'unknown' }
  }
  const body = isSince(call, 38) ? call.json(Typed) : { ...call.json(isSince(call, 28) ? Counted : Plain) }
  const given = Object.entries(body.allocations).map(([id, { resources: amounts }]) => [id.toLowerCase(), amounts])
  return { consumer_type: 'unknown', ...body, allocations: Object.fromEntries(given) }
}
