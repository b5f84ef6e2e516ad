import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Limit } from '../quotas.ts'

/** Nova can count below zero for a moment after a deletion. */
const Used = z.number().transform((used) => Math.max(0, used))

/** Limits and usage of the project; -1 is unlimited. */
const ComputeLimits = z.object({
  maxTotalInstances: Limit,
  totalInstancesUsed: Used,
  maxTotalCores: Limit,
  totalCoresUsed: Used,
  /** MiB, as the one that follows. */
  maxTotalRAMSize: Limit,
  totalRAMUsed: Used,
  maxTotalKeypairs: Limit,
  maxServerMeta: Limit,
  /** Newer versions of the API lack this and the next two. */
  maxImageMeta: Limit.default(-1),
  maxPersonality: Limit.default(-1),
  maxPersonalitySize: Limit.default(-1),
  maxServerGroups: Limit,
  maxServerGroupMembers: Limit,
  totalServerGroupsUsed: Used,
  /** Neutron counts these now; Nova returns -1 for this and the next four. */
  maxSecurityGroups: Limit.default(-1),
  maxSecurityGroupRules: Limit.default(-1),
  maxTotalFloatingIps: Limit.default(-1),
  totalFloatingIpsUsed: Used.default(0),
  totalSecurityGroupsUsed: Used.default(0),
})
export type ComputeLimits = z.infer<typeof ComputeLimits>

export const computeLimitEndpoints = {
  computeLimits: get(
    '/api/nova/limits/',
    "Show the project's absolute limits and usage; `reserved` includes servers that are being built",
    { query: z.object({ reserved: z.stringbool().optional() }), result: ComputeLimits },
  ),
}
