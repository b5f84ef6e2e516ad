import type { HypervisorRow } from '../hypervisors/store.ts'
import type { ServerRow } from '../servers/row.ts'

interface Resource {
  host: string
  project: string
  cpu: number
  memory_mb: number
  disk_gb: number
}

/** What the host has, what of it is taken now and at most, and by which projects. */
export function toResources({ host, vcpus, memory_mb, local_gb }: HypervisorRow, hosted: readonly ServerRow[]) {
  const taken = (project: string, rows: readonly ServerRow[]): Resource => ({
    host,
    project,
    cpu: sum(rows, ({ flavor }) => flavor.vcpus),
    memory_mb: sum(rows, ({ flavor }) => flavor.ram),
    disk_gb: sum(rows, ({ flavor }) => flavor.disk + flavor.ephemeral),
  })
  const projects = [...Map.groupBy(hosted, ({ project_id }) => project_id)]
  const resources: Resource[] = [
    { host, project: '(total)', cpu: vcpus, memory_mb, disk_gb: local_gb },
    taken('(used_now)', hosted),
    taken('(used_max)', hosted),
    ...projects.map(([project, rows]) => taken(project, rows)),
  ]
  return resources.map((resource) => ({ resource }))
}

const sum = (rows: readonly ServerRow[], of: (row: ServerRow) => number) => rows.reduce((all, row) => all + of(row), 0)
