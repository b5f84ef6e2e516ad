import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recordedCommands } from './commands.ts'

/** With fewer commands, something that the clients can do is not tested. */
const MIN_COMMANDS = 150

/**
 * `npm run conformance` tests the embedded cloud with the real clients, or the real cloud at OS_AUTH_URL; arguments are
 * parts of file names. Counts the commands of the OpenStack client.
 */
const folder = mkdtempSync(join(tmpdir(), 'meridian-commands-'))
const record = join(folder, 'commands')
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const chosen = process.argv.slice(2)
const files = chosen.map((part) => `conformance/${part}`)
// One cloud for all files. Cleaning up takes a real cloud minutes.
const options = ['--project=conformance', '--no-file-parallelism']
if (process.env['OS_AUTH_URL']) options.push('--hookTimeout=900000')
const { status } = spawnSync(process.execPath, [vitest, 'run', ...options, ...files], {
  env: { ...process.env, CONFORMANCE_COMMANDS: record },
  stdio: 'inherit',
})
const commands = recordedCommands(record)
rmSync(folder, { recursive: true, force: true })

const different = new Set(commands).size
process.stdout.write(`${different} commands of the OpenStack client, run ${commands.length} times\n`)
const isEnough = chosen.length > 0 || different >= MIN_COMMANDS
if (!isEnough) process.stdout.write(`Expected at least ${MIN_COMMANDS} different commands.\n`)
process.exitCode = isEnough ? (status ?? 1) : 1
