import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Every worker of the run appends the commands that it runs to this file, one per line. */
const file = process.env['CONFORMANCE_COMMANDS']

export function recordCommand(name: string): void {
  if (file !== undefined) appendFileSync(file, `${name}\n`)
}

/** All commands in a record, each as often as it was run. */
export const recordedCommands = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
