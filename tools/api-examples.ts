import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './run-node.ts'

/**
 * `node tools/api-examples.ts <file>` writes the examples of the API's documentation from what a run of the contract
 * tests with `MERIDIAN_EXAMPLES=<file>` has recorded.
 */
const EXAMPLES = 'packages/server/src/routes/shell/api-examples.json'

/** Longer lists and texts show nothing more. */
const MOST_ITEMS = 2
const LONGEST_TEXT = 120

/** They are those of a test, but look like real ones. */
const SECRET = /secret|password|private_key/

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_TEXT ? `${value.slice(0, LONGEST_TEXT)}…` : value
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SECRET.test(name) && typeof one === 'string' ? '…' : shortened(one),
    ]),
  )
}

interface Recorded {
  name: string
  body?: unknown
  result?: unknown
}

const [, , file = ''] = process.argv
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded) // the tests have written it
const examples = recorded
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, body, result }) => [name, { body: shortened(body), result: shortened(result) }] as const)
  .filter(([, { body, result }]) => body !== undefined || result !== undefined)
writeFileSync(join(root, EXAMPLES), JSON.stringify(Object.fromEntries(examples)))
await runNode(['node_modules/oxfmt/bin/oxfmt', EXAMPLES])
