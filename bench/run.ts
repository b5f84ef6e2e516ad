import { measureBundle } from './bundle.ts'
import { measureCloud } from './cloud/cloud.ts'
import { measureLargeFiles } from './large-files/large-files.ts'
import { measureGraph } from './graph/graph.ts'
import { measureInstances } from './instances/instances.ts'
import { measureServer } from './server/server.ts'
import { measureUploads } from './server/uploads.ts'
import { measureTable } from './table/table.ts'
import { toLine } from './measure.ts'
import type { Measure } from './measure.ts'

/** Each bench by name: `npm run bench` runs all, `npm run bench -- bundle` one. */
const benches: Record<string, () => Measure[] | Promise<Measure[]>> = {
  bundle: measureBundle,
  cloud: measureCloud,
  graph: measureGraph,
  instances: measureInstances,
  'large-files': measureLargeFiles,
  server: measureServer,
  table: measureTable,
  uploads: measureUploads,
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`No bench ${unknown.join(', ')}; there is: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
for (const [name, measure] of Object.entries(benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  console.log(name)
  for (const result of await measure()) {
    console.log(`  ${toLine(result)}`)
    if (result.value > result.budget) process.exitCode = 1
  }
}
