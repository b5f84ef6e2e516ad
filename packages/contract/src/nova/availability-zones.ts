import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const HostService = z.object({ available: z.boolean(), active: z.boolean(), updated_at: z.string().nullable() })

const ComputeZone = z.object({
  zoneName: z.string(),
  zoneState: z.object({ available: z.boolean() }),
  /** Services of each host; only for administrators and with `detailed`. */
  hosts: z.record(z.string(), z.record(z.string(), HostService)).nullable(),
})
export type ComputeZone = z.infer<typeof ComputeZone>

export const computeZoneEndpoints = {
  computeZoneList: get('/api/nova/availzones/', 'List availability zones by name; with `detailed`, with their hosts', {
    query: z.object({ detailed: z.stringbool().optional() }),
    result: items(ComputeZone),
  }),
}
