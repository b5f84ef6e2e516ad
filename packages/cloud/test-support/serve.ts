import { startCloud } from '../src/index.ts'

// A cloud in a separate process, to be killed. `serve.ts FOLDER` opens the folder on the message `open` and sends its URL.
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
