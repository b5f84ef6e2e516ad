import { startCloud } from '../src/index.ts'

// A cloud in a process of its own, to be killed: `serve.ts FOLDER` opens the folder when it is told to, and says where it is.
const [, , dataDir = ''] = process.argv
process.once('disconnect', () => process.exit())
process.once('message', () => {
  startCloud({ dataDir, port: 0, demoAccounts: true }).then(
    ({ url }) => process.send?.(url),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    },
  )
})
