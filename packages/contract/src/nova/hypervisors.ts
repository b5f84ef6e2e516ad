import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

/** Capacity and usage of a host; newer Novas leave it to Placement. */
const counted = z.number().nullable().default(null)
const resources = {
  vcpus: counted,
  vcpus_used: counted,
  memory_mb: counted,
  memory_mb_used: counted,
  free_ram_mb: counted,
  local_gb: counted,
  local_gb_used: counted,
  free_disk_gb: counted,
  disk_available_least: counted,
  current_workload: counted,
  running_vms: counted,
}

const Hypervisor = z.object({
  id: z.union([z.string(), z.number()]),
  hypervisor_hostname: z.string(),
  hypervisor_type: z.string(),
  hypervisor_version: z.number(),
  host_ip: z.string().nullable(),
  state: z.enum(['up', 'down']),
  status: z.enum(['enabled', 'disabled']),
  service: z.object({
    id: z.union([z.string(), z.number()]),
    host: z.string(),
    disabled_reason: z.string().nullable(),
  }),
  ...resources,
})
export type Hypervisor = z.infer<typeof Hypervisor>

const HypervisorDetails = Hypervisor.extend({
  servers: z.array(z.object({ name: z.string(), uuid: z.string() })).default([]),
})

const Statistics = z.object({ count: z.number(), ...resources })

export const hypervisorEndpoints = {
  hypervisorList: get('/api/nova/hypervisors/', 'List hypervisors with their capacity and usage', {
    result: items(Hypervisor),
  }),
  hypervisorStatistics: get(
    '/api/nova/hypervisors/statistics/',
    'Show the capacity and usage of all hypervisors together',
    { result: Statistics },
  ),
  hypervisorView: get('/api/nova/hypervisors/:id/', 'Show a hypervisor with its servers', {
    result: HypervisorDetails,
  }),
}
