// Only loads what the embedded cloud is made of.
import { importQuickly } from '../../packages/cloud/src/quick-imports.ts'

importQuickly()
await import('../../apps/meridian/src/run-cloud.ts')
process.exit()
