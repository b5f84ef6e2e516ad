import { startCloud } from '../src/index.ts'

/** A cloud in a process of its own, to be killed: `node serve.ts FOLDER` prints its address. */
const [, , dataDir = ''] = process.argv
const cloud = await startCloud({ dataDir, port: 0, demoAccounts: true })
process.stdout.write(`${cloud.url}\n`)
