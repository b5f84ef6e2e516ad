import { RAN, toLine } from './measure.ts'
import type { Measure } from './measure.ts'
import { isSmoke } from './size.ts'
import { stopShared } from './started.ts'

/**
 * Each bench by name: `npm run bench` runs all, `npm run bench -- bundle` one. A bench is loaded when it runs. With
 * `--smoke` each does little and keeps no budget: the tests find out that it still works.
 */
const benches: Record<string, () => Promise<Measure[]>> = {
  admin: async () => (await import('./admin/admin.ts')).measureAdmin(),
  bundle: async () => (await import('./bundle.ts')).measureBundle(),
  clicks: async () => (await import('./clicks/clicks.ts')).measureClicks(),
  cloud: async () => (await import('./cloud/cloud.ts')).measureCloud(),
  code: async () => (await import('./code/code.ts')).measureCode(),
  graph: async () => (await import('./graph/graph.ts')).measureGraph(),
  instances: async () => (await import('./instances/instances.ts')).measureInstances(),
  'large-files': async () => (await import('./large-files/large-files.ts')).measureLargeFiles(),
  pages: async () => (await import('./pages/pages.ts')).measurePages(),
  server: async () => (await import('./server/server.ts')).measureServer(),
  stacks: async () => (await import('./stacks/stacks.ts')).measureStacks(),
  table: async () => (await import('./table/table.ts')).measureTable(),
  topology: async () => (await import('./topology/topology.ts')).measureTopology(),
  uploads: async () => (await import('./server/uploads.ts')).measureUploads(),
}

/** No small bench takes so long, even on a busy machine. */
const SMOKE_LIMIT_MS = 300_000

const chosen = process.argv.slice(2).filter((name) => name !== '--smoke')
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`Unknown bench ${unknown.join(', ')}; the benches are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const [name, measure] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(name)
  const results = await (isSmoke ? inTime(name, measure()) : measure())
  for (const result of results) {
    console.log(isSmoke ? `${RAN}${result.name}` : `  ${toLine(result)}`)
    if (Number.isNaN(result.value) || (!isSmoke && result.value > result.budget)) process.exitCode = 1
  }
}
await stopShared()

/** A bench that hangs would be waited for without an end: it is named, and its programs end with this one. */
async function inTime(name: string, results: Promise<Measure[]>): Promise<Measure[]> {
  const timer = setTimeout(() => {
    console.error(`${name} did not end within ${SMOKE_LIMIT_MS / 1000} s`)
    process.exit(1)
  }, SMOKE_LIMIT_MS)
  try {
    return await results
  } finally {
    clearTimeout(timer)
  }
}
