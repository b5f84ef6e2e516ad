// Runs the embedded cloud alone: `npm run cloud`, and the child process of `npm start`.
import { importQuickly } from '@meridian/cloud/quick-imports'

importQuickly()
// Imported here and not above, so that it is imported quickly.
const { runCloud } = await import('./run-cloud.ts')

// Standard output can be a file on a full disk: a line that is lost must not end the cloud.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

runCloud(process.env).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
