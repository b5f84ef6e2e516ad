import * as z from 'zod'
import { get } from '../endpoint.ts'
import { Limit } from '../quotas.ts'

/** Nova counts what others delete a moment late, and then less than nothing. */
const Used = z.number().transform((used) => Math.max(0, used))

/** What the project may have and has; -1 is no limit. */
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
  /** Gone from newer versions of the API, as the two that follow. */
  maxImageMeta: Limit.default(-1),
  maxPersonality: Limit.default(-1),
  maxPersonalitySize: Limit.default(-1),
  maxServerGroups: Limit,
  maxServerGroupMembers: Limit,
  totalServerGroupsUsed: Used,
  /** Neutron counts these now, and Nova sets them no limit, as the four that follow. */
  maxSecurityGroups: Limit.default(-1),
  maxSecurityGroupRules: Limit.default(-1),
  maxTotalFloatingIps: Limit.default(-1),
  totalFloatingIpsUsed: Used.default(0),
  totalSecurityGroupsUsed: Used.default(0),
})
export type ComputeLimits = z.infer<typeof ComputeLimits>

export const computeLimitEndpoints = {
  computeLimits: get('/api/nova/limits/', {
    summary: "The project's absolute limits and what is used of them; with `reserved` what is being built counts too",
    query: z.object({ reserved: z.stringbool().optional() }),
    result: ComputeLimits,
  }),
}
