import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Every process of the run writes the commands that it has run into this file, one a line. */
const file = process.env['CONFORMANCE_COMMANDS']

export function noteCommand(name: string): void {
  if (file !== undefined) appendFileSync(file, `${name}\n`)
}

/** All commands that were noted in a file, each as often as it was run. */
export const notedCommands = (path: string): string[] =>
  existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
