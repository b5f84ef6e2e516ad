// Loads the modules of the embedded cloud and ends.
import { importQuickly } from '../../packages/cloud/src/quick-imports.ts'

importQuickly()
await import('../../apps/meridian/src/run-cloud.ts')
process.exit()
