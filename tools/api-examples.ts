import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@meridian/contract'
import { root, runNode } from './run-node.ts'

/**
 * `node tools/api-examples.ts <file>` writes the examples of the API's documentation from what a run of the contract
 * tests with `MERIDIAN_EXAMPLES=<file>` has recorded. Those of other endpoints stay.
 */
const EXAMPLES = 'packages/server/src/routes/shell/api-examples.json'
const page = join(root, EXAMPLES)

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
      SECRET.test(name) && typeof one === 'string' ? masked(one) : shortened(one),
    ]),
  )
}

/** The schema of a secret in base 32 checks its form. */
const masked = (secret: string) => (/^[A-Z2-7]{26,}$/.test(secret) ? 'A'.repeat(secret.length) : '…')

interface Example {
  body?: unknown
  result?: unknown
}
type Recorded = Example & { name: string }

const [, , file = ''] = process.argv
const recorded = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded) // the tests have written it
  .map(({ name, body, result }) => [name, { body: shortened(body), result: shortened(result) }] as const)
const names = new Set(
  Object.entries(api).flatMap(([group, some]) => Object.keys(some).map((name) => `${group}.${name}`)),
)
const before = Object.entries(JSON.parse(readFileSync(page, 'utf8')) as Record<string, Example>) // this program has written it
const examples = Object.entries(Object.fromEntries([...before, ...recorded]))
  .filter(([name, { body, result }]) => names.has(name) && (body !== undefined || result !== undefined))
  .toSorted(([a], [b]) => (a < b ? -1 : 1))
writeFileSync(page, JSON.stringify(Object.fromEntries(examples)))
await runNode(['node_modules/oxfmt/bin/oxfmt', EXAMPLES])
