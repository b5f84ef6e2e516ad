import type { HypervisorRow } from '../hypervisors/store.ts'
import type { Load } from '../servers/store.ts'

interface Resource {
  host: string
  project: string
  cpu: number
  memory_mb: number
  disk_gb: number
}

/** The host's capacity, its used resources now and at most, and the usage by project. */
export function toResources(
  { host, vcpus, memory_mb, local_gb }: HypervisorRow,
  loads: readonly (Load & { project_id: string })[],
): { resource: Resource }[] {
  const taken = (project: string, by: readonly Load[]): Resource => ({
    host,
    project,
    cpu: sum(by, 'vcpus'),
    memory_mb: sum(by, 'memory_mb'),
    disk_gb: sum(by, 'local_gb'),
  })
  const resources: Resource[] = [
    { host, project: '(total)', cpu: vcpus, memory_mb, disk_gb: local_gb },
    taken('(used_now)', loads),
    taken('(used_max)', loads),
    ...loads.map((load) => taken(load.project_id, [load])),
  ]
  return resources.map((resource) => ({ resource }))
}

const sum = (loads: readonly Load[], of: 'vcpus' | 'memory_mb' | 'local_gb') =>
  loads.reduce((all, load) => all + load[of], 0)
