import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const ServerUsage = z.object({
  instance_id: z.string(),
  name: z.string(),
  flavor: z.string(),
  tenant_id: z.string(),
  hours: z.number(),
  memory_mb: z.number(),
  local_gb: z.number(),
  vcpus: z.number(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  state: z.string(),
  /** Seconds. */
  uptime: z.number(),
})

const ProjectUsage = z.object({
  tenant_id: z.string(),
  start: z.string(),
  stop: z.string(),
  total_hours: z.number(),
  total_vcpus_usage: z.number(),
  total_memory_mb_usage: z.number(),
  total_local_gb_usage: z.number(),
  server_usages: z.array(ServerUsage).default([]),
})
export type ProjectUsage = z.infer<typeof ProjectUsage>

const ProjectInUse = z.object({
  tenant_id: z.string(),
  instances: z.number(),
  vcpus: z.number(),
  memory_mb: z.number(),
})
export type ProjectInUse = z.infer<typeof ProjectInUse>

export const usageEndpoints = {
  usageNow: get(
    '/api/nova/usage/now/',
    'List what the instances of each project take now; projects without any are left out',
    {
      result: items(ProjectInUse),
    },
  ),
  usageList: get(
    '/api/nova/usage/',
    'Show usage between two days, inclusive: of the project, or with `all_projects` of each',
    {
      query: z.object({ start: z.iso.date(), end: z.iso.date(), all_projects: z.stringbool().optional() }),
      result: items(ProjectUsage),
    },
  ),
}
