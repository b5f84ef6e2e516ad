import type { Measure } from './measure.ts'

/**
 * Each bench by name: `npm run bench` runs all, `npm run bench -- bundle` one. A bench is loaded when it runs. With
 * `--smoke` each does little and keeps no budget: the tests find out that it still works.
 */
export const benches: Record<string, () => Promise<Measure[]>> = {
  admin: async () => (await import('./admin/admin.ts')).measureAdmin(),
  bundle: async () => (await import('./bundle.ts')).measureBundle(),
  clicks: async () => (await import('./clicks/clicks.ts')).measureClicks(),
  cloud: async () => (await import('./cloud/cloud.ts')).measureCloud(),
  code: async () => (await import('./code/code.ts')).measureCode(),
  graph: async () => (await import('./graph/graph.ts')).measureGraph(),
  instances: async () => (await import('./instances/instances.ts')).measureInstances(),
  'large-files': async () => (await import('./large-files/large-files.ts')).measureLargeFiles(),
  live: async () => (await import('./live/live.ts')).measureLive(),
  pages: async () => (await import('./pages/pages.ts')).measurePages(),
  server: async () => (await import('./server/server.ts')).measureServer(),
  stacks: async () => (await import('./stacks/stacks.ts')).measureStacks(),
  table: async () => (await import('./table/table.ts')).measureTable(),
  topology: async () => (await import('./topology/topology.ts')).measureTopology(),
  uploads: async () => (await import('./server/uploads.ts')).measureUploads(),
}
