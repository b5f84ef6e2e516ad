import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { notedCommands } from './commands.ts'

/** Fewer would leave out something that the clients can do. */
const LEAST_COMMANDS = 150

/**
 * `npm run conformance` drives the embedded cloud with the real clients, and with OS_AUTH_URL a real one; arguments are
 * parts of file names. Counts the commands of the OpenStack client that took part.
 */
const folder = mkdtempSync(join(tmpdir(), 'meridian-commands-'))
const noted = join(folder, 'commands')
const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs')
const chosen = process.argv.slice(2)
const files = chosen.length > 0 ? chosen.map((part) => `conformance/${part}`) : ['conformance/']
// A real cloud is one for all files: what one of them makes is in the lists of the others. Tidying up takes it minutes.
const oneByOne = process.env['OS_AUTH_URL'] ? ['--no-file-parallelism', '--hookTimeout=900000'] : []
const { status } = spawnSync(process.execPath, [vitest, 'run', ...oneByOne, ...files], {
  env: { ...process.env, CONFORMANCE_COMMANDS: noted },
  stdio: 'inherit',
})
const commands = notedCommands(noted)
rmSync(folder, { recursive: true, force: true })

const different = new Set(commands).size
process.stdout.write(`${different} commands of the OpenStack client, run ${commands.length} times\n`)
const isEnough = chosen.length > 0 || different >= LEAST_COMMANDS
if (!isEnough) process.stdout.write(`That is fewer than ${LEAST_COMMANDS}.\n`)
process.exitCode = isEnough ? (status ?? 1) : 1
