import { expect, test } from 'vitest'
import { runNode } from './run-node.ts'

test('a script that leaves a program behind, which holds its output open, is not waited for', async () => {
  const leaver = `
    const left = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { stdio: 'inherit' })
    console.log(left.pid)
    process.exit(3)`
  const { code, output } = await runNode(['-e', leaver])
  process.kill(Number(output))
  expect(code).toBe(3)
})
